import type { AnswerOf } from '@lounge/protocol';
import { enterPrizeDraw, prizeDraw } from '@lounge/protocol/engagement/special-events';
import { emailVerified } from '@lounge/protocol/foundation/guest';
import type { Result } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { callWithin, Read } from '../../reactive/Read.ts';
import { LaterReads } from './LaterReads.ts';

/** A draw with its terms, and the guest in it. */
export type PrizeDrawData = AnswerOf<typeof prizeDraw>;

/** The prize draw: one free entry, and winners that the server draws after the end. @spec screen:campaign.prize-draw */
export class PrizeDraw {
  readonly data: Read<PrizeDrawData>;
  readonly entry = new Loadable<AnswerOf<typeof enterPrizeDraw>>();
  readonly #context: StoreContext;
  readonly #later: LaterReads;

  constructor(context: StoreContext) {
    this.#context = context;
    this.#later = new LaterReads(context);
    this.data = new Read(() => callWithin(context, prizeDraw, {}));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the guest takes part. */
  get hasEntered(): boolean {
    return this.data.value?.guest?.hasEntered ?? false;
  }

  load(): Promise<Result<PrizeDrawData>> {
    return this.data.load();
  }

  /** Forgets why an entry was not taken once the address is confirmed. */
  listen(source: PushSource): void {
    this.data.listen(source, emailVerified);
    source.scope.onEnd(source.socket.on(emailVerified, () => this.entry.reset()));
  }

  /** Takes part. A repeat is as the first; the draw is read again where it is not as shown. */
  async enter(): Promise<void> {
    const eventId = this.data.value?.eventId;
    if (eventId === undefined || this.entry.state === 'loading') return;
    const result = await this.entry.track(() => this.#context.client.call(enterPrizeDraw, { eventId }));
    if (!result.ok) return void (await this.data.load());
    const { hasEntered } = result.value;
    runInAction(() =>
      this.data.change((draw) => (draw.guest === null ? draw : { ...draw, guest: { ...draw.guest, hasEntered } })),
    );
  }

  /** Reads the draw once the timer to its start or its end is over, until its winners are drawn. */
  onOver(): void {
    const before = this.data.value;
    this.#later.begin(async () => {
      await this.data.load();
      const now = this.data.value;
      return now?.hasEnded === true ? now.isDrawn : now?.hasStarted === true && before?.hasStarted === false;
    });
  }
}
