import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a header has the token. Digests are compared, which have one length, in a time that tells nothing about them. */
export const isAdmin = (token: string) => {
  const expected = digest(`Bearer ${token}`);
  return (header: string | undefined): boolean => timingSafeEqual(digest(header ?? ''), expected);
};
