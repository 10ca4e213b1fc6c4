/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The idempotency key: a repeated change with the same key counts once. @default a new key */
  readonly key?: string;
}
