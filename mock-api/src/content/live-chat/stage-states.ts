import { s } from '@lounge/protocol';
import { livePreviewSeconds } from '@lounge/protocol/content/live-chat';
import { guestCaller } from '../../foundation/guest/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { endPrivate, goPrivate } from './performer-side.ts';
import { maxPreviewsAtOnce } from './preview.ts';
import { publishStages } from './publish-stages.ts';
import { blockPerformer } from './report.ts';
import { changeStage } from './stage.ts';
import { putPreview } from './statements.ts';

const throwAgain = (cause: unknown): never => {
  throw cause;
};

/** The performer is in a private chat for an hour, which is published. */
const becomePrivate = async (parts: WorldParts, actorId: number): Promise<void> => {
  await goPrivate(parts, actorId, new Date(parts.clock.now() + 3_600_000).toISOString());
  await publishStages(parts, throwAgain);
};

/** A performer is in a private chat. */
export const performerIsPrivate = state('the performer is in a private chat', {
  description: 'The performer is in a private chat with somebody else for an hour; voyeurs may watch.',
  params: s.object({ actorId: s.entityId }),
  setUp: ({ actorId }, parts) => becomePrivate(parts, actorId),
});

/** A performer begins a private chat, and everybody sees it. */
export const performerGoesPrivate = event('the performer goes into a private chat', {
  description:
    'The performer begins a private chat with somebody else for an hour; her free chats end, and voyeurs may watch.',
  params: s.object({ actorId: s.entityId }),
  setUp: ({ actorId }, parts) => becomePrivate(parts, actorId),
});

/** A performer ends that private chat. */
export const performerLeavesPrivate = event('the performer’s private chat ends', {
  description: 'The performer’s private chat with somebody else ends.',
  params: s.object({ actorId: s.entityId }),
  setUp: async ({ actorId }, parts) => {
    await endPrivate(parts, actorId);
    await publishStages(parts, throwAgain);
  },
});

const setVideoPrice = statement((db, $: Bind<{ id: number; price: number }>) =>
  db
    .updateTable('actor')
    .set({ priceVideo: $('price') })
    .where('id', '=', $('id')),
);

/** A performer's price changes; pages that are open show the old one. */
export const videoPriceIs = state('the performer’s price of a video chat is {price}', {
  description: 'The performer’s video chat costs this many hundredths of a coin a minute.',
  params: s.object({ actorId: s.entityId, price: s.count }),
  setUp: ({ actorId: id, price }, { database }: WorldParts) =>
    database.change((tx) => setVideoPrice.all(tx, { id, price })),
});

/** A performer shows no live preview. */
export const previewIsOff = state('the performer’s live preview is off', {
  description: 'The performer shows no live preview; visitors do not see the button, and a start ends with 407.',
  params: s.object({ actorId: s.entityId }),
  setUp: ({ actorId }, parts) => runInWorld(parts, true, (world) => changeStage(actorId, { isPreviewOff: 1 }, world)),
});

/** As many visitors look in on a performer as may at once. */
export const previewIsFull = state('the performer’s live preview is full', {
  description: 'As many visitors look in on the performer as may at once, for the next seconds; a start ends with 401.',
  params: s.object({ actorId: s.entityId }),
  setUp: ({ actorId }, parts) =>
    parts.database.change(async (tx) => {
      for (let at = 0; at < maxPreviewsAtOnce; at += 1) {
        const key = `visitor:state-${at} ${actorId}`;
        const seconds = livePreviewSeconds.everybody;
        await putPreview.all(tx, { key, actorId, startedAt: nowIso(parts), seconds, isDeclined: 0, network: null });
      }
    }),
});

/** A guest has blocked a performer. */
export const guestHasBlocked = state('the guest has blocked the performer', {
  description: 'The guest has blocked the performer: no messages, chats and previews between them.',
  params: s.object({ guestId: s.entityId, actorId: s.entityId }),
  setUp: ({ guestId, actorId }, parts) =>
    runInWorld(parts, true, async (world) => blockPerformer(await guestCaller(guestId, null, world), actorId, world)),
});

/** The states of what a performer does, and of live previews. */
export const stageStates = [
  performerIsPrivate,
  performerGoesPrivate,
  performerLeavesPrivate,
  videoPriceIs,
  previewIsOff,
  previewIsFull,
  guestHasBlocked,
];
