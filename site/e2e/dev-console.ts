import { expect, type Page } from '@playwright/test';
import type { Host } from './host.ts';

/** The dev console of the world that a page's visitor is in; a scenario logs the same visitor in. */
export const devConsole = (page: Page, host: Host) => {
  const act = async (action: string, input: object = {}): Promise<void> => {
    const response = await page.request.post(host.url(`/dev/api/${action}`), { data: input });
    expect(response.status(), `${action}: ${await response.text()}`).toBe(200);
  };
  return {
    act,
    /** What the world is like: clock, connections, guests, mails. */
    look: async (): Promise<Readonly<Record<string, unknown>>> =>
      (await (await page.request.get(host.url('/dev/api/'))).json()) as Readonly<Record<string, unknown>>,
    /** Plays a named situation. */
    scenario: (scenario: string) => act('scenario', { scenario }),
    /** Makes a provider state hold, or an event happen, by its sentence. */
    state: (state: string, params: object = {}) => act('state', { state, params }),
    /** Sends a declared push to everybody. */
    push: (type: string, payload: object = {}) => act('push', { type, payload, to: 'everyone' }),
    /** Plans how the next call of an id fares. */
    fault: (call: string, fault: { times?: number; ms?: number; code?: string }) => act('fault', { call, ...fault }),
    /** Moves the world's clock. */
    pass: (ms: number) => act('clock', { by: ms }),
    /** Breaks the connections of the world. */
    drop: (code = 1006) => act('drop', { code }),
  };
};
