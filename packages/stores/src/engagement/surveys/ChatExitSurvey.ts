import type { InputOf } from '@lounge/protocol';
import { chatRating, storeChatExitSurvey } from '@lounge/protocol/engagement/surveys';
import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';

type Survey = InputOf<typeof storeChatExitSurvey>;

/** The chat that a survey is about. */
export type RatedChat = Pick<Survey, 'chatId' | 'actorId' | 'chatType' | 'isAnonymousVoicecall'>;

/** The guest's answers, and the chat that they are about. */
export interface ChatVerdictData {
  readonly rating: keyof typeof chatRating;
  /** The words that go with it; empty for none. */
  readonly feedback: string;
  /** The address of the page. */
  readonly currentUrl: string;
  /** Whether the page is a phone's. */
  readonly mobile: boolean;
}

/**
 * The survey after one chat: queued until the guest answers, then sent once. A survey that the server has already counts as stored.
 * @spec state:survey, feature:feedback.chat-exit
 */
export class ChatExitSurvey {
  state: 'queued' | 'sending' | 'stored' | 'failed' = 'queued';
  readonly chat: RatedChat;
  readonly #context: StoreContext;

  constructor(chat: RatedChat, context: StoreContext) {
    this.chat = chat;
    this.#context = context;
    makeAutoObservable(this, { chat: false }, { autoBind: true });
  }

  /** Sends the answer; does nothing while it is on its way or stored. */
  async send({ rating, feedback, currentUrl, mobile }: ChatVerdictData): Promise<void> {
    if (this.state === 'sending' || this.state === 'stored') return;
    this.state = 'sending';
    const words = feedback === '' ? null : feedback;
    const survey = { ...this.chat, rating: chatRating[rating], feedback: words, currentUrl, mobile };
    const result = await callWithin(this.#context, storeChatExitSurvey, survey);
    runInAction(() => (this.state = result.ok ? 'stored' : 'failed'));
  }
}
