/** The bearer of a token. */
export interface Bearer {
  /** Null for anonymous visitors. */
  readonly guestId: number | null;
  /** The hash of the session's token; null without a session. */
  readonly session: string | null;
}

const bearerPattern = /^Bearer\s+(\S+)$/i;

/** The token of an `Authorization` header; null without one. */
export const bearerTokenOf = (header: string | null | undefined): string | null =>
  bearerPattern.exec(header ?? '')?.[1] ?? null;

/** The name of the anonymous visitor of a token; null for a session's token, and without one. */
export const visitorOf = (token: string | null): string | null =>
  token?.startsWith('a.') === true ? token.slice(2, 18) : null;
