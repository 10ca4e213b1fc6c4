import { randomBytes } from 'node:crypto';
import { queryPath } from '@lounge/protocol';
import { ackSession, refused } from '@lounge/protocol/foundation/realtime';
import { forward } from '../verify/forward.ts';
import type { Difference, Done, Verified } from '../verify/outcome.ts';
import type { StatedState } from '../verify/pact-files.ts';
import { answerDifferences, frameDifferences } from '../verify/schema-differences.ts';
import type { SetState } from '../verify/set-state.ts';
import { TroubleError, troubleFrom, type Trouble } from '../verify/trouble.ts';
import { otherDifferences, unaskedFrames } from '../verify/unasked-frames.ts';
import { bearerOf, openWire, settle, type Bearer, type Frame, type Wire } from '../verify/wire.ts';
import { differenceOf } from './checks.ts';
import { scenarioProvider } from './provider.ts';
import type { OpenStep, RequestStep, Scenario, SendStep, SettleStep, Step, Value } from './scenario.ts';
import { filled, withOwnValues } from './values.ts';

/** The server that a scenario runs against. */
export interface ScenarioTarget {
  readonly baseUrl: string;
  readonly socketUrl: string | null;
  readonly setState: SetState;
  /** The longest that an answer or frame may take, in milliseconds. */
  readonly waitMs: number;
  /** Whether a field that is not declared is a difference. */
  readonly strict: boolean;
}

/** A socket of a scenario. */
interface OpenSocket {
  readonly wire: Wire;
  readonly bearer: Bearer;
  /** The number of frames up to its session. */
  readonly sessionAt: number;
}

interface GraphQlAnswer {
  readonly data?: Readonly<Record<string, Value>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** The content of an answer, and the code of its failure. */
const readAnswer = (body: Value, isQuery: boolean): { value: Value; code: string | null } => {
  if (!isQuery) return { value: body, code: (body as { error?: { code?: string } } | null)?.error?.code ?? null };
  const { data, errors } = body as GraphQlAnswer;
  return { value: Object.values(data ?? {})[0], code: errors?.[0]?.extensions?.code ?? null };
};

const ended = (text: string): never => {
  throw new TroubleError({ kind: 'nothingArrived', text });
};

/** One scenario under way, in a world of its own. */
class ScenarioRun {
  readonly #target: ScenarioTarget;
  readonly #world = `e${randomBytes(5).toString('hex')}`;
  readonly #kept = new Map<string, Value>();
  readonly #sockets = new Map<string, OpenSocket>();
  readonly differences: Difference[] = [];
  readonly states: StatedState[] = [];
  readonly #sentKeys: Value[] = [];
  readonly #compared: Frame[] = [];
  readonly done: Done[] = [];

  constructor(target: ScenarioTarget) {
    this.#target = target;
  }

  async take(step: Step): Promise<void> {
    if ('state' in step) await this.#set(step);
    else if ('request' in step) await this.#request(step);
    else if ('open' in step) await this.#open(step);
    else if ('send' in step) await this.#send(step);
    else if ('frame' in step) await this.#await(step);
    else if ('settle' in step) await this.#settle(step);
    else this.#note(differenceOf(step, { kept: this.#kept, framesOf: (name) => this.#framesOf(name) }));
  }

  close(): void {
    for (const { wire } of this.#sockets.values()) {
      const { strict } = this.#target;
      this.differences.push(
        ...otherDifferences(wire.frames, this.#compared, { strict }),
        ...unaskedFrames(wire.frames, this.#sentKeys),
      );
      wire.close();
    }
  }

  #note(difference: Difference | null): void {
    if (difference !== null) this.differences.push(difference);
  }

  /** Keeps differences from a declaration, with the step in front of their places. */
  #noteIn(step: string, found: readonly Difference[]): void {
    this.differences.push(...found.map((each) => ({ ...each, at: `${step} ${each.at ?? ''}`.trimEnd() })));
  }

  #compareFrame(step: string, frame: Frame): void {
    this.#compared.push(frame);
    this.#noteIn(step, frameDifferences(frame, { strict: this.#target.strict }));
  }

