import {
  actorReport,
  chatDispute,
  chatHistory,
  chatVideoTime,
  currentChat,
  freeChatDuration,
  toyControlState,
} from '@lounge/protocol/content/live-chat';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { lastEndedChatOf, openChatOf, sequenceOf } from './chat-statements.ts';
import { disputeBill } from './dispute.ts';
import { freeDurationOf } from './free-show.ts';
import { historyOf, videoTimeOf } from './history.ts';
import { billFrom, chatFrom } from './map-chat.ts';
import { previewHandlers } from './preview.ts';
import { reactionHandlers } from './reactions.ts';
import { reportPerformer } from './report.ts';
import { toyStateOf } from './toy-runs.ts';
import { voiceCallHandlers } from './voice-call.ts';

/** The handlers of this module's calls. */
export const liveChatHandlers = [
  ...previewHandlers,
  ...reactionHandlers,
  ...voiceCallHandlers,
  handle(currentChat, async (_, caller, world) => {
    const guestId = guestOf(caller);
    const open = await openChatOf.first(world.tx, { guestId });
    const last = await lastEndedChatOf.first(world.tx, { guestId });
    return {
      sequence: (await sequenceOf.first(world.tx, { guestId }))?.total ?? 0,
      chat: open === null ? null : await chatFrom(open, world),
      lastBill: last === null ? null : await billFrom(last, world),
    };
  }),
  handle(chatHistory, (input, caller, world) => historyOf(input, caller, world)),
  handle(chatVideoTime, (_, caller, world) => videoTimeOf(caller, world)),
  handle(freeChatDuration, ({ actorId }, _, world) => freeDurationOf(actorId, world)),
  handle(toyControlState, ({ actorId }, caller, world) => toyStateOf(guestOf(caller), actorId, world)),
  handle(chatDispute, (input, caller, world) => disputeBill(input, guestOf(caller), world)),
  handle(actorReport, (input, caller, world) =>
    input.reason === null && !input.block ? reject('malformed', 'reason') : reportPerformer(input, caller, world),
  ),
];
