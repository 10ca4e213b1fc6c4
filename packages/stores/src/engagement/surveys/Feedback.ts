import { getFeedbackData, maxFeedback, storeFeedback } from '@lounge/protocol/engagement/surveys';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';

/** The visitor's answers so far; a rating of null is none. */
export interface FeedbackDraft {
  readonly rating: number | null;
  readonly text: string;
  readonly email: string;
}

/**
 * Feedback about the site: queued as active, sent once and stored; or not stored, because the visitor gave some not long ago. What was
 * written stays until it is stored.
 * @spec state:survey, feature:feedback.survey, error:survey-time-limited
 */
export class Feedback {
  state: 'unknown' | 'queued' | 'sending' | 'stored' | 'timeLimited' | 'failed' = 'unknown';
  draft: FeedbackDraft = { rating: null, text: '', email: '' };
  /** From when the next feedback is possible; null if that is now. */
  timeLimit: string | null = null;
  /** The part of the draft that was rejected. */
  rejected: 'text' | 'email' | null = null;
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads whether the survey is queued as active. What is being answered stays as it is. */
  async load(): Promise<void> {
    const result = await callWithin(this.#context, getFeedbackData, {});
    if (!result.ok || this.state !== 'unknown') return;
    runInAction(() => {
      this.timeLimit = result.value.timeLimit;
      this.state = result.value.isActive ? 'queued' : 'timeLimited';
    });
  }

  write(changes: Partial<FeedbackDraft>): void {
    this.draft = { ...this.draft, ...changes };
    this.rejected = null;
  }

  /** Sends the draft with the address of the page; does nothing without a rating, while it is on its way, or once it was answered. */
  async send(page: { readonly currentUrl: string; readonly mobile: boolean }): Promise<void> {
    const { rating, text, email } = this.draft;
    if (rating === null || !['queued', 'failed'].includes(this.state)) return;
    this.rejected = text.length > maxFeedback ? 'text' : null;
    if (this.rejected !== null) return;
    this.state = 'sending';
    const words = text.trim() === '' ? null : text;
    const reply = email.trim() === '' ? null : email.trim();
    const result = await callWithin(this.#context, storeFeedback, { ...page, rating, feedback: words, email: reply });
    runInAction(() => {
      if (!result.ok) {
        this.state = 'failed';
        if (result.failure.field === 'email') this.rejected = 'email';
        return;
      }
      this.timeLimit = result.value.timeLimit;
      this.state = this.timeLimit === null ? 'stored' : 'timeLimited';
    });
  }
}
