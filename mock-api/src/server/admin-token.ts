import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a header has the token. Digests are compared, which have one length, in a time that tells nothing about them. */
export const isAdmin = (token: string) => {
  const expected = digest(`Bearer ${token}`);
  return (header: string | undefined): boolean => timingSafeEqual(digest(header ?? ''), expected);
};

/** The header with the admin token of a call; `Authorization` has the visitor's own. */
const adminHeader = 'x-admin-token';

/** Whether a request carries the admin token beside the token of its visitor; never where the server has none. */
export const isAdminRequest = (token: string | null): ((request: IncomingMessage) => boolean) => {
  if (token === null) return () => false;
  const hasToken = isAdmin(token);
  return ({ headers }) => {
    const header = headers[adminHeader];
    return typeof header === 'string' && hasToken(`Bearer ${header}`);
  };
};
