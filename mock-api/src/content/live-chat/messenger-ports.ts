import type { MessengerPorts } from '../messenger/ports.ts';
import { chatsOfMessages } from './chats-of-messages.ts';
import { toysOfMessages } from './toy-orders.ts';

/** The part of live chats that messages use. */
export const messengerPorts: MessengerPorts = { chats: chatsOfMessages, toys: toysOfMessages };
