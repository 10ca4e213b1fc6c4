import { expect, type Page } from '@playwright/test';
import type { Host } from './host.ts';

/** Calls the dev console's API with the cookies of a page, so in its world; a scenario logs this visitor in. */
export const devConsole = (page: Page, host: Host) => {
  const act = async (action: string, input: object = {}): Promise<void> => {
    // The server ends a connection that was idle just when the next request takes it; nothing was done then.
    const response = await page.request.post(host.url(`/dev/api/${action}`), { data: input, maxRetries: 2 });
    expect(response.status(), `${action}: ${await response.text()}`).toBe(200);
  };
  /** Returns the state of the world: clock, connections, guests, mails. */
  const overview = async (): Promise<Readonly<Record<string, unknown>>> =>
    (await (await page.request.get(host.url('/dev/api/'))).json()) as Readonly<Record<string, unknown>>;
  return {
    act,
    overview,
    /** An instant after the world's time, which moves with its clock. */
    instantIn: async (ms: number): Promise<string> =>
      new Date(Date.parse(String((await overview())['now'])) + ms).toISOString(),
    /** Plays a scenario. */
    scenario: (scenario: string) => act('scenario', { scenario }),
    /** Sets up a provider state or an event by its description. */
    state: (state: string, params: object = {}) => act('state', { state, params }),
    /** Sends a declared push to everybody. */
    push: (type: string, payload: object = {}) => act('push', { type, payload, to: 'everyone' }),
    /** Injects a fault into the next calls with this id. */
    fault: (call: string, fault: { times?: number; ms?: number; code?: string }) => act('fault', { call, ...fault }),
    /** Advances the world's clock. */
    advanceClock: (ms: number) => act('clock', { by: ms }),
    /** Closes the connections of the world. */
    drop: (code = 1006) => act('drop', { code }),
  };
};
