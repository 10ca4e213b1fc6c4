import { unsetGuestFacts } from '../../../mock-api/src/foundation/session/statements.ts';
import { toJson } from '../../../mock-api/src/world/json.ts';
import type { Row } from '../../../mock-api/src/world/tables.ts';
import { firstGeneratedId, instantWithin, type GeneratedRow } from './generated-row.ts';
import type { WorldSize } from './world-size.ts';

/** The guest whose lists are read. */
export const readerId = 7;
/** The guest who spends more the larger the world is. */
export const spenderId = 8;
/** The guest whose library is larger the larger the world is. */
export const collectorId = 9;
/** Generated guests have ids from here on. */
export const firstGuest = 1001;

/** The reader's own rows: as many in every world. */
const ownChannels = 500;
const ownMessages = 1200;
const ownPins = 100;
const ownChats = 500;
const ownNotifications = 100;

/** A guest who may see everything. */
export const guestRow = (id: number): Row<'guest'> => ({
  id,
  name: `Guest ${id}`,
  avsStatus: 'accepted',
  avsMessage: null,
  isVip: 0,
  isLocked: 0,
  isPaying: 1,
  showDataProtection: 0,
  loyaltyPoints: 0,
  ...unsetGuestFacts,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const message = (id: number, channelId: number, at: string, imageId: string | null): Row<'message'> => ({
  id,
  channelId,
  key: null,
  type: 'text',
  sender: id % 2 === 0 ? 'guest' : 'actor',
  text: `Message ${id}`,
  imageId,
  gifts: toJson([]),
  price: 0,
  chatId: null,
  data: null,
  sentAt: at,
  deliveredAt: at,
  readAt: at,
});

type Last = Pick<Row<'channel'>, 'lastMessageId' | 'lastMessageAt'>;

const channel = (id: number, guestId: number, actorId: number, last: Last): Row<'channel'> => ({
  id,
  key: `${guestId} ${actorId}`,
  guestId,
  actorId,
  language: 'en',
  isArchived: 0,
  isBlocked: 0,
  freeMessages: 0,
  unread: id % 3,
  ...last,
});

const pin = (guestId: number, kind: Row<'pin'>['kind'], subjectId: number, pinnedAt: string): Row<'pin'> => ({
  key: `${guestId} ${kind} ${subjectId}`,
  guestId,
  kind,
  subjectId,
  email: 0,
  sms: 0,
  alertLanguage: null,
  alertBrand: null,
  pinnedAt,
});

/** A channel of a guest for every ten messages. */
function* conversations(
  guestOf: (at: number) => number,
  count: { readonly channels: number; readonly messages: number; readonly firstId: number },
  { performers }: WorldSize,
  random: () => number,
): Generator<GeneratedRow> {
  const last = new Map<number, Last>();
  for (let at = 0; at < count.messages; at += 1) {
    const [id, sentAt] = [count.firstId + at, instantWithin(random, 300)];
    const channelId = count.firstId + (at % count.channels);
    last.set(channelId, { lastMessageId: id, lastMessageAt: sentAt });
    yield { table: 'message', row: message(id, channelId, sentAt, at % 4 === 0 ? `image-${id}` : null) };
  }
  for (let at = 0; at < count.channels; at += 1) {
    const id = count.firstId + at;
    const latest = last.get(id) ?? { lastMessageId: null, lastMessageAt: null };
    yield { table: 'channel', row: channel(id, guestOf(at), firstGeneratedId + (at % performers), latest) };
  }
}

const chat = (id: number, random: () => number): Row<'chat'> => {
  const at = instantWithin(random, 300);
  return {
    id,
    key: `chat-${id}`,
    startKey: `${readerId} start-${id}`,
    bodyHash: '',
    guestId: readerId,
    actorId: firstGeneratedId + (id % 100),
    kind: 'videoChat',
    withCamera: 0,
    isCameraOn: 0,
    showId: null,
    sequence: id,
    brand: 'velvet',
    language: 'en',
    status: 'ended',
    price: 3600,
    startedAt: at,
    answeredAt: at,
    firstPictureAt: at,
    beatAt: at,
    movedAt: at,
    pageId: null,
    pages: toJson([]),
    countedMs: 60_000,
    deliveredMs: 60_000,
    bookedMs: 60_000,
    voucherSeconds: 0,
    voucherId: null,
    vouchersOver: 1,
    booked: 3600,
    transfers: 1,
    transferId: null,
    giftsSpent: 0,
    endsAt: null,
    endedAt: at,
    exitCode: 200,
    dispute: 'none',
  };
};

/** The other guests, with their conversations and pins. */
export function* guestRows(size: WorldSize, random: () => number): Generator<GeneratedRow> {
  const { guests, performers, messages, pins } = size;
  for (let at = 0; at < guests; at += 1) yield { table: 'guest', row: guestRow(firstGuest + at) };
  const counts = { channels: Math.ceil(messages / 10), messages, firstId: 100_001 };
  yield* conversations((at) => firstGuest + Math.floor(at / performers) + (at % guests), counts, size, random);
  for (let at = 0; at < pins; at += 1) {
    const [guestId, subjectId] = [firstGuest + (at % guests), firstGeneratedId + Math.floor(at / guests)];
    yield { table: 'pin', row: pin(guestId, 'actor', subjectId, instantWithin(random, 300)) };
  }
}

/** The reader, with conversations, pins, chats and notifications. */
export function* readerRows(size: WorldSize, random: () => number): Generator<GeneratedRow> {
  for (const id of [readerId, spenderId]) yield { table: 'guest', row: guestRow(id) };
  const channels = Math.min(ownChannels, size.performers);
  // Before those of the others, so that the newest ones of all are not the reader's.
  const counts = { channels, messages: ownMessages, firstId: 1 };
  yield* conversations(() => readerId, counts, size, random);
  for (let at = 0; at < ownPins; at += 1) {
    for (const kind of ['actor', 'album'] as const)
      yield { table: 'pin', row: pin(readerId, kind, firstGeneratedId + at, instantWithin(random, 300)) };
  }
  for (let id = 1; id <= ownChats; id += 1) yield { table: 'chat', row: chat(id, random) };
  for (let id = 1; id <= ownNotifications; id += 1) {
    const about = { type: 1, actorId: firstGeneratedId + id, isUnread: 1, isUnseen: 0, show: null, program: null };
    yield { table: 'notification', row: { id, guestId: readerId, ...about, at: instantWithin(random, 30) } };
  }
}
