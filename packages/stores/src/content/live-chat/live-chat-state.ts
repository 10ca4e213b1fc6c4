import type { ChatStartFailure } from './chat-start-failure.ts';
import type { LiveChatData } from './ChatMeter.ts';
import type { ChatBillData, ChatRequest } from './live-chat-types.ts';

/** The data that stays while a chat goes from one state to the next. */
interface ChatCourse<R extends ChatRequest | null = ChatRequest | null> {
  /** The guest's request, for another attempt; null where this page did not start the chat. */
  readonly request: R;
  /** The bills of the chats from which the guest changed into this one, oldest first. */
  readonly earlier: readonly ChatBillData[];
}

/** A chat that rings or runs on this page. */
interface ChatHere extends ChatCourse {
  readonly chat: LiveChatData;
  /** Why the guest has left; null before that. Nothing is counted from then on, until the server ends the chat. */
  readonly exitCode: number | null;
}

/** Where the guest's chat is. */
export type LiveChatState =
  | { readonly kind: 'idle' }
  /** It rings or runs on another page of the guest. */
  | ({ readonly kind: 'elsewhere'; readonly chat: LiveChatData } & ChatCourse)
  | ({ readonly kind: 'starting' } & ChatCourse<ChatRequest>)
  | ({ readonly kind: 'ringing' } & ChatHere)
  /** While the picture stands still, nothing is counted. */
  | ({ readonly kind: 'running'; readonly isPaused: boolean } & ChatHere)
  | { readonly kind: 'ended'; readonly bill: ChatBillData; readonly earlier: readonly ChatBillData[] }
  | ({ readonly kind: 'failed'; readonly failure: ChatStartFailure } & ChatCourse<ChatRequest>);

/** The events of the guest's chat. */
export type LiveChatEvent =
  | { readonly type: 'start'; readonly request: ChatRequest; readonly earlier: readonly ChatBillData[] }
  /** The server says how a chat stands; `isHere` is whether its picture is on this page. */
  | { readonly type: 'changed'; readonly chat: LiveChatData; readonly isHere: boolean }
  /** An attempt to start failed, or its chat ended before its first second. */
  | { readonly type: 'attemptFailed'; readonly failure: ChatStartFailure; readonly isRetried: boolean }
  /** A chat that another page started ended before its first second. */
  | { readonly type: 'notAnswered' }
  | { readonly type: 'playing' }
  | { readonly type: 'stalled' }
  | { readonly type: 'leave'; readonly exitCode: number }
  | { readonly type: 'giveUp' }
  /** A bill was written, or changed later. */
  | { readonly type: 'billed'; readonly bill: ChatBillData }
  /** No chat runs, and this is the bill of the last one; `isKept` is whether this page showed it before it was loaded again. */
  | { readonly type: 'lastBill'; readonly bill: ChatBillData; readonly isKept: boolean }
  | { readonly type: 'dismiss' };

/** A chat that runs on this page. */
export type RunningChat = Extract<LiveChatState, { kind: 'running' }>;

type ChangedEvent = Extract<LiveChatEvent, { type: 'changed' }>;
type AttemptFailedEvent = Extract<LiveChatEvent, { type: 'attemptFailed' }>;

const idle: LiveChatState = { kind: 'idle' };

/** Whether a chat rings or runs on this page. */
export const isHere = (state: LiveChatState): state is Extract<LiveChatState, ChatHere> =>
  state.kind === 'ringing' || state.kind === 'running';

/** Whether a chat starts, rings or runs on this page. */
export const isOpen = (state: LiveChatState): boolean => state.kind === 'starting' || isHere(state);

/** The id of the chat that rings or runs, on whichever page; null without one. */
export const chatIdOf = (state: LiveChatState): string | null => ('chat' in state ? state.chat.chatId : null);

/** The performer whom the chat, its start or its bill is about; null without any. */
export const actorIdOf = (state: LiveChatState): number | null => {
  if (state.kind === 'idle') return null;
  if ('chat' in state) return state.chat.actorId;
  return 'bill' in state ? state.bill.actorId : state.request.actorId;
};

