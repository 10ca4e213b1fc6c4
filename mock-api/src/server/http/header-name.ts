/** Whether a text is the name of a header that pages of other origins can be allowed to send. A star is none: it would allow all. */
export const isHeaderName = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
