/**
 * Who made a request, as the log names visitors: by ids of the database and an address, never by a mail address or a token.
 * What is absent is not known, or not written for reasons of privacy: see docs/decisions/0042-who-did-what-is-in-the-log.md.
 */
export interface Who {
  readonly guest?: number;
  /** Distinguishes the sessions of a guest; nobody can log in with it. */
  readonly session?: string;
  /** The address, as limits count it: of IPv6 its network. */
  readonly address?: string;
}

/** A guest and the hash of a session's token, as far as a request tells. */
interface Visitor {
  readonly guestId: number | null;
  readonly session?: string | null;
}

/** So much of a session's hash distinguishes sessions, and is too little to find its token's row. */
const sessionLength = 12;

/** Returns how the log names a visitor. */
export const whoOf = (visitor: Visitor | null, address?: string): Who => ({
  ...(visitor?.guestId == null ? {} : { guest: visitor.guestId }),
  ...(visitor?.session == null ? {} : { session: visitor.session.slice(0, sessionLength) }),
  ...(address === undefined ? {} : { address }),
});
