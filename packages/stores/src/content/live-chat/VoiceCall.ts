import type { AnswerOf, PayloadOf } from '@lounge/protocol';
import {
  currentVoiceCall,
  voiceCallAnonymousStart,
  voiceCallResult,
  voiceCallStop,
  voicecallStart,
  voicecallStop,
} from '@lounge/protocol/content/live-chat';
import { startTimer } from '@lounge/transport';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushSource, StoreContext } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import { callWithin, Read } from '../../reactive/Read.ts';

/** Where an anonymous voice call is. */
export type VoiceCallState = 'idle' | 'connecting' | 'ringing' | 'running' | 'ended' | 'failed';

/** The connection of the sound: a platform's own telephony, or nothing here. */
export interface VoiceLine {
  readonly server: string;
  readonly clientId: string;
}

/** Why a call failed. `resultCode` is the server's; null if the call could not be sent, or nobody answered. */
export interface VoiceCallFailure {
  readonly actorId: number;
  readonly reason: 'offline' | 'notOffered' | 'busy' | 'blocked' | 'noAnswer' | 'notSent' | 'other';
  readonly resultCode: number | null;
}

type Current = AnswerOf<typeof currentVoiceCall>;

const unwelcome: ReadonlySet<string> = new Set(['locked', 'notInCountry']);

const reasons: Readonly<Record<number, VoiceCallFailure['reason']>> = {
  [voiceCallResult.offline]: 'offline',
  [voiceCallResult.notOffered]: 'notOffered',
  [voiceCallResult.busy]: 'busy',
  [voiceCallResult.blocked]: 'blocked',
};

/**
 * An anonymous voice call with a performer: it rings when the result is 2000, and runs when she answers. Any other code is passed on
 * with the performer as `failure`.
 * @spec state:anonymous-voice-call, state:voicecall, rule:voice-call-success, feature:chat.voice-call
 */
export class VoiceCall {
  state: VoiceCallState = 'idle';
  failure: VoiceCallFailure | null = null;
  line: VoiceLine | null = null;
  /** The seconds since the answer. */
  seconds = 0;
  /** The caller's call as it was last read. */
  readonly data: Read<Current>;
  readonly actorId: number;
  readonly #context: StoreContext;
  readonly #token: () => string | null;
  /** The line when the call was last read. */
  #readLine: VoiceLine | null = null;
  /** The time of the answer, in milliseconds of the clock. */
  #answeredAt = 0;
  /** An answer that came before the client id was known. */
  #early: string | null = null;
  #stopCounting = (): void => undefined;

  /** `token` returns the visitor's access token, which the call carries. */
  constructor(actorId: number, context: StoreContext, token: () => string | null) {
    this.actorId = actorId;
    this.#context = context;
    this.#token = token;
    this.data = new Read(
      () => {
        this.#readLine = this.line;
        return callWithin(context, currentVoiceCall, {});
      },
      (current) => this.#onCurrent(current),
    );
    makeAutoObservable(this, { actorId: false, failure: observableRef, line: observableRef }, { autoBind: true });
  }

  listen(source: PushSource): void {
    const { scope, socket } = source;
    scope.onEnd(socket.on(voicecallStart, this.onStart));
    scope.onEnd(socket.on(voicecallStop, this.onStop));
    reloadOnResync(
      source,
      () => [this.data],
      this.load,
      () => this.line !== null,
    );
  }

  /** Whether the call connects, rings or runs. */
  get isOpen(): boolean {
    return this.state === 'connecting' || this.state === 'ringing' || this.state === 'running';
  }

  /** @spec query:voice-call.anonymous.start, error:voicecall-not-2000 */
  async start(): Promise<void> {
    if (this.isOpen) return;
    this.#set('connecting');
    this.seconds = 0;
    this.#early = null;
    const { client } = this.#context;
    const input = { accessToken: this.#token() ?? '', actorId: this.actorId };
    const result = await callWithin(this.#context, voiceCallAnonymousStart, input);
    const clientId = result.ok ? result.value.clientId : '';
    // It was given up meanwhile, and nobody knew its client id.
    if (clientId !== '' && this.state !== 'connecting') return void (await client.call(voiceCallStop, { clientId }));
    runInAction(() => {
      if (!result.ok) return this.#fail(unwelcome.has(result.failure.code) ? 'blocked' : 'notSent', null);
      const { resultCode, server } = result.value;
      if (resultCode === voiceCallResult.success) this.#ring({ server, clientId });
      else this.#fail(reasons[resultCode] ?? 'other', resultCode);
    });
  }

  /** Ends the call, or gives it up. */
  async stop(): Promise<void> {
    const { line } = this;
    const { client } = this.#context;
    if (!this.isOpen) return;
    this.#set('ended');
    if (line !== null) await client.call(voiceCallStop, { clientId: line.clientId });
  }

  /** The page goes back to what it was before the call. */
  dismiss(): void {
    if (!this.isOpen) this.#set('idle');
  }

  /** Reads the call again: what happened while pushes were missed. */
  async load(): Promise<void> {
    await this.data.load();
  }

  onStart({ clientId }: PayloadOf<typeof voicecallStart>): void {
    if (this.state === 'connecting') this.#early = clientId;
    else if (this.line?.clientId === clientId) this.#run(0);
  }

  onStop({ clientId, seconds }: PayloadOf<typeof voicecallStop>): void {
    if (this.line?.clientId !== clientId) return;
    if (this.state === 'ringing') return this.#fail('noAnswer', null);
    this.#set('ended');
    this.seconds = seconds;
  }

  #onCurrent({ call }: Current): void {
    const { line } = this;
    if (line === null || this.#readLine !== line) return;
    if (call?.clientId !== line.clientId) this.onStop({ ...line, actorId: this.actorId, seconds: this.seconds });
    else if (call.isAnswered) this.#run(call.seconds);
  }

  #ring(line: VoiceLine): void {
    this.#set('ringing');
    this.line = line;
    if (this.#early === line.clientId) this.#run(0);
  }

  #run(seconds: number): void {
    if (this.state === 'running') return;
    this.state = 'running';
    this.#answeredAt = this.#context.clock.now() - seconds * 1000;
    this.#count();
  }

  /** The clock, and not the number of timers, says how long the call lasts: timers of a page in the background are late. */
  #count(): void {
    this.seconds = Math.max(0, Math.floor((this.#context.clock.now() - this.#answeredAt) / 1000));
    this.#stopCounting = startTimer(this.#context, 1000, () => runInAction(() => this.#count()));
  }

  #fail(reason: VoiceCallFailure['reason'], resultCode: number | null): void {
    if (!this.isOpen) return;
    this.#set('failed');
    this.failure = { actorId: this.actorId, reason, resultCode };
  }

  #set(state: VoiceCallState): void {
    this.#stopCounting();
    this.state = state;
    this.failure = null;
    this.line = null;
  }
}
