import { allows, consentOf, type ConsentCategory, type ConsentChoice } from '@lounge/locale';
import type { Scope } from '@lounge/transport';
import { makeAutoObservable } from 'mobx';

/** The visitor's choice about cookies, in all pages of the site at once. */
export class Consent {
  choice: ConsentChoice;
  #channel: BroadcastChannel | null = null;

  constructor(choice: ConsentChoice) {
    this.choice = choice;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the visitor allows a purpose; before the choice nothing is allowed. */
  allows(category: ConsentCategory): boolean {
    return allows(this.choice, category);
  }

  /** Whether use of the site may be counted, as the environments of other stores ask it. */
  get hasAnalyticsConsent(): boolean {
    return this.allows('analytics');
  }

  /** Applies a choice here and in the visitor's other pages. Returns the word for its cookie. */
  choose(categories: Readonly<Record<ConsentCategory, boolean>>): ConsentChoice {
    this.#take(consentOf(categories));
    this.#channel?.postMessage(this.choice);
    return this.choice;
  }

  /** Takes over what the visitor chooses in other pages that are connected to the same channel. */
  connect(channel: BroadcastChannel, scope: Scope): void {
    this.#channel = channel;
    channel.onmessage = ({ data }) => this.#take(data as ConsentChoice);
    scope.onEnd(() => channel.close());
  }

  #take(choice: ConsentChoice): void {
    this.choice = choice;
  }
}
