import type { AnyCall } from '@lounge/protocol';
import * as fc from 'fast-check';
import type { Difference } from '../verify/difference.ts';
import type { Done, Verified } from '../verify/outcome.ts';
import { troubleFrom, type Trouble } from '../verify/trouble.ts';
import type { CallWithRequest } from './calls.ts';
import { Connection, type RequestTarget } from './connection.ts';
import { acceptanceDifferences, rejectionDifferences } from './differences.ts';
import { descriptionOf, type Half } from './half.ts';
import { declarationProvider } from './provider.ts';
import type { FrameSent, HttpSent, InvalidRequest, ValidRequest } from './sent.ts';

type AnyRequest = InvalidRequest | ValidRequest;
type Sent = HttpSent | FrameSent;

/** How often a request with a difference is made smaller. */
const mostTries = 100;

const longestShown = 2_000;

/** A sent request for the report; a large body is not repeated. */
const doneOf = (sent: Sent): Done => {
  if ('frame' in sent) return { socket: 'of the visitor', frame: sent.frame };
  const { method, path, headers, body } = sent;
  if (body === null) return { method, path, headers, body: null };
  if (typeof body !== 'string' || body.length > longestShown)
    return { method, path, headers, body: null, text: `(${body.length} bytes)` };
  return { method, path, headers, body: null, text: body };
};

/** One call under way: both halves share a world while nothing has changed in it. */
export class CallRun {
  readonly #call: AnyCall;
  readonly #options: { readonly seed: number; readonly strict: boolean };
  readonly connection: Connection;
  #hasWorld = false;
  /** Whether something may have changed in the world. */
  #isUsed = false;

  constructor({ call, base }: CallWithRequest, target: RequestTarget, { seed }: { readonly seed: number }) {
    this.#call = call;
    this.#options = { seed, strict: target.strict ?? false };
    this.connection = new Connection(target, base);
  }

  async #begin(): Promise<void> {
    this.#hasWorld = false;
    await this.connection.begin();
    this.#hasWorld = true;
    this.#isUsed = false;
  }

  async #rejected(request: InvalidRequest, sent: Sent): Promise<readonly Difference[]> {
    const found = rejectionDifferences(request, await this.connection.send(sent), this.#call);
    if (found.length > 0) this.#isUsed = true;
    return found;
  }

  /** A request that fails where others have changed something is sent again where none has; one that fails as declared only with a long text. */
  async #accepted(request: ValidRequest, sent: Sent): Promise<readonly Difference[]> {
    const wasUsed = this.#isUsed;
    const answer = await this.connection.send(sent, request.failures);
    this.#isUsed ||= this.#call.changes && answer.code === null;
    const { strict } = this.#options;
    const found = acceptanceDifferences(request, sent, answer, { call: this.#call, strict });
    const isAsDeclared = found.length === 0 && (answer.code === null || request.text === undefined);
    if (!wasUsed || isAsDeclared) return found;
    await this.#begin();
    return this.#accepted(request, sent);
  }

  /** The differences of a request, with the smallest one that has some. */
  async #differencesOf(request: AnyRequest): Promise<{ found: readonly Difference[]; sent: Sent } | null> {
    let smallest: { readonly found: readonly Difference[]; readonly sent: Sent } | null = null;
    let stopped: unknown = null;
    let tries = 0;
    const isAsDeclared = fc.asyncProperty(request.sent, async (sent) => {
      tries += 1;
      if (stopped !== null || tries > mostTries) return;
      const compared = 'failures' in request ? this.#accepted(request, sent) : this.#rejected(request, sent);
      const found = await compared.catch((error: unknown) => void (stopped = error));
      if (found === undefined || found.length === 0) return;
      smallest = { found, sent };
      throw new Error(found[0]?.got);
    });
    await fc.check(isAsDeclared, { seed: this.#options.seed, numRuns: 1 });
    if (stopped !== null) throw stopped as Error;
    return smallest;
  }

  /** Sends the requests of a half. */
  async run(half: Half, requests: readonly AnyRequest[]): Promise<Verified> {
    const { connection } = this;
    const differences: Difference[] = [];
    const done: Done[] = connection.states.map(({ name, params = {} }) => ({ state: name, params }));
    let trouble: Trouble | null = null;
    try {
      for (const request of requests) {
        if (!this.#hasWorld || (half === 'invalid' && this.#isUsed)) await this.#begin();
        const different = await this.#differencesOf(request);
        if (different === null) continue;
        differences.push(...different.found);
        done.push(doneOf(different.sent));
      }
    } catch (error) {
      trouble = troubleFrom(error);
      this.#hasWorld = false;
    }
    return {
      provider: declarationProvider,
      description: descriptionOf(this.#call.id, half),
      call: this.#call.id,
      holds: trouble === null && differences.length === 0,
      trouble,
      differences,
      states: connection.states,
      done,
    };
  }
}
