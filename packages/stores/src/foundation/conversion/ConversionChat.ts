import { conversionChat } from '@lounge/protocol/foundation/conversion';
import type { Failure } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ConversionSource, StoreContext } from '../../ports.ts';

/** The guest's standing with the conversion chat: able to have it, to get it by verifying the address, or to switch it on again. */
export interface ConversionOffer {
  readonly state: 'eligible' | 'candidate' | 'switchedOff';
  /** The end of the offer, or of the time in which the guest can get it, as an instant. */
  readonly end: string;
}

/**
 * The guest's conversion chat: a first chat that costs nothing, offered until an instant.
 * @spec state:conversion-chat, feature:chat.conversion
 */
export class ConversionChat {
  isPending = false;
  failure: Failure | null = null;
  readonly #context: StoreContext;
  readonly #guest: ConversionSource;

  constructor(context: StoreContext, guest: ConversionSource) {
    this.#context = context;
    this.#guest = guest;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The offer at an instant in milliseconds since 1970; null for a guest who has none, or none any more. */
  offerAt(now: number): ConversionOffer | null {
    const { value } = this.#guest.data;
    if (value === null) return null;
    const { conversionChatEnd: end, conversionChatCandidateEnd: candidateEnd, isConversionChatEnabled } = value;
    if (end !== null && Date.parse(end) > now)
      return { state: isConversionChatEnabled ? 'eligible' : 'switchedOff', end };
    return candidateEnd !== null && Date.parse(candidateEnd) > now ? { state: 'candidate', end: candidateEnd } : null;
  }

  /** Switches the offer on or off. Returns whether that was stored. */
  async setEnabled(isEnabled: boolean): Promise<boolean> {
    if (this.isPending) return false;
    this.isPending = true;
    this.failure = null;
    const result = await this.#context.client.call(conversionChat, { action: isEnabled ? 'enable' : 'disable' });
    runInAction(() => {
      this.isPending = false;
      this.failure = result.ok ? null : result.failure;
      if (result.ok) this.#guest.update({ isConversionChatEnabled: result.value.isEnabled });
    });
    return result.ok;
  }
}
