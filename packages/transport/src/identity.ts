/** The visitor, from the page configuration. */
export interface Identity {
  /** The access token, null before there is one. */
  readonly token: string | null;
  /** Null for anonymous visitors. */
  readonly guestId: number | null;
  readonly language: string;
}
