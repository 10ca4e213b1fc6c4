import { emailKey, isEmail } from '@lounge/locale';
import { offeredNewsletter } from '@lounge/protocol/foundation/guest';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { subscribeTo } from './Notifications.ts';

/** How a visitor's request stands: not made, being sent, at no address, failed, or a mail asks about it. */
export type NewsletterRequestState = 'idle' | 'sending' | 'malformed' | 'failed' | 'asked';

/** A visitor's request for the offered newsletter, at any address. Its mail asks first. @spec screen:shell.footer, rest:guest.newsletter.subscribe */
export class NewsletterRequest {
  state: NewsletterRequestState = 'idle';
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
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
    const outcome = await subscribeTo(this.#context, offeredNewsletter, emailAddress, null);
    runInAction(() => {
      this.state = outcome === 'failed' ? 'failed' : 'asked';
    });
  }
}
