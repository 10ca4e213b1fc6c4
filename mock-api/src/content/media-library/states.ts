import { s } from '@lounge/protocol';
import { nowIso } from '../../world/now-iso.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { event, state } from '../../world/state.ts';
import { runInWorld } from '../../world/world.ts';
import { assetIdOf } from './asset-id.ts';
import { setArchived } from './library.ts';

const putArchived = replaceRow('archivedMedia');
const putChatMedia = replaceRow('chatMedia');
const assetKind = s.enum(['video', 'album', 'picture', 'clip', 'audio', 'post']);

/** A guest has put something into the archive. */
export const guestArchived = state('the guest archived the item', {
  description:
    'This item of the guest’s library is in the archive since now. It has to be in the library by another state.',
  params: s.object({ guestId: s.entityId, kind: assetKind, id: s.entityId }),
  setUp: ({ guestId, kind, id: contentId }, world) =>
    world.database.change((tx) =>
      putArchived.all(tx, { key: `${guestId} ${kind} ${contentId}`, guestId, kind, contentId, at: nowIso(world) }),
    ),
});

/** A performer has recorded something in a chat with a guest. */
export const guestHasChatMedia = state('the guest has media of a chat', {
  description: 'The performer recorded this clip or sound in a chat with the guest, `daysOld` days ago.',
  params: s.object({
    id: s.entityId,
    guestId: s.entityId,
    actorId: s.entityId,
    kind: s.enum(['clip', 'audio']),
    duration: s.optional(s.count),
    daysOld: s.optional(s.count),
  }),
  ifLeftOut: { daysOld: 0 },
  setUp: ({ id, guestId, actorId, kind, duration = 90, daysOld }, world) =>
    world.database.change((tx) =>
      putChatMedia.all(tx, {
        id,
        key: `state-${id} ${kind}`,
        guestId,
        actorId,
        kind,
        duration,
        previewSeed: `leaves-chat-${id}`,
        at: new Date(world.clock.now() - daysOld * 86_400_000).toISOString(),
      }),
    ),
});

/** A guest archives something, on another page. */
export const guestArchives = event('the guest archives an item', {
  description: 'The guest puts this item of the library into the archive, on another page.',
  params: s.object({ guestId: s.entityId, kind: assetKind, id: s.entityId }),
  setUp: ({ guestId, kind, id: contentId }, world) =>
    runInWorld(world, true, async (inside) => {
      const caller = { guestId, language: 'en', brand: 'velvet', requestId: 'state', key: null } as const;
      await setArchived(assetIdOf({ kind, contentId }), true, caller, inside);
    }),
});

/** The states of this module. */
export const mediaLibraryStates = [guestArchived, guestHasChatMedia, guestArchives];
