/** Stands in place of a secret, wherever one is told of. */
export const MASK = "•••";
