import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, s } from '@lounge/protocol';
import { setUpState, type ProviderState } from '../../states.ts';
import { readJson } from './body.ts';
import { worldOf } from './request.ts';
import type { Worlds } from '../worlds/worlds.ts';

const requestShape = s.object({ state: s.string, params: s.optional(s.record) });

/**
 * Sets provider states over HTTP, for verification: takes `{state, params}` by POST in the world that `x-world` names,
 * answers 204, or 400 with one sentence. Whoever mounts it decides who may reach it.
 */
export const answerStates =
  (worlds: Worlds) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const end = (status: number, words = ''): void => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words);
    };
    const world = worldOf(request, worlds);
    if (world === null) return end(400, 'The header x-world names no world.');
    const body = request.method === 'POST' ? await readJson(request) : { ok: false as const };
    const given = body.ok ? parse(requestShape, body.value) : { ok: false as const };
    if (!given.ok) return end(400, 'A state is set by POST with {"state", "params"} as JSON.');
    try {
      await setUpState(
        { name: given.value.state, params: (given.value.params ?? {}) as ProviderState['params'] },
        world,
      );
      end(204);
    } catch (error) {
      end(400, error instanceof Error ? error.message : 'The state could not be set.');
    }
  };
