/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The idempotency key: a repeated change with the same key counts once. @default a new key */
  readonly key?: string;
  /** How long a call waits for connection and reply, in milliseconds. @default callTimeoutMs; uploadTimeoutMs with a file */
  readonly timeoutMs?: number;
}
