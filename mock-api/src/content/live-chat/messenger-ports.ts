import type { MessengerPorts } from '../messenger/ports.ts';
import { chatsOfMessages } from './chats-of-messages.ts';
import { toysOfMessages } from './toy-orders.ts';

/** What messages need of live chats. */
export const messengerPorts: MessengerPorts = { chats: chatsOfMessages, toys: toysOfMessages };
