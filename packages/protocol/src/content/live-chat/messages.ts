import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { actorState } from '../actors/schemas.ts';
import { chatBill, freeChatDurationFields, liveChat, reactionFields, toyStateFields } from './schemas.ts';

/**
 * A chat was started or changed. It carries the whole chat, so that a missed or repeated push does no harm. `sequence` is the number of
 * chats that the guest ever started.
 * @spec state:chat-start
 * @assumed The documents name no push for it.
 */
export const chatChanged = push('content/live-chat/chatChanged', {
  payload: s.object({ sequence: s.count, chat: liveChat }),
  purpose: 'Reports a live chat of the guest that started or changed.',
});

/**
 * A chat ended. `price` is what it cost in coins, in hundredths; `bill` explains it.
 * @spec socket:chatEnd, entity:chatEndEvent, state:chat-end, state:chat-exit
 * @assumed exitCode and bill.
 */
export const chatEnd = push('content/live-chat/chatEnd', {
  payload: s.object({
    chatId: s.string,
    price: s.count,
    actorId: s.entityId,
    actorName: s.string,
    isVoyeur: s.boolean,
    isToyControl: s.boolean,
    exitCode: s.count,
    bill: chatBill,
  }),
  purpose: 'Reports that a live chat of the guest ended.',
});

/**
 * A viewer sent a reaction to a performer who is live. `sender` is the name that others see, null for the anonymous.
 * @spec socket:live-reaction
 * @assumed The payload is not shown; `key` lets the sender recognise its own.
 */
export const liveReaction = push('content/live-chat/liveReaction', {
  payload: s.object({ ...reactionFields, sender: s.nullable(s.string), reactionKey: s.string }),
  purpose: 'Shows a reaction to the viewers of a performer.',
});

/** A performer began a free chat. @spec socket:freeShowStart, state:free-show @assumed The payload is not shown. */
export const freeShowStart = push('content/live-chat/freeShowStart', {
  payload: s.object(freeChatDurationFields),
  purpose: 'Reports that a performer began a free chat.',
});

/** A performer ended a free chat. @spec socket:freeShowStop, state:free-show @assumed The payload is not shown. */
export const freeShowStop = push('content/live-chat/freeShowStop', {
  payload: s.object(freeChatDurationFields),
  purpose: 'Reports that a performer ended a free chat.',
});

/**
 * The end of a free chat moved.
 * @spec socket:free-chat-duration.changed, state:free-chat-duration
 * @assumed Name and payload.
 */
export const freeChatDurationChanged = push('content/live-chat/freeChatDurationChanged', {
  payload: s.object(freeChatDurationFields),
  purpose: 'Reports that the end of a free chat moved.',
});

/**
 * The toy of a performer, or a run of it, changed. It goes to the guests of her chats, each with their own runs.
 * @spec state:toy-control
 * @assumed The documents name messages for the states of a toy, which tell of a run; this push carries the whole state.
 */
export const toyControlChanged = push('content/live-chat/toyControlChanged', {
  payload: s.object(toyStateFields),
  purpose: 'Reports the state of a performer’s toy.',
});

const voiceCallFields = { actorId: s.entityId, clientId: s.string };

/** A voice call was answered. @spec socket:voicecallStart, state:voicecall @assumed The payload is not shown. */
export const voicecallStart = push('content/live-chat/voicecallStart', {
  payload: s.object(voiceCallFields),
  purpose: 'Reports that a voice call was answered.',
});

/** A voice call is over. @spec socket:voicecallStop, state:voicecall @assumed The payload is not shown. */
export const voicecallStop = push('content/live-chat/voicecallStop', {
  payload: s.object({ ...voiceCallFields, seconds: s.count }),
  purpose: 'Reports that a voice call is over.',
});

/**
 * A performer's state changed: she began or ended a private chat, a ticket show or a free chat.
 * @spec state:actor-availability
 * @assumed The documents name no push for it; it carries the whole state, so that one that was missed or repeated does no harm.
 */
export const actorStateChanged = push('content/live-chat/actorStateChanged', {
  payload: actorState,
  purpose: 'Reports what a performer does now.',
});