const start = (
  state: LiveChatState,
  { request, earlier }: Extract<LiveChatEvent, { type: 'start' }>,
): LiveChatState => {
  const isSame = isHere(state) && state.chat.actorId === request.actorId && state.chat.kind === request.kind;
  return state.kind === 'starting' || isSame ? state : { kind: 'starting', request, earlier };
};

const changed = (state: LiveChatState, event: ChangedEvent): LiveChatState => {
  const { chat } = event;
  const isSame = chatIdOf(state) === chat.chatId;
  // A chat that another page has started follows nothing that this page has ended.
  const course: ChatCourse =
    state.kind === 'starting' || ('chat' in state && isSame)
      ? { request: state.request, earlier: state.earlier }
      : { request: null, earlier: [] };
  if (!event.isHere) {
    // The start of this page fails by itself.
    return state.kind === 'starting' || state.kind === 'failed' ? state : { kind: 'elsewhere', chat, ...course };
  }
  const exitCode = isHere(state) && isSame ? state.exitCode : null;
  if (chat.status === 'ringing') return { kind: 'ringing', chat, exitCode, ...course };
  if (state.kind !== 'running' || !isSame) return { kind: 'running', chat, exitCode, isPaused: false, ...course };
  // The addresses of a stream that plays stay, so that the picture goes on.
  return { ...state, chat: { ...chat, sources: state.chat.sources } };
};

const attemptFailed = (state: LiveChatState, { failure, isRetried }: AttemptFailedEvent): LiveChatState => {
  if (state.kind !== 'starting' && !('chat' in state)) return state;
  const { request, earlier } = state;
  if (request === null) return idle;
  return isRetried ? { kind: 'starting', request, earlier } : { kind: 'failed', failure, request, earlier };
};

/** A start that follows another chat shows the bill of that one when it is given up. */
const giveUp = (state: LiveChatState): LiveChatState => {
  if (state.kind !== 'starting') return state;
  const bill = state.earlier.at(-1);
  return bill === undefined ? idle : { kind: 'ended', bill, earlier: state.earlier.slice(0, -1) };
};

const billed = (state: LiveChatState, bill: ChatBillData): LiveChatState => {
  if (state.kind === 'idle') return state;
  if (chatIdOf(state) === bill.chatId) return { kind: 'ended', bill, earlier: state.earlier };
  if (state.kind === 'ended' && state.bill.chatId === bill.chatId) return { ...state, bill };
  const isListed = state.earlier.some(({ chatId }) => chatId === bill.chatId);
  const newer = (each: ChatBillData): ChatBillData => (each.chatId === bill.chatId ? bill : each);
  return isListed ? { ...state, earlier: state.earlier.map(newer) } : state;
};

const lastBill = (state: LiveChatState, bill: ChatBillData, isKept: boolean): LiveChatState => {
  if (state.kind === 'idle') return isKept ? { kind: 'ended', bill, earlier: [] } : state;
  const shownId = state.kind === 'ended' ? state.bill.chatId : chatIdOf(state);
  return shownId === bill.chatId ? { kind: 'ended', bill, earlier: state.earlier } : state;
};

/** The state after an event; the same object where the event changes nothing. */
export const transition = (state: LiveChatState, event: LiveChatEvent): LiveChatState => {
  switch (event.type) {
    case 'start':
      return start(state, event);
    case 'changed':
      return changed(state, event);
    case 'attemptFailed':
      return attemptFailed(state, event);
    case 'notAnswered':
      return 'chat' in state ? idle : state;
    case 'playing':
      return state.kind === 'running' && state.isPaused ? { ...state, isPaused: false } : state;
    case 'stalled':
      return state.kind === 'running' && !state.isPaused ? { ...state, isPaused: true } : state;
    case 'leave':
      return isHere(state) ? { ...state, exitCode: event.exitCode } : state;
    case 'giveUp':
      return giveUp(state);
    case 'billed':
      return billed(state, event.bill);
    case 'lastBill':
      return lastBill(state, event.bill, event.isKept);
    case 'dismiss':
      return isOpen(state) ? state : idle;
  }
};
