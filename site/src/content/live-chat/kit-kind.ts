import type { PastChatKind } from '@lounge/kit/chat-history';
import type { ChatBillData } from '@lounge/stores/content/live-chat';

/** The kinds of chats in the kit, by their names on the wire. */
export const kitKindOf: Readonly<Record<ChatBillData['kind'], PastChatKind>> = {
  videoChat: 'videoChat',
  voyeurChat: 'voyeurChat',
  toyControl: 'toyControl',
  ticketShow: 'ticketShow',
  freeChat: 'freeChat',
  textChat: 'textChat',
  conversionChat: 'welcomeChat',
  voiceCall: 'voiceCall',
};
