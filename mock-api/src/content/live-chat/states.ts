import { s, type Infer } from '@lounge/protocol';
import {
  chatKind,
  chatLimitsMs,
  clientExit,
  livePreviewSeconds,
  pageId as pageIdSchema,
} from '@lounge/protocol/content/live-chat';
import { reject } from '../../dispatch/handler.ts';
import { guestCaller } from '../../foundation/guest/index.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { updateRow } from '../../world/row-statements.ts';
import { performerWrites } from '../messenger/index.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { answerChat, openChatOf, sequenceOf, type ChatRow } from './chat-statements.ts';
import { setFreeUntil, stopFreeShow } from './free-show.ts';
import { applyBeat, endChat } from './meter.ts';
import { performerAnswers, performerEnds } from './performer-side.ts';
import { chatsOfMessages } from './chats-of-messages.ts';
import { pagesOf } from './played-pages.ts';
import { startChat } from './start.ts';
import { putPreview } from './statements.ts';
import { toyStates } from './toy-states.ts';
import { viewerStates } from './viewer-states.ts';

const minuteMs = 60_000;

/** A guest has used the live preview of a performer. */
export const guestHadPreview = state('the guest had a live preview of the performer', {
  description: 'The guest’s free live preview of this performer started and ended within the last hour.',
  params: s.object({ guestId: s.entityId, actorId: s.entityId }),
  setUp: ({ guestId, actorId }, { database, clock }) => {
    const startedAt = new Date(clock.now() - minuteMs).toISOString();
    const row = {
      key: `guest:${guestId} ${actorId}`,
      actorId,
      startedAt,
      seconds: livePreviewSeconds.everybody,
      isDeclined: 0,
      network: null,
    };
    return database.change((tx) => putPreview.all(tx, row));
  },
});

/** A chat of a state has the picture on a page only where that is named; the first page that shows it has it otherwise. */
const setKey = updateRow('chat', 'id', ['key', 'pageId']);

const chatParams = {
  guestId: s.entityId,
  actorId: s.entityId,
  chatId: s.boundedString(64),
  kind: s.optional(chatKind),
  withCamera: s.optional(s.boolean),
  price: s.nullable(s.count),
  pageId: s.optional(pageIdSchema),
  showId: s.optional(s.entityId),
};

/** A video chat outside a show. */
const aVideoChat = { kind: 'videoChat', pageId: null, showId: null } as const;

type ChatParams = {
  guestId: number;
  actorId: number;
  chatId: string;
  kind: Infer<typeof chatKind>;
  withCamera?: boolean | undefined;
  price: number | null;
  pageId: string | null;
  showId: number | null;
};

/** The page of a chat that a state began. */
const statePage = 'state';

/** Starts a chat as the guest does, with an id of its own. */
const start = async (params: ChatParams, world: World) => {
  const { guestId, actorId, chatId, kind, withCamera = false, price, pageId, showId } = params;
  const sequence = (await sequenceOf.first(world.tx, { guestId }))?.total ?? 0;
  const caller = await guestCaller(guestId, `state ${chatId}`, world);
  const requested = { actorId, kind, withCamera, price, sequence, showId, pageId: statePage };
  const row = await startChat(requested, caller, world);
  await setKey.all(world.tx, { id: row.id, key: chatId, pageId });
  return { ...row, key: chatId, pageId };
};

/** Starts a chat whose picture has moved for some seconds. */
const begin = async (params: ChatParams, seconds: number, world: World) => {
  const { id } = await start(params, world);
  const answered = (await answerChat.first(world.tx, { id, at: nowIso(world) })) ?? reject('failed');
  const first = await applyBeat(answered, { pageId: statePage, playedMs: 0 }, world);
  if (seconds === 0) return first;
  let row: ChatRow = { ...first, firstPictureAt: new Date(world.clock.now() - seconds * 1000).toISOString() };
  // A heartbeat counts for half a minute at most.
  for (let done = 0; done < seconds && row.status === 'running';) {
    const more = Math.min(seconds - done, chatLimitsMs.beat / 1000);
    done += more;
    const beatAt = world.clock.now() - more * 1000;
    const pages = toJson(pagesOf(row).map((page) => ({ ...page, beatAt })));
    row = await applyBeat({ ...row, pages }, { pageId: statePage, playedMs: done * 1000 }, world);
  }
  return row;
};

/** The key of the guest's open chat. */
const openKey = async (parts: WorldParts, guestId: number): Promise<string> =>
  (await openChatOf.first(parts.database.reader, { guestId }))?.key ?? reject('unknown', 'chatId');

/** A guest calls a performer. */
export const chatRings = state('the guest’s chat rings', {
  description: 'The guest has started this chat with the performer, who has not answered.',
  params: s.object(chatParams),
  ifLeftOut: aVideoChat,
  setUp: (params, parts) => runInWorld(parts, true, (world) => start(params, world)),
});

