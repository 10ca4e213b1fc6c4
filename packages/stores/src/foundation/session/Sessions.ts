import type { AnswerOf } from '@lounge/protocol';
import { endGuestSession, getSessions, logOutEverywhere } from '@lounge/protocol/foundation/session';
import type { Failure, Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

type SessionList = AnswerOf<typeof getSessions>;
/** One session of the guest. */
export type GuestSessionData = SessionList['sessions'][number];

/** Where the guest is logged in, and how to end that. */
export class Sessions {
  readonly list: Read<SessionList>;
  /** The session that is being ended, `all`, or null. */
  pending: number | 'all' | null = null;
  failure: Failure | null = null;
  readonly #context: StoreContext;
  readonly #reload: () => void;

  constructor(context: StoreContext, reload: () => void) {
    this.#context = context;
    this.list = new Read(() => callWithin(context, getSessions, {}));
    this.#reload = reload;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Ends one session. The list is read again, as another device may have changed it too. */
  async end(id: number): Promise<void> {
    const result = await this.#end(id, () => this.#context.client.call(endGuestSession, { id }));
    // A session that is unknown has ended already.
    if (result?.ok === true || result?.failure.code === 'unknown') await this.list.load();
  }

  /** Ends all sessions. This page reloads itself, because its connection may be lost. */
  async endAll(): Promise<void> {
    const result = await this.#end('all', () => this.#context.client.call(logOutEverywhere, {}));
    if (result?.ok === true || result?.failure.code === 'needLogin') this.#reload();
  }

  async #end<T>(which: number | 'all', call: () => Promise<Result<T>>): Promise<Result<T> | null> {
    if (this.pending !== null) return null;
    this.pending = which;
    const result = await call();
    const isEnded = result.ok || result.failure.code === (which === 'all' ? 'needLogin' : 'unknown');
    runInAction(() => {
      this.pending = null;
      this.failure = isEnded || result.ok ? null : result.failure;
    });
    return result;
  }
}
