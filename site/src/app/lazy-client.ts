import type { AnswerOf, AnyCall, InputOf } from '@lounge/protocol';
import { callTimeoutMs, makeFailure, type CallOptions, type Client, type Clock, type Result } from '@lounge/transport';

/** A client whose code is loaded later. */
export interface LazyClient extends Client {
  /** Loads the code, for calls that follow. */
  load(): void;
}

/** Options of lazyClient. */
export interface LazyClientOptions {
  /** Loads the code and creates the client. */
  readonly create: () => Promise<Client>;
  readonly clock: Clock;
}

/**
 * A client whose code is loaded at the first call: a page that the server rendered makes none before it is idle. Without the code a call
 * fails as without a network; the next one loads it again.
 */
export const lazyClient = ({ create, clock }: LazyClientOptions): LazyClient => {
  let loading: Promise<Client> | null = null;
  const load = (): Promise<Client> =>
    (loading ??= create().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  /** The client; null if its code does not load in time. */
  const loaded = async (): Promise<Client | null> => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const cancel = clock.after(callTimeoutMs, () => resolve(null));
    return Promise.race([load().catch(() => null), promise]).finally(cancel);
  };
  return {
    load: () => void load().catch(() => undefined),
    call: async <C extends AnyCall>(
      call: C,
      input: InputOf<C>,
      options?: CallOptions,
    ): Promise<Result<AnswerOf<C>>> => {
      const client = await loaded();
      if (client !== null) return client.call(call, input, options);
      const message = `${call.id}: its code did not load`;
      return { ok: false, failure: makeFailure(call.id, 'offline', 'unavailable', { message }) };
    },
  };
};
