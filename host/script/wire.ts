// Written from protocol.go by a test. Do not edit.
// deno-fmt-ignore-file

export interface Answer {
  result: unknown;
  picture: string;
  error: Refused | null;
}

export interface Boot {
  nonce: string;
  name: string;
  code: string;
  params: number;
  piece: number;
  text: number;
  images: number;
  image: number;
}

export interface Call {
  tool: "browser" | "browser_screenshot";
  params: string;
}

export interface Piece {
  data: string;
  last: boolean;
}

export interface Refused {
  code: string;
  message: string;
}

export interface Said {
  call?: Call;
  text?: Piece;
  image?: Piece;
  error?: Thrown;
}

export interface Thrown {
  code: string;
  message: string;
  stack: string;
}
