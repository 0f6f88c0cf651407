import type { PageFault, PageResult } from "./contract.ts";

/** Thrown inside, turned into the result's `fault` by `attempt`. */
export class Fault extends Error {
  constructor(readonly code: PageFault, message: string) {
    super(message);
  }
}

function caught(error: unknown): { fault: { code: PageFault; message: string } } {
  if (!(error instanceof Fault)) throw error;
  return { fault: { code: error.code, message: error.message } };
}

export function attempt<T>(work: () => T): PageResult<T> {
  try {
    return { ok: work() };
  } catch (error) {
    return caught(error);
  }
}

export async function attemptLater<T>(work: () => Promise<T>): Promise<PageResult<T>> {
  try {
    return { ok: await work() };
  } catch (error) {
    return caught(error);
  }
}
