import { type RefCallback, type RefObject, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { getterOf, type PropGetter, type StatusProps } from '../headless/getters.ts';
import { messages } from './Conversation.messages.ts';
import {
  beginsDay,
  type ConversationItem,
  countUnseen,
  endsRun,
  hasSameEnds,
  isPrepended,
} from './conversation-item.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

/** Props of Conversation that are options of useConversation too. */
export interface ConversationOptions {
  /** The performer's name. */
  name: string;
  /** The messages, oldest first; unsent ones are last. */
  items: readonly ConversationItem[];
  /** Whether the messages are loading. @default false */
  isPending?: boolean | undefined;
  /** Whether loading failed. @default false */
  failed?: boolean | undefined;
  /** Whether the performer is typing. @default false */
  typing?: boolean | undefined;
  /** Whether there are earlier messages, they are loading, or loading them failed. @default 'none' */
  earlier?: 'none' | 'more' | 'loading' | 'failed' | undefined;
  /** Called when the guest scrolls near the first message or requests earlier ones. */
  onEarlier?: (() => void) | undefined;
}

/** Options of useConversation. */
export interface ConversationModelOptions extends ConversationOptions {
  /** Whether a virtualizer renders the messages: it tells their sizes itself. @default false */
  virtual?: boolean | undefined;
}

/** Whether a conversation shows messages, or what it shows in their place. */
export type ConversationState = 'ready' | 'loading' | 'failed' | 'empty';

/** How a message is grouped with its neighbours. */
export interface MessageGrouping {
  /** Whether it is the first of its day, which is shown above it. */
  isFirstOfDay: boolean;
  /** Whether it is the last of a run by one author in quick succession; time and state are shown below it. */
  isLastOfRun: boolean;
}

/** Props of the element that scrolls. */
export interface ScrollerProps {
  ref: RefCallback<HTMLElement>;
  role: 'region';
  'aria-label': string;
  /** A scroll container is reachable by keyboard. */
  tabIndex: 0;
  /** Runs before a virtualizer handles the event and changes the rendered items. */
  onScrollCapture: () => void;
}

/** State, actions and props of a conversation. */
export interface ConversationModel {
  state: ConversationState;
  /** Whether the latest message is in view; then new ones stay in view as they arrive. */
  isAtEnd: boolean;
  /** The number of messages by others that arrived while the guest had scrolled up. */
  unread: number;
  /** Whether earlier messages were prepended by the last change: `shift` of a virtualizer. */
  isPrepended: boolean;
  /** The element that scrolls, for a virtualizer. */
  scroller: RefObject<HTMLElement | null>;
  /** How the message at an index is grouped. */
  groupingOf: (index: number) => MessageGrouping;
  /** Scrolls to the latest message. */
  toEnd: () => void;
  /** The sentence that says that the performer is typing, or an empty text. */
  typingText: string;
  /** The latest message by the performer since the conversation was loaded, with her name, or an empty text. */
  newMessageText: string;
  /** For the element around everything. */
  getRootProps: PropGetter<{ 'data-state': ConversationState; 'aria-busy'?: true | undefined }>;
  /** For the element that scrolls, around the messages. */
  getScrollerProps: PropGetter<ScrollerProps>;
  /** For the button to the latest message, shown while it is out of view. */
  getToEndProps: PropGetter<{ type: 'button'; onClick: () => void }>;
  /** For the button that requests earlier messages. */
  getEarlierProps: PropGetter<{ type: 'button'; onClick: () => void }>;
  /** For a live region with `typingText`; one for both would repeat the message when typing stops. */
  getTypingProps: PropGetter<StatusProps>;
  /** For a live region with `newMessageText`. */
  getNewMessageProps: PropGetter<StatusProps>;
}

/** Distance to the first message, in px, below which earlier ones are requested. */
const nearStart = 600;

function stateOf({ items, isPending, failed }: ConversationOptions): ConversationState {
  if (items.length > 0) return 'ready';
  if (isPending) return 'loading';
  return failed ? 'failed' : 'empty';
}

/** The number of messages after the last seen one. */
function useUnread(items: readonly ConversationItem[], isAtEnd: boolean): number {
  const last = items.at(-1)?.id;
  const [seen, setSeen] = useState(last);
  // A reconnect may have removed the seen message; then counting starts anew.
  const isLost = !items.some(({ id }) => id === seen);
  if ((isAtEnd || isLost) && seen !== last) setSeen(last);
  return isAtEnd ? 0 : countUnseen(items, seen);
}

/** The last message, if it came after the conversation was loaded. */
function useNewMessage(items: readonly ConversationItem[], isLoading: boolean): ConversationItem | null {
  const last = items.at(-1);
  const [loaded, setLoaded] = useState<{ last: string | undefined } | null>(null);
  const isLoaded = loaded !== null;
  if (isLoading && isLoaded) setLoaded(null);
  if (!isLoading && !isLoaded) setLoaded({ last: last?.id });
  return !isLoading && isLoaded && last !== undefined && last.id !== loaded.last ? last : null;
}

function useIsPrepended(items: readonly ConversationItem[]): boolean {
  const [rendered, setRendered] = useState({ items, isShifted: false });
  // By ids, as a page may make the list anew on each render.
  if (!hasSameEnds(rendered.items, items)) setRendered({ items, isShifted: isPrepended(rendered.items, items) });
  return rendered.isShifted;
}

/**
 * The behaviour of a conversation without its looks: it stays at the latest message until the guest scrolls up, counts what arrives
 * meanwhile, requests earlier messages, groups by day and run, and announces new ones. Conversation is made with it.
 */
export function useConversation(options: ConversationModelOptions): ConversationModel {
  const { name, items, isPending = false, typing = false, earlier = 'none', onEarlier, virtual = false } = options;
  const intl = useIntl();
  const state = stateOf(options);
  const last = items.at(-1);
  const { scroller, attach, isAtEnd, toEnd, recordScroll } = useStickToEnd(last?.id, last?.from === 'guest', !virtual);
  const unread = useUnread(items, isAtEnd);
  const latest = useNewMessage(items, state === 'loading');
  const text = latest?.from === 'performer' ? (latest.text ?? intl.formatMessage(messages.picture)) : null;
  const handleScroll = () => {
    const hasGoneUp = recordScroll();
    if (hasGoneUp && earlier === 'more' && (scroller.current?.scrollTop ?? nearStart) < nearStart) onEarlier?.();
  };
  const groupingOf = (index: number): MessageGrouping => {
    const item = items[index];
    if (item === undefined) return { isFirstOfDay: false, isLastOfRun: false };
    return {
      isFirstOfDay: beginsDay(item, items[index - 1], intl.timeZone),
      isLastOfRun: endsRun(item, items[index + 1], intl.timeZone),
    };
  };
  return {
    state,
    isAtEnd,
    unread,
    isPrepended: useIsPrepended(items),
    scroller,
    groupingOf,
    toEnd,
    typingText: typing ? intl.formatMessage(messages.typing, { name }) : '',
    newMessageText: text ? intl.formatMessage(messages.announcement, { name, text }) : '',
    getRootProps: getterOf({ 'data-state': state, 'aria-busy': isPending || undefined }),
    getScrollerProps: getterOf({
      ref: attach,
      role: 'region',
      'aria-label': intl.formatMessage(messages.label, { name }),
      tabIndex: 0,
      onScrollCapture: handleScroll,
    }),
    getToEndProps: getterOf({ type: 'button', onClick: toEnd }),
    getEarlierProps: getterOf({ type: 'button', onClick: () => onEarlier?.() }),
    getTypingProps: getterOf({ role: 'status' }),
    getNewMessageProps: getterOf({ role: 'status' }),
  };
}
