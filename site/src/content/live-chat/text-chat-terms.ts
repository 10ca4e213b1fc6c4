import { textChatLimitsMs } from '@lounge/protocol/content/live-chat';

/** The terms of a text chat: how many minutes it has a picture, and after how many hours the next one can start. */
export const textChatTerms = { minutes: textChatLimitsMs.chat / 60_000, hours: textChatLimitsMs.next / 3_600_000 };
