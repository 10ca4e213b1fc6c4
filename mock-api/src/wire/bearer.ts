/** The bearer of a token. */
export interface Bearer {
  /** Null for anonymous visitors. */
  readonly guestId: number | null;
  /** The hash of the session's token; null without a session. */
  readonly session: string | null;
}

/** The name of the anonymous visitor of a token; null for a session's token, and without one. */
export const visitorOf = (token: string | null): string | null =>
  token?.startsWith('a.') === true ? token.slice(2, 18) : null;
