import { randomBytes } from 'node:crypto';
import { serviceAt } from '@lounge/protocol';
import { ackSession, refused } from '@lounge/protocol/foundation/realtime';
import { forward } from '../verify/forward.ts';
import type { Difference } from '../verify/difference.ts';
import type { Done, Verified } from '../verify/outcome.ts';
import type { StatedState } from '../verify/pact-files.ts';
import { answerDifferences, frameDifferences } from '../verify/schema-differences.ts';
import { tearDown, type SetState } from '../verify/set-state.ts';
import { TroubleError, troubleFrom, type Trouble } from '../verify/trouble.ts';
import { otherDifferences, unaskedFrames } from '../verify/unasked-frames.ts';
import { bearerOf, openWire, settle, type Bearer, type Frame, type Wire } from '../verify/wire.ts';
import { differenceOf } from './checks.ts';
import { scenarioProvider } from './provider.ts';
import type { AtOnceStep, OpenStep, RequestStep, Scenario, SendStep, SettleStep, Step, Value } from './scenario.ts';
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
  /** Headers of the team's own. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Whether the numbers of pushes are compared. @default true */
  readonly numbers?: boolean;
}

/** A socket of a scenario. */
interface OpenSocket {
  readonly wire: Wire;
  readonly bearer: Bearer;
  /** The number of frames up to its session. */
  readonly sessionAt: number;
}

/** How a call or command ended. */
interface Ended {
  /** Its place, for the report. */
  readonly at: string;
  /** The code of its failure; null for a success. */
  readonly code: string | null;
  /** The answer in short. */
  readonly text: string;
  /** The differences from its declaration. */
  readonly differences: readonly Difference[];
}

interface GraphQlAnswer {
  readonly data?: Readonly<Record<string, Value>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
  readonly error?: { readonly code?: string };
}

/** The content of an answer, and the code of its failure. */
const readAnswer = (body: Value, isQuery: boolean): { value: Value; code: string | null } => {
  if (!isQuery) return { value: body, code: (body as { error?: { code?: string } } | null)?.error?.code ?? null };
  // Until the operation is known, a failure is that of REST.
  const { data, errors, error } = body as GraphQlAnswer;
  return { value: Object.values(data ?? {})[0], code: errors?.[0]?.extensions?.code ?? error?.code ?? null };
};

const ended = (text: string): never => {
  throw new TroubleError({ kind: 'nothingArrived', text });
};

const nameOfWorld = (): string => `e${randomBytes(5).toString('hex')}`;

/** One scenario under way, in a world of its own. */
class ScenarioRun {
  readonly #target: ScenarioTarget;
  world = nameOfWorld();
  readonly #kept = new Map<string, Value>();
  readonly #sockets = new Map<string, OpenSocket>();
  readonly differences: Difference[] = [];
  /** The states of this world. */
  #states: StatedState[] = [];
  /** The states of all worlds. */
  readonly states: StatedState[] = [];
  /** Clean-ups that failed. */
  readonly problems: string[] = [];
  readonly #sentKeys: Value[] = [];
  readonly #compared: Frame[] = [];
  readonly done: Done[] = [];

  constructor(target: ScenarioTarget) {
    this.#target = target;
  }

  async take(step: Step): Promise<void> {
    if ('state' in step) await this.#set(step);
    else if ('request' in step) this.#expect(await this.#request(step), step.code);
    else if ('open' in step) await this.#open(step);
    else if ('send' in step) this.#expect(await this.#send(step), step.code);
    else if ('atOnce' in step) await this.#atOnce(step);
    else if ('frame' in step) await this.#await(step);
    else if ('settle' in step) await this.#settle(step);
    else if ('lose' in step) this.#socket(step.lose).wire.close();
    else if ('world' in step) await this.#leaveWorld(step.world);
    else this.#note(differenceOf(step, { kept: this.#kept, framesOf: (name) => this.#framesOf(name) }));
  }

