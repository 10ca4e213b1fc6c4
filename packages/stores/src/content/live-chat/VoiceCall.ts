import type { PayloadOf } from '@lounge/protocol';
import {
  voiceCallAnonymousStart,
  voiceCallResult,
  voiceCallStop,
  voicecallStart,
  voicecallStop,
} from '@lounge/protocol/content/live-chat';
import { startTimer } from '@lounge/transport';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';

/** Where an anonymous voice call is. */
export type VoiceCallState = 'idle' | 'connecting' | 'running' | 'ended' | 'failed';

/** What connects the sound: a platform's own telephony, or nothing here. */
export interface VoiceLine {
  readonly server: string;
  readonly clientId: string;
}

/**
 * An anonymous voice call with a performer: it has started when the result is 2000, and runs when she answers. Any other code is kept
 * with the performer.
 * @spec state:anonymous-voice-call, state:voicecall, rule:voice-call-success, feature:chat.voice-call
 */
export class VoiceCall {
  state: VoiceCallState = 'idle';
  /** The result code of a call that failed; null for a call that could not be sent. */
  resultCode: number | null = null;
  line: VoiceLine | null = null;
  /** The seconds since the answer. */
  seconds = 0;
  readonly actorId: number;
  readonly #context: StoreContext;
  readonly #token: () => string | null;
  #stopCounting = (): void => undefined;

  /** `token` returns the visitor's access token, which the call carries. */
  constructor(actorId: number, context: StoreContext, token: () => string | null) {
    this.actorId = actorId;
    this.#context = context;
    this.#token = token;
    makeAutoObservable(this, { actorId: false }, { autoBind: true });
  }

  listen({ scope, socket }: PushSource): void {
    scope.onEnd(socket.on(voicecallStart, this.onStart));
    scope.onEnd(socket.on(voicecallStop, this.onStop));
  }

  /** @spec query:voice-call.anonymous.start, error:voicecall-not-2000 */
  async start(): Promise<void> {
    if (this.state === 'connecting' || this.state === 'running') return;
    this.#set('connecting', null);
    const { client, scope } = this.#context;
    const input = { accessToken: this.#token() ?? '', actorId: this.actorId };
    const result = await client.call(voiceCallAnonymousStart, input, { signal: scope.signal });
    runInAction(() => {
      if (!result.ok) return this.#set('failed', null);
      const { resultCode, server, clientId } = result.value;
      if (resultCode !== voiceCallResult.success) return this.#set('failed', resultCode);
      this.line = { server, clientId };
    });
  }

  /** Ends the call, or gives it up. */
  async stop(): Promise<void> {
    const { line } = this;
    const { client } = this.#context;
    this.#set('ended', null);
    if (line !== null) await client.call(voiceCallStop, { clientId: line.clientId });
  }

  onStart({ clientId }: PayloadOf<typeof voicecallStart>): void {
    if (this.line?.clientId !== clientId || this.state !== 'connecting') return;
    this.state = 'running';
    this.#count();
  }

  onStop({ clientId, seconds }: PayloadOf<typeof voicecallStop>): void {
    if (this.line?.clientId !== clientId) return;
    const wasRunning = this.state === 'running' || this.state === 'ended';
    this.#set(wasRunning ? 'ended' : 'failed', null);
    this.seconds = seconds;
  }

  #count(): void {
    this.#stopCounting = startTimer(this.#context, 1000, () =>
      runInAction(() => {
        this.seconds += 1;
        this.#count();
      }),
    );
  }

  #set(state: VoiceCallState, resultCode: number | null): void {
    this.#stopCounting();
    this.state = state;
    this.resultCode = resultCode;
    this.line = null;
    if (state === 'connecting') this.seconds = 0;
  }
}
