/** The browser of a visitor. */
export interface VisitorSource {
  readonly address: string;
}

/** A guest who is logged in, and the browser's address. */
export interface LoggedInSource extends VisitorSource {
  readonly guestId: number;
  /** The hash of the session's token, which does not end. */
  readonly session: string;
}
