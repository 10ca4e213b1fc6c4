import type { AnswerOf } from '@lounge/protocol';
import { messengerToyControls } from '@lounge/protocol/content/gifts';
import { makeAutoObservable } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { callWithin, mapped, Read, type ReadContext } from '../../reactive/Read.ts';

/** A pattern of toy control. */
export type ToyControl = AnswerOf<typeof messengerToyControls>['toyControls'][number];

/**
 * The toy controls that can be sent in a chat.
 * @spec entity:toyControl, feature:chat.toy-control, screen:overlay.toy-control-picker
 */
export class ToyControls {
  /** All of them in their order, including inactive ones. */
  readonly catalogue: Read<readonly ToyControl[]>;

  constructor(context: ReadContext) {
    this.catalogue = new Read<readonly ToyControl[]>(async () =>
      mapped(await callWithin(context, messengerToyControls, {}), ({ toyControls }) => toyControls),
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  listen(source: PushSource): void {
    this.catalogue.listen(source);
  }

  /** Those that are offered. */
  get offered(): readonly ToyControl[] {
    return (this.catalogue.value ?? []).filter(({ active }) => active);
  }

  /** A control by its id; null before they were read. */
  control(id: number): ToyControl | null {
    return this.catalogue.value?.find((each) => each.id === id) ?? null;
  }
}
