import { emailKey, isEmail } from '@lounge/locale';
import { offeredNewsletter } from '@lounge/protocol/foundation/guest';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { subscribeTo } from './Notifications.ts';

/** How a visitor's request stands: not made, being sent, at no address, failed, or a mail asks about it. */
export type NewsletterRequestState = 'idle' | 'sending' | 'malformed' | 'failed' | 'asked';

/** A visitor's request for a newsletter, at any address. Its mail asks first. @spec screen:shell.footer, rest:guest.newsletter.subscribe */
export class NewsletterRequest {
  state: NewsletterRequestState = 'idle';
  readonly #context: StoreContext;
  readonly #typeId: number;

  /** `typeId` is the newsletter. @default the offered one */
  constructor(context: StoreContext, typeId: number = offeredNewsletter) {
    this.#context = context;
    this.#typeId = typeId;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Ignored while a request is being sent. */
  async send(emailAddress: string): Promise<void> {
    if (this.state === 'sending') return;
    if (!isEmail(emailKey(emailAddress))) {
      this.state = 'malformed';
      return;
    }
    this.state = 'sending';
    const outcome = await subscribeTo(this.#context, this.#typeId, emailAddress, null);
    runInAction(() => {
      this.state = outcome === 'failed' ? 'failed' : 'asked';
    });
  }
}
