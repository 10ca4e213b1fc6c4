import { read } from '../../declare/call.ts';
import { boundedText, entityId, maybe, shape } from '../../vocabulary/shapes.ts';
import { actor, actorState } from './shapes.ts';

/** A day in the form YYYY-MM-DD, to look at the site as on another day. */
const qmday = maybe(boundedText(10));

/**
 * A performer by id.
 * @spec rest:actor.data.get-by-id
 */
export const getActor = read('content/actors/getActor', {
  path: '/rest/v1/actor/getActor/{actorId}',
  input: shape({ actorId: entityId, qmday }),
  answer: actor,
  failures: ['unknown'],
  purpose: 'Reads a performer by id.',
});

/**
 * A performer by the name in the address, in any spelling that gives the same slug.
 * @spec rest:actor.data.get-by-name, rule:actor-name-lowercase
 */
export const getActorByName = read('content/actors/getActorByName', {
  path: '/rest/v1/actor/getActorByName/{name}',
  input: shape({ name: boundedText(80), qmday }),
  answer: actor,
  failures: ['unknown'],
  purpose: 'Reads a performer by the name in the address.',
});

/**
 * Whether and how a performer can be reached right now.
 * @spec rest:actor.state.get
 */
export const getActorState = read('content/actors/getActorState', {
  path: '/rest/v1/actor/getActorState/{actorId}',
  input: shape({ actorId: entityId }),
  answer: actorState,
  failures: ['unknown'],
  purpose: 'Reads whether and how a performer can be reached.',
});
