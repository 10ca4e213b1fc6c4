import { mutation, query, writes } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import {
  chatBill,
  chatKind,
  declinedPreview,
  disputeStatus,
  freeChatDurationFields,
  liveChat,
  livePreview,
  reactionFields,
  toyStateFields,
  unsettledChat,
} from './schemas.ts';

/**
 * Starts a visitor's free preview of a performer who is online, or continues the one that is running. Each visitor has
 * one per performer and hour; the server counts them, for guests and for anonymous visitors.
 * @spec query:free-preview.init
 * @assumed Variables and answer; one per hour, as the exit code "hour limit" (402) suggests; offline is 403.
 */
export const freePreviewInit = mutation('content/live-chat/freePreviewInit', {
  input: s.object({ actorId: s.entityId }),
  answer: livePreview,
  failures: ['unknown', 'notInCountry'],
  // Looking is free, and buys nothing.
  forbiddenBy: [],
  purpose: 'Starts a visitor’s free live preview of a performer.',
});

/**
 * Ends a visitor's free preview, or declines it; it counts as used.
 * @spec query:free-preview.decline
 * @assumed Variables and answer.
 */
export const freePreviewDecline = mutation('content/live-chat/freePreviewDecline', {
  input: s.object({ actorId: s.entityId }),
  answer: declinedPreview,
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Ends or declines a visitor’s free live preview.',
});

/**
 * The guest's chat that is ringing or running, the bill of the last one, and the number of chats that the guest ever started.
 * @spec state:chat-start
 * @assumed The call is ours: a page that is reloaded in a chat continues it.
 */
export const currentChat = query('content/live-chat/currentChat', {
  needs: 'guest',
  input: s.empty,
  answer: s.object({ sequence: s.count, chat: s.nullable(liveChat), lastBill: s.nullable(chatBill) }),
  failures: ['needLogin'],
  purpose: 'Reads the guest’s live chat.',
});

/**
 * The guest's chats that are over, the newest first, and beside them one that runs. `month` is `YYYY-MM` by the Berlin clock.
 * @spec feature:account.chat-history
 * @assumed The call is ours; `seconds`, `spent` and `total` are of all chats that match and are over.
 */
export const chatHistory = query('content/live-chat/chatHistory', {
  needs: 'guest',
  input: s.object({
    first: s.optional(s.pageNumber),
    offset: s.optional(s.pageNumber),
    kind: s.optional(chatKind),
    month: s.optional(s.month),
  }),
  answer: s.object({
    items: s.array(chatBill),
    unsettled: s.nullable(unsettledChat),
    total: s.count,
    seconds: s.count,
    spent: s.count,
  }),
  failures: ['needLogin', 'malformed'],
  purpose: 'Lists the guest’s chats that are over, and names one that runs.',
});

/**
 * How long the guest has chatted.
 * @spec query:chat.video-time, feature:chat.video-time
 * @assumed The fields: all chats, and those of this month by the Berlin clock.
 */
export const chatVideoTime = query('content/live-chat/chatVideoTime', {
  needs: 'guest',
  input: s.empty,
  answer: s.object({
    seconds: s.count,
    chats: s.count,
    monthSeconds: s.count,
    monthChats: s.count,
    monthSpent: s.count,
  }),
  failures: ['needLogin'],
  purpose: 'Reads how long the guest has chatted.',
});

/** How long a performer's chat is free. @spec query:chat.free-duration @assumed Variables and answer. */
export const freeChatDuration = query('content/live-chat/freeChatDuration', {
  input: s.object({ actorId: s.entityId }),
  answer: s.object(freeChatDurationFields),
  failures: ['unknown'],
  purpose: 'Reads how long a performer’s chat is free.',
});

/**
 * The state of a performer's toy: whether it is connected, the guest's runs in the chat with her, and how many runs others have.
 * @spec state:toy-control, feature:chat.toy-control
 * @assumed The call is ours. A timed gift is bought by a message that includes it, as the documents' picker sends one.
 */
