import type { InProcess } from '@lounge/mock-api';
import { operationText, type AnyCall } from '@lounge/protocol';
import type { CallTransport, WireRequest } from '@lounge/transport';

/** A carrier to handlers in the same page, with the faults that a story asks for. */
export interface StoryTransport extends CallTransport {
  /** Holds every answer back until the function that it returns is called. */
  holdBack(): () => void;
  /** While it is lost nothing comes back. */
  setLost(isLost: boolean): void;
}

/** How long an answer takes: as fast as a near network, and slow enough that every state in between is drawn. */
const answerMs = 20;

const asksFor = (call: AnyCall, { path, body }: WireRequest): boolean =>
  call.kind === 'query'
    ? (body as { query?: unknown } | null)?.query === operationText(call)
    : path.startsWith(call.path.replace(/\/?\{.*$/, ''));

const unavailable = { status: 503, body: { error: { code: 'unavailable', field: null, requestId: 'story-1' } } };

/**
 * Carries requests to handlers in the same page. Each address of a call in `failing` fails the first time it is asked, so
 * that trying again works.
 */
export const storyTransport = (back: InProcess, failing: readonly AnyCall[]): StoryTransport => {
  const failed = new Set<string>();
  let gate: Promise<void> = Promise.resolve();
  let lost = false;
  const fails = (request: WireRequest): boolean => {
    const name = `${request.path} ${JSON.stringify(request.body)}`;
    if (failed.has(name) || !failing.some((call) => asksFor(call, request))) return false;
    failed.add(name);
    return true;
  };
  return {
    send: async (request) => {
      await Promise.all([gate, new Promise((resolve) => setTimeout(resolve, answerMs))]);
      if (lost) throw new Error('there is no network');
      return fails(request) ? unavailable : back.send(request);
    },
    holdBack: () => {
      let open = (): void => undefined;
      gate = new Promise((resolve) => (open = resolve));
      return () => open();
    },
    setLost: (isLost) => (lost = isLost),
  };
};
