import { s } from '@lounge/protocol';
import { livePreviewSeconds } from '@lounge/protocol/content/live-chat';
import { state } from '../../world/state.ts';
import { putPreview } from './statements.ts';

const minuteMs = 60_000;

/** A guest has used the live preview of a performer. */
export const guestHadPreview = state('the guest had a live preview of the performer', {
  description: 'The guest’s free live preview of this performer started and ended within the last hour.',
  params: s.object({ guestId: s.entityId, actorId: s.entityId }),
  setUp: ({ guestId, actorId }, { database, clock }) => {
    const startedAt = new Date(clock.now() - minuteMs).toISOString();
    const row = { key: `guest:${guestId} ${actorId}`, startedAt, seconds: livePreviewSeconds.everybody, isDeclined: 0 };
    return database.change((tx) => putPreview.all(tx, row));
  },
});

/** The states of this module. */
export const liveChatStates = [guestHadPreview];
