import { type ReactNode, type RefObject, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Virtualizer } from 'virtua';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { arrowDown } from '../icons/paths/arrow-down.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './Conversation.messages.ts';
import { beginsDay, countUnseen, endsRun, isPrepended, type ConversationItem } from './conversation-item.ts';
import { conversationStyles } from './Conversation.styles.ts';
import { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

/** Props of Conversation. */
export interface ConversationProps extends RootProps<'section'> {
  /** The performer's name. */
  name: string;
  /** The messages, oldest first; unsent ones are last. */
  /** Whether the performer is online, which decides when she reads a message. @default true */
  online?: boolean | undefined;
  items: readonly ConversationItem[];
  /** The current time in milliseconds since 1970, which decides what "today" and "yesterday" are. */
  now: number;
  /** Whether the messages are loading. @default false */
  isPending?: boolean | undefined;
  /** Whether loading failed. @default false */
  failed?: boolean | undefined;
  /** Whether the performer is typing. @default false */
  typing?: boolean | undefined;
  /** Whether there are earlier messages, they are loading, or loading them failed. @default 'none' */
  earlier?: 'none' | 'more' | 'loading' | 'failed' | undefined;
  /** Content of an empty conversation. @default a greeting */
  empty?: ReactNode;
  /** Called when the guest scrolls near the first message or requests earlier ones. */
  onEarlier?: (() => void) | undefined;
  /** Called when the guest reloads a conversation that failed to load. */
  onReload?: (() => void) | undefined;
  /** Called when the guest retries a failed message; without a handler the action is not offered. */
  onRetry?: MessageBubbleProps['onRetry'];
  /** Called when the guest removes a failed message; without a handler the action is not offered. */
  onRemove?: MessageBubbleProps['onRemove'];
}

const Root = styled.section.withConfig({ componentId: 'kit-conversation' })`
  ${conversationStyles}
`;

/** Height of the area before the first message, in px. */
const headHeight = 56;
/** Distance to the first message, in px, below which earlier ones are requested. */
const nearStart = 600;
/** Number of messages in the server's markup, as the server knows no viewport. */
const plainCount = 30;

const subscribeToNothing = () => () => undefined;
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

function Earlier({ earlier = 'none', onEarlier }: Pick<ConversationProps, 'earlier' | 'onEarlier'>) {
  const intl = useIntl();
  return (
    <div data-part="earlier">
      {earlier === 'none' && <p>{intl.formatMessage(messages.beginning)}</p>}
      {earlier === 'loading' && <p role="status">{intl.formatMessage(messages.loadingEarlier)}</p>}
      {earlier === 'failed' && <p role="alert">{intl.formatMessage(messages.earlierFailed)}</p>}
      {(earlier === 'more' || earlier === 'failed') && (
        <Button size="small" variant="text" onClick={onEarlier}>
          {intl.formatMessage(earlier === 'failed' ? messages.retry : messages.earlier)}
        </Button>
      )}
    </div>
  );
}

type FallbackProps = Pick<ConversationProps, 'name' | 'online' | 'isPending' | 'failed' | 'empty' | 'onReload'>;

function Fallback({ name, online = true, isPending, failed, empty, onReload }: FallbackProps) {
  const intl = useIntl();
  if (isPending) {
    return (
      <div data-part="fallback" data-skeleton="">
        <p className="kit-visually-hidden" role="status">
          {intl.formatMessage(messages.loading)}
        </p>
        {['performer', 'performer', 'guest', 'performer', 'guest', 'guest'].map((from, index) => (
          <span key={index} data-skeleton={from} />
        ))}
      </div>
    );
  }
  if (failed) {
    return (
      <div data-part="fallback" role="alert">
        <p>{intl.formatMessage(messages.failed)}</p>
        {onReload && <Button onClick={onReload}>{intl.formatMessage(messages.retry)}</Button>}
      </div>
    );
  }
  return (
    <div data-part="fallback">
      {empty ?? (
        <>
          <h2>{intl.formatMessage(messages.empty, { name })}</h2>
          <p>{intl.formatMessage(online ? messages.emptyText : messages.emptyTextOffline, { name })}</p>
        </>
      )}
    </div>
  );
}

function Typing({ name }: { name: string }) {
  return (
    <p data-part="typing">
      <span data-part="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {useIntl().formatMessage(messages.typing, { name })}
    </p>
  );
}

/** Screen-reader announcements of a conversation: that the performer is typing, and the last new message. */
function Announcements({ name, items, typing }: Pick<ConversationProps, 'name' | 'items' | 'typing'>) {
  const intl = useIntl();
  const last = items.at(-1);
  const [first] = useState(last?.id);
  const isNew = last !== undefined && last.id !== first && last.from === 'performer';
  const text = isNew ? (last.text ?? intl.formatMessage(messages.picture)) : null;
  return (
    <>
      {/* Separate regions, so that the last message is not announced again when typing stops. */}
      <p className="kit-visually-hidden" role="status">
        {typing && intl.formatMessage(messages.typing, { name })}
      </p>
      <p className="kit-visually-hidden" role="status">
        {text && intl.formatMessage(messages.announcement, { name, text })}
      </p>
    </>
  );
}

type RowProps = Pick<ConversationProps, 'name' | 'items' | 'now' | 'onRetry' | 'onRemove'>;

const rowOf =
  ({ items, ...rest }: RowProps) =>
  (item: ConversationItem, index: number) => (
    <MessageBubble
      key={item.id}
      {...rest}
      item={item}
      isFirstOfDay={beginsDay(item, items[index - 1])}
      hasMeta={endsRun(item, items[index + 1])}
    />
  );

/** Renders only the messages in and near the viewport. */
function VirtualList(props: RowProps & { scroller: RefObject<HTMLElement | null> }) {
  const { items, scroller } = props;
  const [rendered, setRendered] = useState({ items, shift: false });
  if (rendered.items !== items) setRendered({ items, shift: isPrepended(rendered.items, items) });
  return (
    <Virtualizer
      as="ol"
      item="li"
      data={items}
      shift={rendered.shift}
      startMargin={headHeight}
      scrollRef={scroller}
      bufferSize={600}
    >
      {rowOf(props)}
    </Virtualizer>
  );
}

function PlainList(props: RowProps) {
  const shown = props.items.slice(-plainCount);
  return (
    <ol>
      {shown.map((item, index) => (
        <li key={item.id}>{rowOf({ ...props, items: shown })(item, index)}</li>
      ))}
    </ol>
  );
}

type MessagesProps = RowProps & Pick<ConversationProps, 'typing' | 'earlier' | 'onEarlier'>;

/** The scrolling list of messages with a button to the latest one. */
function Messages({ name, items, now, typing, earlier, onEarlier, onRetry, onRemove }: MessagesProps) {
  const intl = useIntl();
  const isHydrated = useIsHydrated();
  const last = items.at(-1);
  const { scroller, isAtEnd, toEnd, recordScroll } = useStickToEnd(last?.id, last?.from === 'guest');
  const [seen, setSeen] = useState(last?.id);
  // A reconnect may have removed the seen message; then counting starts anew.
  const isLost = !items.some(({ id }) => id === seen);
  if ((isAtEnd || isLost) && seen !== last?.id) setSeen(last?.id);
  const unseen = isAtEnd ? 0 : countUnseen(items, seen);
  const rowProps = { name, items, now, onRetry, onRemove };
  const handleScroll = () => {
    const hasGoneUp = recordScroll();
    if (hasGoneUp && earlier === 'more' && (scroller.current?.scrollTop ?? nearStart) < nearStart) onEarlier?.();
  };
  return (
    <>
      <div
        data-part="scroller"
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container has to be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={intl.formatMessage(messages.label, { name })}
        // Runs before the virtualizer handles the event and changes the rendered items.
        onScrollCapture={handleScroll}
      >
        <Earlier earlier={earlier} onEarlier={onEarlier} />
        <div data-part="space" />
        {isHydrated ? <VirtualList {...rowProps} scroller={scroller} /> : <PlainList {...rowProps} />}
        <div data-part="after">{typing && <Typing name={name} />}</div>
      </div>
      {!isAtEnd && (
        <button type="button" data-part="to-end" data-unseen={unseen > 0 || undefined} onClick={toEnd}>
          {unseen > 0 ? (
            intl.formatMessage(messages.unseen, { count: unseen })
          ) : (
            <span className="kit-visually-hidden">{intl.formatMessage(messages.toEnd)}</span>
          )}
          <Icon path={arrowDown} size={18} />
        </button>
      )}
    </>
  );
}

/**
 * A conversation: messages by day with their delivery state, and a typing indicator. It sticks to the latest message until the
 * guest scrolls up, and keeps its scroll position when earlier messages are prepended.
 * @spec component:MessageBubble
 */
export function Conversation({
  name,
  online,
  items,
  now,
  isPending = false,
  failed = false,
  typing = false,
  earlier = 'none',
  empty,
  onEarlier,
  onReload,
  onRetry,
  onRemove,
  ...rest
}: ConversationProps) {
  const state = items.length > 0 ? 'ready' : isPending ? 'loading' : failed ? 'failed' : 'empty';
  return (
    <Root {...rest} data-state={state} aria-busy={isPending || undefined}>
      {state === 'ready' ? (
        <Messages
          name={name}
          items={items}
          now={now}
          typing={typing}
          earlier={earlier}
          onEarlier={onEarlier}
          onRetry={onRetry}
          onRemove={onRemove}
        />
      ) : (
        <Fallback name={name} online={online} isPending={isPending} failed={failed} empty={empty} onReload={onReload} />
      )}
      {state !== 'ready' && typing && <Typing name={name} />}
      {state !== 'loading' && <Announcements name={name} items={items} typing={typing} />}
    </Root>
  );
}
