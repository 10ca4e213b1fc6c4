import type { AnswerOf } from '@lounge/protocol';
import { easterEvent } from '@lounge/protocol/engagement/special-events';
import { bonusCodeRedeemed } from '@lounge/protocol/foundation/vouchers';
import type { Result } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';
import type { PushSource } from '../../ports.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';
import { eventRead, type EventData } from './events.ts';

/** The guest’s eggs and rewards in an egg hunt. */
export type HuntData = AnswerOf<typeof easterEvent>;
/** A reward for eggs. */
export type EasterRewardData = HuntData['rewards'][number];

/** The egg hunt: its event, and the guest’s eggs and rewards in it. @spec screen:campaign.easter, state:easter-reward */
export class EggHunt {
  readonly event: Read<EventData>;
  readonly data: Read<HuntData>;

  constructor(context: ReadContext) {
    this.event = eventRead('easter', context);
    this.data = new Read(() => callWithin(context, easterEvent, { id: this.event.value?.eventId ?? 0 }));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads the event, then the guest in it. Returns the failure of either. */
  async load(): Promise<Result<unknown>> {
    const result = await this.event.load();
    return result.ok ? this.data.load() : result;
  }

  /** Reads the rewards again after a code was redeemed, here or elsewhere. */
  listen(source: PushSource): void {
    this.event.listen(source);
    this.data.listen(source, bonusCodeRedeemed);
  }
}
