/** The end of the range of texts that begin like one, which is itself the start. */
export const endOfBeginning = (beginning: string): string => `${beginning}\u{10FFFF}`;
