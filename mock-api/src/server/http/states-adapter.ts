import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, s } from '@lounge/protocol';
import { setUpState, type ProviderState } from '../../states.ts';
import { readJson } from './body.ts';
import { worldOf } from './request.ts';
import type { Worlds } from '../worlds/worlds.ts';

const requestSchema = s.object({ state: s.string, params: s.optional(s.record) });

/**
 * Sets provider states up over HTTP, for verification: `POST {state, params}` in the world of `x-world`, each as `completed` gives it.
 * Responds with 204, or 400 with a sentence. It has no access control.
 */
export const statesAdapter =
  (worlds: Worlds, completed: (state: ProviderState) => ProviderState = (state) => state) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const end = (status: number, text = ''): void => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    };
    const world = await worldOf(request, worlds);
    if (world === null) return end(400, 'The header x-world names no world.');
    const body = request.method === 'POST' ? await readJson(request) : { ok: false as const };
    const parsed = body.ok ? parse(requestSchema, body.value) : { ok: false as const };
    if (!parsed.ok) return end(400, 'A state is set by POST with {"state", "params"} as JSON.');
    try {
      const { state: name, params = {} } = parsed.value;
      await setUpState(completed({ name, params: params as ProviderState['params'] }), world);
      end(204);
    } catch (error) {
      end(400, error instanceof Error ? error.message : 'The state could not be set.');
    }
  };
