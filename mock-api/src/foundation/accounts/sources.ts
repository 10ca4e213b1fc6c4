/** The browser of a visitor. */
export interface VisitorSource {
  readonly address: string;
}

/** A guest whose account a visitor uses, and the visitor's browser. */
export interface GuestSource extends VisitorSource {
  readonly guestId: number;
  /** The hash of the session's token; absent or null for a visitor who is not logged in as this guest. */
  readonly session?: string | null;
}

/** A guest who is logged in, and the browser's address. */
export interface LoggedInSource extends GuestSource {
  /** The hash of the session's token, which does not end. */
  readonly session: string;
}
