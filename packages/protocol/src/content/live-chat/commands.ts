import { command, spends } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { chatChanged, chatEnd } from './messages.ts';
import { chatKind, pageId } from './schemas.ts';

/**
 * Starts a chat; `chatChanged` says when the picture may be fetched. `price` is the shown one in hundredths a minute, another is rejected;
 * `sequence` counts the guest's chats; `pageId` is the page that will have the picture.
 * @spec feature:chat.video, error:chatstart-already-in-progress, error:chatstart-wrong-sequence, entity:enum.chatStartFailure
 * @assumed The call is ours. "Already in progress" is `inProgress`, "Wrong sequence number" `wrongSequence`; "Timeout" is the exit code
 * 199, "Guest offline" a start that could not be sent; `tooMany` is a second text chat with a performer within a day, or too many chats
 * whose picture was fetched and not counted.
 */
export const chatStart = command('content/live-chat/chatStart', {
  input: s.object({
    actorId: s.entityId,
    kind: chatKind,
    withCamera: s.boolean,
    price: s.nullable(s.count),
    sequence: s.count,
    showId: s.nullable(s.entityId),
    pageId,
  }),
  reply: chatChanged,
  idempotent: true,
  failures: [
    'unknown',
    'needAgeCheck',
    'needPurchase',
    'keyReused',
    'inProgress',
    'wrongSequence',
    'actorOffline',
    'actorBusy',
    'priceChanged',
    'notPossible',
    'tooMany',
    'notInCountry',
  ],
  forbiddenBy: spends,
  purpose: 'Starts a live chat with a performer.',
});

/**
 * Reports how many milliseconds the picture has moved on a page, every `chatBeatMs` and when it begins and stops. Each page has a count of
 * its own; the longest counts. `isLeaving` books at once.
 * @assumed The call is ours; decisions 0048 and 0052.
 */
export const chatBeat = command('content/live-chat/chatBeat', {
  input: s.object({ chatId: s.string, pageId, playedMs: s.count, isLeaving: s.optional(s.boolean) }),
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Says that the picture of a live chat moves, and for how long it has.',
});

/**
 * Takes the picture of a chat over to a page; the page that had it shows it no more.
 * @assumed The call is ours: the documents know one page only; decision 0052.
 */
export const chatTakeOver = command('content/live-chat/chatTakeOver', {
  input: s.object({ chatId: s.string, pageId }),
  reply: chatChanged,
  failures: ['unknown'],
  forbiddenBy: spends,
  purpose: 'Takes the picture of a live chat over to this page.',
});

/**
 * Leaves a chat; the reply is its bill. A chat that is over answers the same bill.
 * @spec feature:chat.end
 * @assumed The call is ours; pages of guests send the codes of `clientExit` from 100 to 107.
 */
export const chatLeave = command('content/live-chat/chatLeave', {
  input: s.object({ chatId: s.string, exitCode: s.integerBetween(100, 107) }),
  reply: chatEnd,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Leaves a live chat.',
});

/**
 * Says whether the guest's camera is on in a chat with cameras on both sides. The picture itself
 * is no part of this protocol and never reaches this server: a platform sends it through its media server.
 * @assumed The call is ours: the documents name camera to camera and its price.
 */
export const chatCamera = command('content/live-chat/chatCamera', {
  input: s.object({ chatId: s.string, isOn: s.boolean }),
  failures: ['unknown', 'notPossible'],
  forbiddenBy: [],
  purpose: 'Says whether the guest’s camera is on.',
});