/** A guest is in a chat. */
export const guestIsInChat = state('the guest is in a chat', {
  description: 'The guest’s chat with the performer runs, and its picture has moved for these seconds.',
  params: s.object({ ...chatParams, seconds: s.count }),
  ifLeftOut: aVideoChat,
  setUp: ({ seconds, ...params }, parts) => runInWorld(parts, true, (world) => begin(params, seconds, world)),
});

/** A performer has answered, and there is no picture yet. */
export const chatWaitsForPicture = state('the guest’s chat waits for its picture', {
  description: 'The performer has answered this chat of the guest, and the page has shown no picture.',
  params: s.object(chatParams),
  ifLeftOut: aVideoChat,
  setUp: (params, parts) =>
    runInWorld(parts, true, async (world) => {
      const { id } = await start(params, world);
      return answerChat.first(world.tx, { id, at: nowIso(world) });
    }),
});

const setStartKey = updateRow('chat', 'id', ['startKey'], (update) => update.set({ bodyHash: 'of another chat' }));

/** A guest's key started another chat. */
export const chatKeyWasUsed = state('the key has started another chat', {
  description: 'The guest has started another chat with the performer under this key; it is over.',
  params: s.object({ guestId: s.entityId, actorId: s.entityId, price: s.count, key: s.boundedString(64) }),
  setUp: ({ guestId, actorId, price, key }, parts) =>
    runInWorld(parts, true, async (world) => {
      const row = await begin({ ...aVideoChat, guestId, actorId, price, chatId: 'another' }, 0, world);
      await setStartKey.all(world.tx, { id: row.id, startKey: `${guestId} ${key}` });
      await endChat(row, clientExit.exit, world);
    }),
});

/** A guest was in a chat. */
export const chatIsOver = state('the guest’s chat is over', {
  description: 'The guest was in this chat for these seconds; it ended with this exit code.',
  params: s.object({ ...chatParams, seconds: s.count, exitCode: s.count }),
  ifLeftOut: aVideoChat,
  setUp: ({ seconds, exitCode, ...params }, parts) =>
    runInWorld(parts, true, async (world) => endChat(await begin(params, seconds, world), exitCode, world)),
});

/** The performer answers the guest's call. */
export const performerAnswersChat = event('the performer answers the chat', {
  description: 'The performer answers the chat of the guest that rings.',
  params: s.object({ guestId: s.entityId }),
  setUp: async ({ guestId }, parts) => performerAnswers(parts, await openKey(parts, guestId)),
});

/** The performer ends the guest's chat. */
export const performerEndsChat = event('the performer ends the chat', {
  description: 'The chat of the guest ends with this exit code.',
  params: s.object({ guestId: s.entityId, exitCode: s.count }),
  setUp: async ({ guestId, exitCode }, parts) => performerEnds(parts, await openKey(parts, guestId), exitCode),
});

/** The performer writes in the guest's chat. */
export const performerWritesInChat = event('the performer writes in the chat', {
  description: 'The performer writes this in the chat of the guest that runs.',
  params: s.object({ guestId: s.entityId, text: s.boundedString(2000) }),
  setUp: async ({ guestId, text }, parts) => {
    const chat = (await openChatOf.first(parts.database.reader, { guestId })) ?? reject('unknown', 'chatId');
    return performerWrites(parts, {
      guestId,
      actorId: chat.actorId,
      text,
      inChat: { chatId: chat.key, chats: chatsOfMessages },
    });
  },
});

const freeParams = s.object({ actorId: s.entityId, seconds: s.count });
const setFree = ({ actorId, seconds }: { actorId: number; seconds: number }, parts: WorldParts) =>
  setFreeUntil(parts, actorId, new Date(parts.clock.now() + seconds * 1000).toISOString());

/** A performer's chat is free. */
export const performerIsFree = state('the performer’s chat is free', {
  description: 'The performer’s chat is free for these seconds.',
  params: freeParams,
  setUp: setFree,
});

/** A performer begins a free chat, or moves its end. */
export const performerGoesFree = event('the performer’s chat becomes free', {
  description: 'The performer’s chat becomes free for these seconds; if it is free, its end moves.',
  params: freeParams,
  setUp: setFree,
});

/** A performer ends a free chat. */
export const performerEndsFree = event('the performer’s free chat ends', {
  description: 'The performer’s free chat ends.',
  params: s.object({ actorId: s.entityId }),
  setUp: ({ actorId }, parts) => stopFreeShow(parts, actorId),
});

/** The states of this module. */
export const liveChatStates = [
  guestHadPreview,
  chatRings,
  chatWaitsForPicture,
  chatKeyWasUsed,
  guestIsInChat,
  chatIsOver,
  performerAnswersChat,
  performerEndsChat,
  performerWritesInChat,
  performerIsFree,
  performerGoesFree,
  performerEndsFree,
  ...toyStates,
  ...viewerStates,
];
