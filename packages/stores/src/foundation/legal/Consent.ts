import {
  allows,
  consentCookie,
  consentIn,
  consentOf,
  type ConsentCategory,
  type ConsentChoice,
  type StoredConsent,
} from '@lounge/locale';
import { recordCookieChoice } from '@lounge/protocol/foundation/legal';
import type { Client, Scope } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';

/** The visitor's choice about cookies, in all pages of the site at once. */
export class Consent {
  choice: ConsentChoice;
  /** When the choice was recorded, and its receipt; null before. */
  proof: StoredConsent['proof'] = null;
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

  /** Records the choice at the server, as a proof. Returns the value for its cookie; null if it is not recorded, or not the choice any more. */
  async record(client: Client): Promise<string | null> {
    const { choice } = this;
    if (choice === 'unknown') return null;
    const result = await client.call(recordCookieChoice, { choice });
    if (!result.ok || this.choice !== choice) return null;
    const proof = { at: Date.parse(result.value.at), receipt: result.value.receipt };
    runInAction(() => (this.proof = proof));
    return consentCookie(choice, proof);
  }

  /** Takes over what a cookie has: a choice that another page stored without telling this one, and its proof. */
  restore(cookie: string | null): void {
    const { choice, proof } = consentIn(cookie);
    if (choice === 'unknown') return;
    this.#take(choice);
    this.proof = proof;
  }

  /** Takes over what the visitor chooses in other pages that are connected to the same channel. */
  connect(channel: BroadcastChannel, scope: Scope): void {
    this.#channel = channel;
    channel.onmessage = ({ data }) => this.#take(data as ConsentChoice);
    scope.onEnd(() => channel.close());
  }

  #take(choice: ConsentChoice): void {
    if (choice !== this.choice) this.proof = null;
    this.choice = choice;
  }
}
