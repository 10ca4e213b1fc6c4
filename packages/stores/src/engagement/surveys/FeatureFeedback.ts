import { chatRating, featureFeedback, feedbackFeatures } from '@lounge/protocol/engagement/surveys';
import { makeAutoObservable, runInAction } from 'mobx';
import type { FeedbackSource, StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';

/** A feature that guests are asked about. */
export type AskedFeature = keyof typeof feedbackFeatures;

/** The guest's answer. */
export interface FeatureVerdict {
  readonly rating: keyof typeof chatRating;
  /** The words that go with it; empty for none. */
  readonly text: string;
  /** The path of the page. */
  readonly url: string;
}

/**
 * The question how a guest finds one feature: asked of those who have not answered it, and stored once. Anything but true is a failure.
 * @spec state:feature-feedback, rule:feature-feedback-true
 */
export class FeatureFeedback {
  state: 'asked' | 'sending' | 'stored' | 'failed' = 'asked';
  readonly #id: number;
  readonly #context: StoreContext;
  readonly #guest: FeedbackSource;

  constructor(feature: AskedFeature, context: StoreContext, guest: FeedbackSource) {
    this.#id = feedbackFeatures[feature];
    this.#context = context;
    this.#guest = guest;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the question is shown: to guests who have not answered it before this page. */
  get isAsked(): boolean {
    const { value } = this.#guest.data;
    if (this.state === 'stored') return true;
    return value !== null && value.isLoggedIn && !value.featureFeedbackIds.includes(this.#id);
  }

  /** Sends the answer; does nothing while it is on its way or stored. */
  async send({ rating, text, url }: FeatureVerdict): Promise<void> {
    if (this.state === 'sending' || this.state === 'stored') return;
    this.state = 'sending';
    const answer = { featureId: this.#id, rating: chatRating[rating], text: text === '' ? null : text, url };
    const result = await callWithin(this.#context, featureFeedback, answer);
    runInAction(() => {
      this.state = result.ok && result.value ? 'stored' : 'failed';
      const known = this.#guest.data.value?.featureFeedbackIds ?? [];
      if (this.state === 'stored') this.#guest.update({ featureFeedbackIds: [...known, this.#id] });
    });
    // Who has answered on another page is not asked to send it again.
    if (result.ok && !result.value) await this.#guest.load();
  }
}
