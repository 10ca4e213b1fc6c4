import { part, type WithSlots } from '../headless/part.ts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Virtualizer } from 'virtua';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { arrowDown } from '../icons/paths/arrow-down.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './Conversation.messages.ts';
import type { ConversationItem } from './conversation-item.ts';
import { conversationStyles } from './Conversation.styles.ts';
import { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx';
import { type ConversationModel, type ConversationOptions, useConversation } from './use-conversation.ts';

/** The parts of Conversation that can be replaced. */
export type ConversationPart = 'scroller' | 'earlier' | 'bubble' | 'typing' | 'to-end' | 'fallback';

/** Props of Conversation. */
export interface ConversationProps extends RootProps<'section'>, ConversationOptions, WithSlots<ConversationPart> {
  /** Whether the performer is online, which decides when she reads a message. @default true */
  online?: boolean | undefined;
  /** The current time in milliseconds since 1970, which decides what "today" and "yesterday" are. */
  now: number;
  /** Content of an empty conversation. @default a greeting */
  empty?: ReactNode;
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
/** Number of messages in the server's markup, as the server knows no viewport. */
const plainCount = 30;

const subscribeToNothing = () => () => undefined;
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

interface EarlierProps extends Pick<ConversationProps, 'earlier' | 'slots'> {
  model: ConversationModel;
}

function Earlier({ earlier, model, slots }: EarlierProps) {
  const intl = useIntl();
  return part(
    slots,
    'earlier',
    <div data-part="earlier">
      {earlier === 'none' && <p>{intl.formatMessage(messages.beginning)}</p>}
      {earlier === 'loading' && <p role="status">{intl.formatMessage(messages.loadingEarlier)}</p>}
      {earlier === 'failed' && <p role="alert">{intl.formatMessage(messages.earlierFailed)}</p>}
      {(earlier === 'more' || earlier === 'failed') && (
        <Button size="small" variant="text" {...model.getEarlierProps()}>
          {intl.formatMessage(earlier === 'failed' ? messages.retry : messages.earlier)}
        </Button>
      )}
    </div>,
  );
}

type FallbackProps = Pick<
  ConversationProps,
  'name' | 'online' | 'isPending' | 'failed' | 'empty' | 'onReload' | 'slots'
>;

function Fallback({ name, online = true, isPending, failed, empty, onReload, slots }: FallbackProps) {
  const intl = useIntl();
  if (isPending) {
    return part(
      slots,
      'fallback',
      <div data-part="fallback" data-skeleton="">
        <p className="kit-visually-hidden" role="status">
          {intl.formatMessage(messages.loading)}
        </p>
        {['performer', 'performer', 'guest', 'performer', 'guest', 'guest'].map((from, index) => (
          <span key={index} data-skeleton={from} />
        ))}
      </div>,
    );
  }
  if (failed) {
    return part(
      slots,
      'fallback',
      <div data-part="fallback" role="alert">
        <p>{intl.formatMessage(messages.failed)}</p>
        {onReload && <Button onClick={onReload}>{intl.formatMessage(messages.retry)}</Button>}
      </div>,
    );
  }
  return part(
    slots,
    'fallback',
    <div data-part="fallback">
      {empty ?? (
        <>
          <h2>{intl.formatMessage(messages.empty, { name })}</h2>
          <p>{intl.formatMessage(online ? messages.emptyText : messages.emptyTextOffline, { name })}</p>
        </>
      )}
    </div>,
  );
}

function Typing({ text, slots }: { text: string } & WithSlots<string>) {
  return part(
    slots,
    'typing',
    <p data-part="typing">
      <span data-part="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {text}
    </p>,
  );
}

/** Screen-reader announcements of a conversation: that the performer is typing, and the last new message. */
function Announcements({ model }: { model: ConversationModel }) {
  return (
    <>
      {/* Separate regions, so that the last message is not announced again when typing stops. */}
      <p {...model.getTypingProps()} className="kit-visually-hidden">
        {model.typingText}
      </p>
      <p {...model.getNewMessageProps()} className="kit-visually-hidden">
        {model.newMessageText}
      </p>
    </>
  );
}

type RowProps = Pick<ConversationProps, 'name' | 'items' | 'now' | 'onRetry' | 'onRemove' | 'slots'> & {
  model: ConversationModel;
};

const rowOf =
  ({ model, items: _items, ...rest }: RowProps) =>
  (item: ConversationItem, index: number) => {
    const { isFirstOfDay, isLastOfRun } = model.groupingOf(index);
    return <MessageBubble key={item.id} {...rest} item={item} isFirstOfDay={isFirstOfDay} hasMeta={isLastOfRun} />;
  };

/** Renders only the messages in and near the viewport. */
function VirtualList(props: RowProps) {
  const { items, model } = props;
  return (
    <Virtualizer
      as="ol"
      item="li"
      data={items}
      shift={model.isPrepended}
      startMargin={headHeight}
      scrollRef={model.scroller}
      bufferSize={600}
    >
      {rowOf(props)}
    </Virtualizer>
  );
}

function PlainList(props: RowProps) {
  const first = Math.max(0, props.items.length - plainCount);
  return (
    <ol>
      {props.items.slice(first).map((item, index) => (
        <li key={item.id}>{rowOf(props)(item, first + index)}</li>
      ))}
    </ol>
  );
}

/** The scrolling list of messages with a button to the latest one. */
function Messages({ earlier, ...row }: RowProps & Pick<ConversationProps, 'earlier'>) {
  const intl = useIntl();
  const isHydrated = useIsHydrated();
  const { model, slots } = row;
  const { isAtEnd, unread, typingText } = model;
  return (
    <>
      {part(
        slots,
        'scroller',
        <div {...model.getScrollerProps()} data-part="scroller">
          <Earlier earlier={earlier} model={model} slots={slots} />
          <div data-part="space" />
          {isHydrated ? <VirtualList {...row} /> : <PlainList {...row} />}
          <div data-part="after">{typingText && <Typing text={typingText} slots={slots} />}</div>
        </div>,
      )}
      {!isAtEnd &&
        part(
          slots,
          'to-end',
          <button {...model.getToEndProps()} data-part="to-end" data-unseen={unread > 0 || undefined}>
            {unread > 0 ? (
              intl.formatMessage(messages.unseen, { count: unread })
            ) : (
              <span className="kit-visually-hidden">{intl.formatMessage(messages.toEnd)}</span>
            )}
            <Icon path={arrowDown} size={18} />
          </button>,
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
  slots,
  ...rest
}: ConversationProps) {
  const model = useConversation({ name, items, isPending, failed, typing, earlier, onEarlier, virtual: true });
  const { state, typingText } = model;
  return (
    <Root {...rest} {...model.getRootProps()}>
      {state === 'ready' ? (
        <Messages
          name={name}
          items={items}
          now={now}
          earlier={earlier}
          model={model}
          slots={slots}
          onRetry={onRetry}
          onRemove={onRemove}
        />
      ) : (
        <Fallback
          name={name}
          online={online}
          isPending={isPending}
          failed={failed}
          empty={empty}
          onReload={onReload}
          slots={slots}
        />
      )}
      {state !== 'ready' && typingText && <Typing text={typingText} slots={slots} />}
      {state !== 'loading' && <Announcements model={model} />}
    </Root>
  );
}
