import { emailKey, isEmail } from '@lounge/locale';
import type { AnswerOf } from '@lounge/protocol';
import { sendVideoShareEmail } from '@lounge/protocol/content/videos';
import { standingIn, type Failure, type Result } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreContext } from '../../ports.ts';
import { IdempotentIntent } from '../../reactive/IdempotentIntent.ts';

type Answer = AnswerOf<typeof sendVideoShareEmail>;

/** A field of the form that is wrong. */
export type ShareField = 'recipient' | 'message';

/**
 * How sharing a video stands. `sent`, `timeout` and `failed` are the outcomes of the documents; `offline` may have been sent, and is repeated
 * under the same key; `restricted` for guests who may not write.
 */
export type ShareState =
  | { readonly kind: 'idle' | 'sending' | 'timeout' | 'failed' | 'offline' | 'restricted' }
  | { readonly kind: 'sent'; readonly recipient: string }
  | { readonly kind: 'malformed'; readonly field: ShareField };

/** Dependencies of VideoShare. */
export interface VideoShareOptions {
  /** The guest's id now; null for a visitor. */
  readonly guestId: () => number | null;
  /** Creates idempotency keys. @default random */
  readonly newKey?: (() => string) | undefined;
}

const rejectedAs = (failure: Failure): ShareState => {
  const { code, field } = failure;
  if (code === 'malformed') return { kind: 'malformed', field: field === 'message' ? 'message' : 'recipient' };
  return { kind: standingIn(failure) === null ? 'failed' : 'restricted' };
};

/** The state after an answer. Every status but the two with a name is a general failure, one that we do not know too. */
const stateAfter = (result: Result<Answer>, recipient: string): ShareState => {
  if (!result.ok) return result.failure.kind === 'offline' ? { kind: 'offline' } : rejectedAs(result.failure);
  const { status } = result.value;
  if (status === 'OK') return { kind: 'sent', recipient };
  return { kind: status === 'TIMEOUT' ? 'timeout' : 'failed' };
};

/**
 * Sharing a video by e-mail: what was typed stays until it was sent. A press during another joins it, and one after a lost answer repeats it.
 * @spec state:video-share-email, rule:video-share-email, feature:videos.share
 */
export class VideoShare {
  recipient = '';
  message = '';
  state: ShareState = { kind: 'idle' };
  readonly videoId: number;
  readonly #context: StoreContext;
  readonly #options: VideoShareOptions;
  /** The intent to send these words to this address. */
  readonly #intent: IdempotentIntent<Answer>;

  constructor(videoId: number, context: StoreContext, options: VideoShareOptions) {
    this.videoId = videoId;
    this.#context = context;
    this.#options = options;
    this.#intent = new IdempotentIntent(options.newKey);
    makeAutoObservable(this, { state: observableRef, videoId: false }, { autoBind: true });
  }

  /** Whether recipient and guest are there; the video always is. */
  get isComplete(): boolean {
    return this.recipient.trim() !== '' && this.#options.guestId() !== null;
  }

  /** Changes what was typed; what was said of the last attempt goes. Ignored while one is on its way. */
  type(changes: { readonly recipient?: string; readonly message?: string }): void {
    if (this.state.kind === 'sending') return;
    Object.assign(this, changes);
    this.state = { kind: 'idle' };
  }

  /** Sends the mail; what is not complete is not sent. */
  async send(): Promise<void> {
    const guestId = this.#options.guestId();
    if (guestId === null || !this.isComplete || this.state.kind === 'sending') return;
    const recipient = emailKey(this.recipient);
    if (!isEmail(recipient)) {
      this.state = { kind: 'malformed', field: 'recipient' };
      return;
    }
    const message = this.message.trim();
    const input = { recipient, videoId: this.videoId, guestId, ...(message === '' ? {} : { message }) };
    this.state = { kind: 'sending' };
    // Not aborted with the page: the mail is sent all the same.
    const result = await this.#intent.run(input, (key) =>
      this.#context.client.call(sendVideoShareEmail, input, { key }),
    );
    runInAction(() => {
      this.state = stateAfter(result, recipient);
      if (this.state.kind === 'sent') [this.recipient, this.message] = ['', ''];
    });
  }
}
