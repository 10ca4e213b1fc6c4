import { read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { actor, actorState } from './schemas.ts';

/** A day in the form YYYY-MM-DD, to preview the site as of another day. */
const qmday = s.optional(s.boundedString(10));

/**
 * A performer by id.
 * @spec rest:actor.data.get-by-id
 */
export const getActor = read('content/actors/getActor', {
  path: '/rest/v1/actor/getActor/{actorId}',
  input: s.object({ actorId: s.entityId, qmday }),
  answer: actor,
  failures: ['unknown'],
  purpose: 'Reads a performer by id.',
});

/**
 * A performer by the name in the URL, in any spelling with the same slug.
 * @spec rest:actor.data.get-by-name, rule:actor-name-lowercase
 */
export const getActorByName = read('content/actors/getActorByName', {
  path: '/rest/v1/actor/getActorByName/{name}',
  input: s.object({ name: s.boundedString(80), qmday }),
  answer: actor,
  failures: ['unknown'],
  purpose: 'Reads a performer by the name in the URL.',
});

/**
 * Whether and how a performer can be contacted right now.
 * @spec rest:actor.state.get
 */
export const getActorState = read('content/actors/getActorState', {
  path: '/rest/v1/actor/getActorState/{actorId}',
  input: s.object({ actorId: s.entityId }),
  answer: actorState,
  failures: ['unknown'],
  purpose: 'Reads whether and how a performer can be contacted.',
});
