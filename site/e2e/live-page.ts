import { socketPath } from '@lounge/protocol';
import { ackSession } from '@lounge/protocol/foundation/realtime';
import type { BrowserContext, Page, WebSocket } from '@playwright/test';

/** The state of a page, as the frames of its sockets show it. */
interface LiveState {
  isLive: boolean;
  /** Called when the page is live. */
  readonly waiting: Set<() => void>;
}

const states = new WeakMap<Page, LiveState>();

const typeOf = (payload: string | Buffer): unknown => (JSON.parse(String(payload)) as { type?: unknown }).type;

const followPage = (page: Page): void => {
  if (states.has(page)) return;
  const state: LiveState = { isLive: false, waiting: new Set() };
  states.set(page, state);
  let current: WebSocket | null = null;
  const lose = (): void => {
    state.isLive = false;
    current = null;
  };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) lose();
  });
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).pathname !== socketPath) return;
    current = socket;
    socket.on('framereceived', ({ payload }) => {
      if (socket !== current || typeOf(payload) !== ackSession.type) return;
      state.isLive = true;
      for (const resume of state.waiting) resume();
      state.waiting.clear();
    });
    socket.on('close', () => socket === current && lose());
  });
};

/** Follows the sockets of a context's pages, which have not been opened yet. */
export const followSockets = (context: BrowserContext): void => {
  context.pages().forEach(followPage);
  context.on('page', followPage);
};

/** Waits until the page is hydrated and its socket has a session, which it requests after hydration. */
export const waitUntilLive = async (page: Page): Promise<void> => {
  const state = states.get(page);
  if (state === undefined) throw new Error('Nothing follows the sockets of this page: `followSockets` comes first.');
  if (!state.isLive) await new Promise<void>((resolve) => state.waiting.add(resolve));
};
