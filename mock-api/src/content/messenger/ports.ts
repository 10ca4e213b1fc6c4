import type { Caller, World } from '../../world/world.ts';

/** A live chat of a guest with a performer. */
export interface ChatOfGuest {
  readonly chatId: string;
  readonly guestId: number;
  readonly actorId: number;
}

/** Live chats, as far as messages need them. Messages that are written in a running chat are free, and read there. */
export interface ChatsOfMessages {
  /** Whether a live chat of this guest with this performer is running. */
  isRunning(chat: ChatOfGuest, world: Pick<World, 'tx'>): Promise<boolean>;
  /** Whether a live chat is a free one. */
  isFree(chatId: string, world: Pick<World, 'tx'>): Promise<boolean>;
  /** The live chat of a guest with a performer that runs, by its key; null if none does. */
  runningWith(between: Omit<ChatOfGuest, 'chatId'>, world: Pick<World, 'tx'>): Promise<string | null>;
  /** Adds what gifts in a live chat cost to its bill; inside a change. */
  billGifts(chatId: string, amount: number, world: Pick<World, 'tx'>): Promise<unknown>;
  /** Publishes what a live chat has cost. */
  publishBill(chatId: string, world: World): Promise<void>;
}

/** The gifts of a message. */
export interface GiftOrder {
  readonly includedGifts: readonly { readonly giftId: number; readonly quantity: number }[];
  readonly messageType: string;
  readonly chatId: string | null;
}

/** A toy control that a message orders. */
export interface OrderedToy {
  /** In hundredths of a coin. */
  readonly price: number;
  /** Puts the control in the queue of the toy; inside the change that paid it. */
  enqueue(order: {
    readonly key: string;
    readonly chatId: string;
    readonly caller: Caller & { readonly guestId: number };
  }): Promise<void>;
}

/** The toy controls among the gifts of a message. */
export interface ToyOrder {
  /** The control that is ordered. Rejects an order that cannot be carried out, before anything is written. */
  check(guest: { readonly guestId: number; readonly actorId: number; readonly isVip: boolean }): Promise<OrderedToy>;
}

/** The toys of performers, as far as messages order them. */
export interface ToysOfMessages {
  /** The toy controls among the gifts of a message; null if there are none. */
  orderIn(gifts: GiftOrder, world: World): Promise<ToyOrder | null>;
}

/** The parts of modules above that messages use. */
export interface MessengerPorts {
  readonly chats: ChatsOfMessages;
  readonly toys: ToysOfMessages;
}