  #socket(name: string): OpenSocket {
    return this.#sockets.get(name) ?? ended(`there is no socket "${name}"`);
  }

  #framesOf(name: string): readonly Frame[] {
    const { wire, sessionAt } = this.#socket(name);
    return wire.frames.slice(sessionAt);
  }

  async #set({ state, params }: { state: string; params: Readonly<Record<string, Value>> }): Promise<void> {
    const stated = { name: state, params: filled(params, this.#kept) };
    this.states.push(stated);
    this.done.push({ state, params: stated.params });
    await this.#target.setState(stated, this.#world);
  }

  async #request(step: RequestStep): Promise<void> {
    const { request, name, method, code } = step;
    const { path, query, headers, body } = filled(step, this.#kept);
    const { baseUrl, waitMs, strict } = this.#target;
    const search = new URLSearchParams(query).toString();
    const originalUrl = search === '' ? path : `${path}?${search}`;
    const all = body === null ? headers : { ...headers, 'Content-Type': 'application/json' };
    this.done.push({ method, path: originalUrl, headers: all, body });
    const sent = { method, originalUrl, headers: all, ...(body === null ? {} : { body }) };
    const answer = await forward(sent, { baseUrl, world: this.#world, waitMs });
    if (answer.trouble !== null) throw new TroubleError(answer.trouble);
    let parsed: Value = null;
    try {
      parsed = JSON.parse(answer.body);
    } catch {
      ended(`${request} answered ${answer.status} with no JSON: ${answer.body.slice(0, 200)}`);
    }
    const read = readAnswer(parsed, path === queryPath);
    this.#kept.set(name, read.value);
    const at = `${name} (${request})`;
    const isAsExpected = read.code === code && (code !== null || answer.status === 200);
    if (!isAsExpected) ended(`${at}: expected ${code ?? 'success'}, got ${answer.status} ${read.code ?? ''}`.trimEnd());
    this.#noteIn(at, answerDifferences(request, answer, { strict }));
  }

  async #open(step: OpenStep): Promise<void> {
    const { open, code } = step;
    const frame = filled(step.frame, this.#kept);
    const { socketUrl, waitMs } = this.#target;
    const wire = await openWire(socketUrl ?? '', this.#world, waitMs);
    const bearer = bearerOf(frame);
    this.#sockets.set(open, { wire, bearer, sessionAt: wire.frames.length });
    const answer = await this.#ask(open, frame, [ackSession.type, refused.type]);
    if ((answer['code'] ?? null) !== code)
      ended(`the session of the socket "${open}": expected ${code ?? 'success'}, got ${JSON.stringify(answer)}`);
    this.#sockets.set(open, { wire, bearer, sessionAt: wire.frames.indexOf(answer) + 1 });
  }

  async #send(step: SendStep): Promise<void> {
    const { send, name, on, reply, code } = step;
    const frame = filled(step.frame, this.#kept);
    const answer = await this.#ask(on, frame, [reply, refused.type], frame['key']);
    this.#kept.set(name, answer);
    const got = answer['type'] === refused.type ? String(answer['code']) : null;
    if (got !== code) ended(`${name} (${send}): expected ${code ?? 'success'}, got ${JSON.stringify(answer)}`);
    this.#compareFrame(`${name} (${send})`, answer);
  }

  /** Sends a frame; resolves with the first of some types that comes after it, with its key. */
  async #ask(socket: string, frame: Frame, types: readonly string[], key?: Value): Promise<Frame> {
    const { wire } = this.#socket(socket);
    const before = wire.frames.length;
    this.done.push({ socket, frame });
    this.#sentKeys.push(frame['key']);
    wire.send(frame);
    const isAnswer = (each: Frame) =>
      types.includes(String(each['type'])) && (key === undefined || each['key'] === key);
    return wire.find(
      (frames) => frames.slice(before).find(isAnswer),
      `"${types[0]}" in reply to "${String(frame['type'])}"`,
    );
  }

  async #await({ frame: type, name, on }: { frame: string; name: string; on: string }): Promise<void> {
    const { wire, sessionAt } = this.#socket(on);
    const found = await wire.find(
      (frames) => frames.slice(sessionAt).find((each) => each['type'] === type),
      `"${type}" frame on the socket "${on}"`,
    );
    this.#kept.set(name, found);
    this.#compareFrame(name, found);
  }

  async #settle({ settle: name, mayBeClosed }: SettleStep): Promise<void> {
    const { wire, bearer } = this.#socket(name);
    await settle(wire, bearer).catch((error: unknown) => {
      if (!mayBeClosed || troubleFrom(error).kind !== 'closed') throw error;
    });
  }
}

/** Runs a scenario against a server, in a world and with ids of its own. Never rejects. */
export const runScenario = async (scenario: Scenario, target: ScenarioTarget): Promise<Verified> => {
  const run = new ScenarioRun(target);
  let trouble: Trouble | null = null;
  try {
    for (const step of withOwnValues(scenario, randomBytes(4).toString('hex')).steps) await run.take(step);
  } catch (error) {
    trouble = troubleFrom(error);
  }
  run.close();
  const { differences, states, done } = run;
  return {
    provider: scenarioProvider,
    description: scenario.text,
    call: scenario.id,
    holds: trouble === null && differences.length === 0,
    trouble,
    differences,
    states,
    done,
  };
};
