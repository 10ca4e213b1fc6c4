import type { AnswerOf } from '@lounge/protocol';
import { messengerToyControls } from '@lounge/protocol/content/gifts';
import { makeAutoObservable } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { Loadable } from '../../reactive/Loadable.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';

/** A pattern of toy control. */
export type ToyControl = AnswerOf<typeof messengerToyControls>['toyControls'][number];

/**
 * The toy controls that can be sent in a chat.
 * @spec entity:toyControl, feature:chat.toy-control, screen:overlay.toy-control-picker
 */
export class ToyControls {
  /** All of them in their order, including inactive ones. */
  readonly catalogue = new Loadable<readonly ToyControl[]>();
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    reloadOnResync(source, () => [this.catalogue], this.load);
  }

  /** Those that are offered. */
  get offered(): readonly ToyControl[] {
    return (this.catalogue.value ?? []).filter(({ active }) => active);
  }

  /** A control by its id; null before they were read. */
  control(id: number): ToyControl | null {
    return this.catalogue.value?.find((each) => each.id === id) ?? null;
  }

  async load(): Promise<void> {
    const { client, scope } = this.#context;
    await this.catalogue.load(async () => {
      const result = await client.call(messengerToyControls, {}, { signal: scope.signal });
      return result.ok ? { ok: true, value: result.value.toyControls } : result;
    });
  }
}