  /** Compares what came beside the answers, and cleans the world up. */
  async end(): Promise<void> {
    for (const { wire } of this.#sockets.values()) {
      const { strict, numbers = true } = this.#target;
      this.differences.push(
        ...otherDifferences(wire.frames, this.#compared, { strict }),
        ...unaskedFrames(wire.frames, { sent: this.#sentKeys, numbers }),
      );
      wire.close();
    }
    this.#sockets.clear();
    const { world, problems } = this;
    problems.push(...(await tearDown(this.#states, { world, setState: this.#target.setState })));
  }

  async #leaveWorld(name: string): Promise<void> {
    await this.end();
    this.#states = [];
    this.world = nameOfWorld();
    this.done.push({ world: name });
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

  /** The last thing that was sent, after which something must come. */
  #lastDone(): string {
    const last = this.done.at(-1);
    if (last === undefined) return '';
    if ('state' in last) return ` after "${last.state}"`;
    if ('world' in last) return ` in ${last.world}`;
    return 'socket' in last
      ? ` after the frame "${String((last.frame as Frame)['type'])}"`
      : ` after ${last.method} ${last.path}`;
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
    this.#states.push(stated);
    this.done.push({ state, params: stated.params });
    await this.#target.setState(stated, this.world);
  }

  #expect({ at, code, text, differences }: Ended, expected: string | null): void {
    if (code !== expected) ended(`${at}: expected ${expected ?? 'success'}, got ${text}`);
    this.#noteIn(at, differences);
  }

  /** Sends all before any is answered; they may end in any order. */
  async #atOnce({ atOnce, codes }: AtOnceStep): Promise<void> {
    const before = this.done.length;
    const sent = atOnce.map((step) => ('request' in step ? this.#request(step) : this.#send(step)));
    this.done.push(...this.done.splice(before).map((each) => ({ ...each, isAtOnce: true })));
    const settled = await Promise.allSettled(sent);
    const failed = settled.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason as Error;
    const all = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const listed = (of: readonly (string | null)[]) =>
      of
        .map((code) => code ?? 'success')
        .toSorted()
        .join(', ');
    const [expected, got] = [listed(codes), listed(all.map(({ code }) => code))];
    if (expected !== got)
      ended(`at once: expected ${expected}, got ${all.map(({ at, text }) => `${at}: ${text}`).join('; ')}`);
    for (const { at, differences } of all) this.#noteIn(at, differences);
  }

  async #request(step: RequestStep): Promise<Ended> {
    const { request, name, method } = step;
    const { path, query, headers, body } = filled(step, this.#kept);
    const { baseUrl, waitMs, strict, headers: own = {} } = this.#target;
    const search = new URLSearchParams(query).toString();
    const originalUrl = search === '' ? path : `${path}?${search}`;
    const all = body === null ? headers : { ...headers, 'Content-Type': 'application/json' };
    this.done.push({ method, path: originalUrl, headers: all, body });
    const sent = { method, originalUrl, headers: all, ...(body === null ? {} : { body }) };
    const answer = await forward(sent, { baseUrl, world: this.world, waitMs, headers: own });
    if (answer.trouble !== null) throw new TroubleError(answer.trouble);
    let parsed: Value = null;
    try {
      parsed = JSON.parse(answer.body);
    } catch {
      ended(`${request} answered ${answer.status} with no JSON: ${answer.body.slice(0, 200)}`);
    }
    const read = readAnswer(parsed, serviceAt(path) !== undefined);
    this.#kept.set(name, read.value);
    const at = `${name} (${request})`;
    const code = read.code ?? (answer.status === 200 ? null : String(answer.status));
    const text = `${answer.status} ${read.code ?? ''}`.trimEnd();
    return { at, code, text, differences: answerDifferences(request, answer, { strict }) };
  }

  async #open(step: OpenStep): Promise<void> {
    const { open, code } = step;
    const frame = filled(step.frame, this.#kept);
    const { socketUrl, waitMs, headers } = this.#target;
    const wire = await openWire(socketUrl ?? '', { world: this.world, waitMs, headers });
    const bearer = bearerOf(frame);
    this.#sockets.set(open, { wire, bearer, sessionAt: wire.frames.length });
    const answer = await this.#ask(open, frame, [ackSession.type, refused.type]);
    this.#kept.set(open, answer);
    if ((answer['code'] ?? null) !== code)
      ended(`the session of the socket "${open}": expected ${code ?? 'success'}, got ${JSON.stringify(answer)}`);
    // What was missed comes before the session.
    const sessionAt = frame['lastSeen'] === undefined ? wire.frames.indexOf(answer) + 1 : 0;
    this.#sockets.set(open, { wire, bearer, sessionAt });
  }

  async #send(step: SendStep): Promise<Ended> {
    const { send, name, on, reply } = step;
    const frame = filled(step.frame, this.#kept);
    const answer = await this.#ask(on, frame, [reply, refused.type], frame['key']);
    this.#kept.set(name, answer);
    const code = answer['type'] === refused.type ? String(answer['code']) : null;
    this.#compared.push(answer);
    const differences = frameDifferences(answer, { strict: this.#target.strict });
    return { at: `${name} (${send})`, code, text: JSON.stringify(answer), differences };
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
      `"${type}" frame on the socket "${on}"${this.#lastDone()}`,
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
export const runScenario = async (
  scenario: Scenario,
  target: ScenarioTarget,
): Promise<{ readonly verified: Verified; readonly problems: readonly string[] }> => {
  const run = new ScenarioRun(target);
  let trouble: Trouble | null = null;
  try {
    for (const step of withOwnValues(scenario, randomBytes(4).toString('hex')).steps) await run.take(step);
  } catch (error) {
    trouble = troubleFrom(error);
  }
  await run.end();
  const { differences, states, done, problems } = run;
  const verified = {
    provider: scenarioProvider,
    description: scenario.text,
    call: scenario.id,
    holds: trouble === null && differences.length === 0,
    trouble,
    differences,
    states,
    done,
  };
  return { verified, problems };
};
