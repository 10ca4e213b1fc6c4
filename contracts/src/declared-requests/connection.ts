import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FailureCode } from '@lounge/protocol';
import { pong, refused } from '@lounge/protocol/foundation/realtime';
import { forward } from '../verify/forward.ts';
import { parsedJson } from '../verify/json.ts';
import type { StatedState } from '../verify/pact-files.ts';
import { tearDown, type SetState } from '../verify/set-state.ts';
import { TroubleError, troubleFrom } from '../verify/trouble.ts';
import { openSession, openWire, settle, type Frame, type Wire } from '../verify/wire.ts';
import type { BaseRequest } from './base-request.ts';
import { visitorToken, type FrameSent, type HttpSent } from './sent.ts';

/** The server that gets the requests. */
export interface RequestTarget {
  readonly baseUrl: string;
  /** Null: commands are left out. */
  readonly socketUrl: string | null;
  readonly setState: SetState;
  /** The longest that an answer or frame may take, in milliseconds. */
  readonly waitMs: number;
  /** Whether a field that is not declared is a difference. @default false */
  readonly strict?: boolean;
  /** Headers of the team's own. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** How long a server that limits requests is left alone, and how often: longer than limits of ten seconds. */
const limitedMs = 1_000;
const mostWaits = 15;

/** The answer to a request: a rejection or anything else. */
export interface Answer {
  readonly text: string;
  /** Null for a success, and for what is no declared failure. */
  readonly code: string | null;
  readonly field: unknown;
  /** The status over HTTP; null on the socket. */
  readonly status: number | null;
  /** The body over HTTP; empty on the socket. */
  readonly body: string;
  /** The frames that came, before the answer to a ping that was sent behind the request. */
  readonly frames: readonly Frame[];
}

interface Failure {
  readonly code?: string;
  readonly field?: unknown;
}

const failureIn = (body: unknown): Failure => {
  const { error, errors } = (body ?? {}) as { error?: Failure; errors?: readonly { readonly extensions?: Failure }[] };
  return error ?? errors?.[0]?.extensions ?? {};
};

const isRejectionOf = (sent: Frame, { type, of }: Frame): boolean => type === refused.type && of === sent['type'];

/** Whether a frame is the reply of a type to another one, whose key it repeats. */
export const isReplyTo = (sent: Frame, reply: string | null, { type, key }: Frame): boolean =>
  type === reply && key === sent['key'];

/** Sends requests of one call in a world, with the visitor of its base request. */
export class Connection {
  readonly #target: RequestTarget;
  readonly #base: BaseRequest;
  readonly #visitor: StatedState = { name: 'the visitor is anonymous', params: { token: visitorToken } };
  #world = '';
  #wire: Wire | null = null;
  /** How many were sent. */
  count = 0;
  /** Failures to clean up. */
  readonly problems: string[] = [];

  constructor(target: RequestTarget, base: BaseRequest) {
    this.#target = target;
    this.#base = base;
  }

  get states(): readonly StatedState[] {
    return [...this.#base.states, this.#visitor];
  }

  /** Goes on in another world, in which nothing has happened. */
  async begin(): Promise<void> {
    await this.end();
    this.#world = `i${randomBytes(5).toString('hex')}`;
    for (const state of this.states) await this.#target.setState(state, this.#world);
  }

  /**
   * The answer; rejects with a trouble where there is none. A server that limits requests is asked again until its limit has passed, but
   * for calls that are limited themselves.
   */
  async send(sent: HttpSent | FrameSent, failures: readonly FailureCode[] = []): Promise<Answer> {
    for (let left = mostWaits; ; left -= 1) {
      this.count += 1;
      const answer = await ('frame' in sent ? this.#frame(sent) : this.#request(sent));
      if (answer.code !== 'tooMany' || failures.includes('tooMany')) return answer;
      if (left === 0)
        throw new TroubleError({
          kind: 'nothingArrived',
          text: `the server limits requests (tooMany): ${answer.text}`,
        });
      await setTimeout(limitedMs);
    }
  }

  async #request({ method, path, headers, body }: HttpSent): Promise<Answer> {
    const { baseUrl, waitMs, headers: own = {} } = this.#target;
    const bytes = body instanceof Uint8Array ? Buffer.from(body) : body;
    const request = { method, originalUrl: path, headers, ...(bytes === null ? {} : { body: bytes }) };
    const answer = await forward(request, { baseUrl, world: this.#world, waitMs, headers: own });
    if (answer.trouble !== null && answer.trouble.kind !== 'notJson') throw new TroubleError(answer.trouble);
    const { code = null, field = null } = failureIn(parsedJson(answer.body));
    return {
      text: `${answer.status} ${answer.body}`,
      code,
      field,
      status: answer.status,
      body: answer.body,
      frames: [],
    };
  }

  /** Closes the socket and cleans the world up. */
  async end(): Promise<void> {
    this.#close();
    if (this.#world !== '')
      this.problems.push(...(await tearDown(this.states, { ...this.#target, world: this.#world })));
    this.#world = '';
  }

  #close(): void {
    this.#wire?.close();
    this.#wire = null;
  }

  async #session(): Promise<Wire> {
    const { socketUrl, waitMs, headers } = this.#target;
    const wire = await openWire(socketUrl ?? '', { world: this.#world, waitMs, headers });
    this.#wire = wire;
    await openSession(wire, this.#base);
    return wire;
  }

  async #frame({ frame, reply = null }: FrameSent): Promise<Answer> {
    const wire = this.#wire ?? (await this.#session());
    const before = wire.frames.length;
    wire.send(frame);
    // A server may close the socket behind the rejection.
    await settle(wire, this.#base).catch((error: unknown) => {
      if (troubleFrom(error).kind !== 'closed') throw error;
    });
    // A pong may be that of an earlier ping.
    const isReply = (each: Frame): boolean =>
      reply === pong.type ? isReplyTo(frame, reply, each) : each['type'] === reply;
    const isAnswer = (each: Frame): boolean => isReply(each) || isRejectionOf(frame, each);
    // A server may answer a ping first. Where nothing comes, what came instead is a difference.
    if (reply !== null)
      await wire
        .find((all) => all.slice(before).find(isAnswer), `"${reply}"`)
        .catch((error: unknown) => {
          if (!['tooSlow', 'closed'].includes(troubleFrom(error).kind)) throw error;
        });
    const frames = wire.frames.slice(before);
    // The session may have ended with the rejection.
    if (!frames.some(({ type }) => type === pong.type)) this.#close();
    const rejection = frames.find((each) => isRejectionOf(frame, each));
    const { code = null, field } = (rejection ?? {}) as Failure;
    const text = JSON.stringify(rejection ?? frames[0] ?? 'nothing');
    return { text, code, field, status: null, body: '', frames };
  }
}