export const toyControlState = query('content/live-chat/toyControlState', {
  needs: 'guest',
  input: s.object({ actorId: s.entityId }),
  answer: s.object(toyStateFields),
  failures: ['needLogin', 'unknown'],
  purpose: 'Reads the state of a performer’s toy.',
});

/**
 * Sends a reaction to a performer who is live; all her viewers see it.
 * @spec query:live-reaction.add, feature:chat.live-reaction
 * @assumed The answer; at most one in 300 ms.
 */
export const liveReactionAdd = mutation('content/live-chat/liveReactionAdd', {
  input: s.object(reactionFields),
  answer: s.object({ isAdded: s.boolean, reactionKey: s.string }),
  failures: ['unknown', 'actorOffline', 'tooMany', 'notPossible'],
  forbiddenBy: writes,
  purpose: 'Sends a reaction to a performer who is live.',
});

/**
 * Starts an anonymous voice call. 2000 is success; then `voicecallStart` says that it was answered.
 * @spec query:voice-call.anonymous.start, entity:anonymousVoiceCall, rule:voice-call-success, state:anonymous-voice-call
 * @assumed The other codes, `voiceCallResult`.
 */
export const voiceCallAnonymousStart = mutation('content/live-chat/voiceCallAnonymousStart', {
  input: s.object({ accessToken: s.string, actorId: s.entityId }),
  answer: s.object({ resultCode: s.count, server: s.string, clientId: s.string }),
  failures: ['unknown', 'notInCountry'],
  purpose: 'Starts an anonymous voice call.',
});

/** Ends an anonymous voice call. @assumed The call is ours. */
export const voiceCallStop = mutation('content/live-chat/voiceCallStop', {
  input: s.object({ clientId: s.string }),
  answer: s.object({ seconds: s.count }),
  failures: ['unknown'],
  forbiddenBy: [],
  purpose: 'Ends an anonymous voice call.',
});

/**
 * The caller's voice call that rings or runs. `isAnonymousVoicecall` is the role flag of who is in one; `seconds` count from the answer.
 * @spec feature:chat.voice-call, state:voicecall
 * @assumed The call is ours. The documents name the flag among those of a guest; here it is read with the call, as anonymous visitors
 * have no guest.
 */
export const currentVoiceCall = query('content/live-chat/currentVoiceCall', {
  input: s.empty,
  answer: s.object({
    isAnonymousVoicecall: s.boolean,
    call: s.nullable(
      s.object({
        actorId: s.entityId,
        server: s.string,
        clientId: s.string,
        isAnswered: s.boolean,
        seconds: s.count,
      }),
    ),
  }),
  purpose: 'Reads the caller’s anonymous voice call.',
});

/** Why a bill is disputed. */
export const disputeReason = s.enum(['time', 'picture', 'price', 'gift', 'other'], {
  id: 'DisputeReason',
  description: 'why a bill is disputed',
});

/** Disputes the bill of a chat, once. @assumed The call is ours. */
export const chatDispute = mutation('content/live-chat/chatDispute', {
  needs: 'guest',
  input: s.object({ chatId: s.string, reason: disputeReason, text: s.nullable(s.boundedString(1000)) }),
  answer: s.object({ dispute: disputeStatus }),
  failures: ['needLogin', 'unknown'],
  forbiddenBy: [],
  purpose: 'Disputes the bill of a live chat.',
});

/** Why a performer is reported. */
export const reportReason = s.enum(['conduct', 'age', 'violence', 'fraud', 'other'], {
  id: 'ReportReason',
  description: 'why a performer is reported',
});

/** Reports a performer; with `block` she can no longer write to the guest, nor be called. @assumed The call is ours. */
export const actorReport = mutation('content/live-chat/actorReport', {
  needs: 'guest',
  input: s.object({
    actorId: s.entityId,
    chatId: s.nullable(s.string),
    reason: s.nullable(reportReason),
    text: s.nullable(s.boundedString(1000)),
    block: s.boolean,
  }),
  answer: s.object({ isReported: s.boolean, isBlocked: s.boolean }),
  failures: ['needLogin', 'unknown', 'malformed'],
  forbiddenBy: [],
  purpose: 'Reports or blocks a performer.',
});
