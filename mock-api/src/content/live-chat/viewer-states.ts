import { s } from '@lounge/protocol';
import { liveReaction } from '@lounge/protocol/content/live-chat';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { runInWorld } from '../../world/world.ts';
import { blockReactions } from './reactions.ts';
import { publishToViewers } from './viewers.ts';
import { answerVoiceCall, stopCall } from './voice-call.ts';
import { insertCall } from './voice-call-statements.ts';

/** A viewer reacts. */
export const viewerReacts = event('a viewer reacts', {
  description: 'Another viewer of the performer sends a heart; her viewers see it.',
  params: s.object({ actorId: s.entityId }),
  setUp: ({ actorId }, parts) =>
    runInWorld(parts, true, (world) =>
      publishToViewers(
        actorId,
        liveReaction,
        {
          referenceType: 'actor',
          referenceId: actorId,
          imageId: 'heart',
          message: null,
          data: null,
          sender: 'Robin',
          reactionKey: 'r-1',
        },
        world,
      ),
    ),
});

/** A guest has just reacted. */
export const guestJustReacted = state('the guest has just reacted', {
  description: 'The guest has sent a reaction a moment ago, so that the next one is too early.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, parts) =>
    runInWorld(parts, true, (world) => blockReactions({ guestId }, parts.clock.now() + 30_000, world)),
});

/** A voice call rings. */
export const voiceCallRings = state('a voice call rings', {
  description: 'The guest has called the performer, who has not answered; the client id is that of the call.',
  params: s.object({ guestId: s.entityId, actorId: s.entityId, clientId: s.boundedString(64) }),
  setUp: ({ guestId, actorId, clientId: key }, parts) =>
    runInWorld(parts, true, ({ tx }) =>
      insertCall.all(tx, {
        key,
        caller: `guest:${guestId}`,
        network: null,
        guestId,
        actorId,
        startedAt: nowIso(parts),
      }),
    ),
});

/** The performer answers a voice call. */
export const performerAnswersCall = event('the performer answers the voice call', {
  description: 'The performer answers the voice call with this client id.',
  params: s.object({ clientId: s.boundedString(64) }),
  setUp: ({ clientId }, parts) => answerVoiceCall(parts, clientId),
});

/** A voice call ends. */
export const voiceCallEnds = event('the voice call ends', {
  description: 'The voice call with this client id ends.',
  params: s.object({ clientId: s.boundedString(64) }),
  setUp: ({ clientId }, parts) => runInWorld(parts, true, (world) => stopCall(clientId, world)),
});

/** The states of reactions and voice calls. */
export const viewerStates = [viewerReacts, guestJustReacted, voiceCallRings, performerAnswersCall, voiceCallEnds];
