import { type ReactNode, type RefObject, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Virtualizer } from 'virtua';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { arrowDown } from '../icons/paths/arrow-down.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './Conversation.messages.ts';
import { beginsDay, endsRun, isPutInFront, type ConversationItem } from './conversation-item.ts';
import { conversationStyles } from './Conversation.styles.ts';
import { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

/** Props of Conversation. */
export interface ConversationProps extends RootProps<'section'> {
  /** The performer's name. */
  name: string;
  /** The messages, oldest first; those that have not arrived stand last. */
  items: readonly ConversationItem[];
  /** The moment of drawing, milliseconds since 1970, by which days are called today and yesterday. */
  now: number;
  /** Whether the messages are on their way. @default false */
  isPending?: boolean | undefined;
  /** Whether they did not load. @default false */
  failed?: boolean | undefined;
  /** Whether the performer is writing. @default false */
  typing?: boolean | undefined;
  /** What stands before the first message: more of them, on their way, failed, or none. @default 'none' */
  earlier?: 'none' | 'more' | 'loading' | 'failed' | undefined;
  /** What stands in the place of messages while there are none. @default a greeting */
  empty?: ReactNode;
  /** The guest comes near the first message, or asks for those before it. */
  onEarlier?: (() => void) | undefined;
  /** The guest wants a failed conversation again. */
  onReload?: (() => void) | undefined;
  /** The guest sends a failed message again; without a listener it cannot be. */
  onRetry?: MessageBubbleProps['onRetry'];
  /** The guest takes a failed message away; without a listener it cannot be. */
  onRemove?: MessageBubbleProps['onRemove'];
}

const Root = styled.section.withConfig({ componentId: 'kit-conversation' })`
  ${conversationStyles}
`;

/** Height of what stands before the first message, in px. */
const headHeight = 56;
/** So near to the first message, in px, those before it are asked for. */
const nearStart = 600;
/** Messages in a page that the server drew: it knows no window to fill. */
const plainCount = 30;

const never = () => () => undefined;
const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
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

type InsteadProps = Pick<ConversationProps, 'name' | 'isPending' | 'failed' | 'empty' | 'onReload'>;

function Instead({ name, isPending, failed, empty, onReload }: InsteadProps) {
  const intl = useIntl();
  if (isPending) {
    return (
      <div data-part="instead" data-wait="">
        <p className="kit-word" role="status">
          {intl.formatMessage(messages.loading)}
        </p>
        {['performer', 'performer', 'guest', 'performer', 'guest', 'guest'].map((from, index) => (
          <span key={index} data-bone={from} />
        ))}
      </div>
    );
  }
  if (failed) {
    return (
      <div data-part="instead" role="alert">
        <p>{intl.formatMessage(messages.failed)}</p>
        {onReload && <Button onClick={onReload}>{intl.formatMessage(messages.retry)}</Button>}
      </div>
    );
  }
  return (
    <div data-part="instead">
      {empty ?? (
        <>
          <h2>{intl.formatMessage(messages.empty, { name })}</h2>
          <p>{intl.formatMessage(messages.emptyText, { name })}</p>
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

/** What is said of a conversation to who does not see it: that somebody writes, and what came in last. */
function Said({ name, items, typing }: Pick<ConversationProps, 'name' | 'items' | 'typing'>) {
  const intl = useIntl();
  const last = items.at(-1);
  const [first] = useState(last?.id);
  const isNew = last !== undefined && last.id !== first && last.from === 'performer';
  const text = isNew ? (last.text ?? intl.formatMessage(messages.picture)) : null;
  return (
    <>
      {/* Apart, so that what was heard is not read out again when somebody stops writing. */}
      <p className="kit-word" role="status">
        {typing && intl.formatMessage(messages.typing, { name })}
      </p>
      <p className="kit-word" role="status">
        {text && intl.formatMessage(messages.heard, { name, text })}
      </p>
    </>
  );
}

type Drawn = Pick<ConversationProps, 'name' | 'items' | 'now' | 'onRetry' | 'onRemove'>;

const rowOf =
  ({ items, ...rest }: Drawn) =>
  (item: ConversationItem, index: number) => (
    <MessageBubble
      key={item.id}
      {...rest}
      item={item}
      isFirstOfDay={beginsDay(item, items[index - 1])}
      hasMeta={endsRun(item, items[index + 1])}
    />
  );

/** The messages that fill the window; those around it stand ready, the others cost nothing. */
function Windowed(props: Drawn & { scroller: RefObject<HTMLElement | null> }) {
  const { items, scroller } = props;
  const [known, setKnown] = useState({ items, shift: false });
  if (known.items !== items) setKnown({ items, shift: isPutInFront(known.items, items) });
  return (
    <Virtualizer
      as="ol"
      item="li"
      data={items}
      shift={known.shift}
      startMargin={headHeight}
      scrollRef={scroller}
      bufferSize={600}
    >
      {rowOf(props)}
    </Virtualizer>
  );
}

function Plain(props: Drawn) {
  const shown = props.items.slice(-plainCount);
  return (
    <ol>
      {shown.map((item, index) => (
        <li key={item.id}>{rowOf({ ...props, items: shown })(item, index)}</li>
      ))}
    </ol>
  );
}

type MessagesProps = Drawn & Pick<ConversationProps, 'typing' | 'earlier' | 'onEarlier'>;

/** The messages themselves, with the way to the latest. */
function Messages({ name, items, now, typing, earlier, onEarlier, onRetry, onRemove }: MessagesProps) {
  const intl = useIntl();
  const isLive = useIsLive();
  const last = items.at(-1);
  const { scroller, isAtEnd, toEnd, noteScroll } = useStickToEnd(last?.id, last?.from === 'guest');
  const [seen, setSeen] = useState(last?.id);
  if (isAtEnd && seen !== last?.id) setSeen(last?.id);
  const unseen = isAtEnd
    ? 0
    : items.slice(items.findIndex(({ id }) => id === seen) + 1).filter(({ from }) => from !== 'guest').length;
  const drawn = { name, items, now, onRetry, onRemove };
  const scrolled = () => {
    const hasGoneUp = noteScroll();
    if (hasGoneUp && earlier === 'more' && (scroller.current?.scrollTop ?? nearStart) < nearStart) onEarlier?.();
  };
  return (
    <>
      <div
        data-part="scroller"
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={intl.formatMessage(messages.label, { name })}
        // Before the list hears of it and changes its parts.
        onScrollCapture={scrolled}
      >
        <Earlier earlier={earlier} onEarlier={onEarlier} />
        <div data-part="space" />
        {isLive ? <Windowed {...drawn} scroller={scroller} /> : <Plain {...drawn} />}
        <div data-part="after">{typing && <Typing name={name} />}</div>
      </div>
      {!isAtEnd && (
        <button type="button" data-part="to-end" data-unseen={unseen > 0 || undefined} onClick={toEnd}>
          {unseen > 0 ? (
            intl.formatMessage(messages.unseen, { count: unseen })
          ) : (
            <span className="kit-word">{intl.formatMessage(messages.toEnd)}</span>
          )}
          <Icon path={arrowDown} size={18} />
        </button>
      )}
    </>
  );
}

/**
 * A conversation: its messages by day with how far they got, those that wait or failed, and who is writing. It stays at
 * the latest message until the guest goes up, and keeps its place when earlier ones come in front.
 * @spec component:MessageBubble
 */
export function Conversation({
  name,
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
        <Messages {...{ name, items, now, typing, earlier, onEarlier, onRetry, onRemove }} />
      ) : (
        <Instead {...{ name, isPending, failed, empty, onReload }} />
      )}
      {state !== 'ready' && typing && <Typing name={name} />}
      {state !== 'loading' && <Said name={name} items={items} typing={typing} />}
    </Root>
  );
}
