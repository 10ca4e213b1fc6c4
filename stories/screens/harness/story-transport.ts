import type { InProcess } from '@lounge/mock-api';
import { operationText, type HttpCall } from '@lounge/protocol';
import type { CallTransport, WireRequest } from '@lounge/transport';

/** A transport to handlers in the same page that can simulate faults. */
export interface StoryTransport extends CallTransport {
  /** Holds all requests, before the handlers see them, until the returned function is called. */
  holdRequests(): () => void;
  /** How many requests of a call were sent, with those that are held. */
  sentOf(call: HttpCall): number;
  /** While offline, every request fails. */
  setOffline(isLost: boolean): void;
  /** The handlers get all requests, and no answer arrives, until the returned function is called. */
  loseAnswers(): () => void;
  /** Puts another text in the place of one in the answers to a call. */
  changeAnswers(call: HttpCall, from: string, to: string): void;
}

/** The delay of an answer in ms: fast, but slow enough that loading states render. */
const answerMs = 20;

const asksFor = (call: HttpCall, { method, path, body }: WireRequest): boolean =>
  call.kind === 'query'
    ? (body as { query?: unknown } | null)?.query === operationText(call)
    : method === call.method && new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

const unavailable = { status: 503, body: { error: { code: 'unavailable', field: null, requestId: 'story-1' } } };

const replaced = (body: unknown, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(from, to)) as unknown;

/**
 * Sends requests to handlers in the same page. Each distinct request of a call in `failing` fails once, so that a retry
 * succeeds.
 */
export const storyTransport = (back: InProcess, failing: readonly HttpCall[]): StoryTransport => {
  const failed = new Set<string>();
  const sent: WireRequest[] = [];
  let gate: Promise<void> = Promise.resolve();
  let lost = false;
  let areAnswersLost = false;
  const changes: { readonly call: HttpCall; readonly from: string; readonly to: string }[] = [];
  const fails = (request: WireRequest): boolean => {
    const name = `${request.path} ${JSON.stringify(request.body)}`;
    if (failed.has(name) || !failing.some((call) => asksFor(call, request))) return false;
    failed.add(name);
    return true;
  };
  return {
    sentOf: (call) => sent.filter((request) => asksFor(call, request)).length,
    send: async (request) => {
      sent.push(request);
      await Promise.all([gate, new Promise((resolve) => setTimeout(resolve, answerMs))]);
      if (lost) throw new Error('there is no network');
      if (fails(request)) return unavailable;
      const answer = await back.send(request);
      if (areAnswersLost) throw new Error('the answer was lost');
      return changes
        .filter(({ call }) => asksFor(call, request))
        .reduce((given, { from, to }) => ({ ...given, body: replaced(given.body, from, to) }), answer);
    },
    holdRequests: () => {
      let open = (): void => undefined;
      gate = new Promise((resolve) => (open = resolve));
      return () => open();
    },
    setOffline: (isLost) => (lost = isLost),
    changeAnswers: (call, from, to) => void changes.push({ call, from, to }),
    loseAnswers: () => {
      areAnswersLost = true;
      return () => (areAnswersLost = false);
    },
  };
};
