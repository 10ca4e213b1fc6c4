import { useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { useStickToEnd } from '../conversation/use-stick-to-end.ts';
import { Icon } from '../icon/Icon.tsx';
import { arrowDown } from '../icons/paths/arrow-down.ts';
import { dotsThree } from '../icons/paths/dots-three.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { announceNew, type ChatLogItem, countNew, isOwn, itemsOfChat, knownFrom } from './chat-log-item.ts';
import { messages } from './ChatMessageLog.messages.ts';
import { chatMessageLogStyles } from './ChatMessageLog.styles.ts';
import { LogItem } from './LogItem.tsx';
import { nameOf, textOf } from './log-text.ts';

/** Props of ChatMessageLog. */
export interface ChatMessageLogProps extends RootProps<'section'> {
  /** The performer's name. */
  name: string;
  /** The items of the log, oldest first; unsent messages are last. */
  items: readonly ChatLogItem[];
  /** Shows the items of this chat only. @default all */
  chatId?: string | undefined;
  /** Whether the performer is writing. @default false */
  writing?: boolean | undefined;
  /** Called when the guest retries a failed message; without a handler the action is not offered. */
  onRetry?: ((retry: { id: string }) => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-chat-message-log' })`
  ${chatMessageLogStyles}
`;

/** The number of items that are shown at first, and that a press on "earlier" adds: a long chat does not slow the page down. */
const pageSize = 150;

/** Announces each item once, except the guest's own, and that the performer is writing. */
function Announcements({ name, items, writing }: { name: string; items: readonly ChatLogItem[]; writing: boolean }) {
  const intl = useIntl();
  const { language } = useKit();
  const [announced, setAnnounced] = useState(() => knownFrom(items));
  const next = announceNew(announced, items);
  if (next !== announced) setAnnounced(next);
  const sentence = (item: ChatLogItem) => {
    const text = textOf(item, { intl, language, actor: name });
    return item.kind === 'message' ? intl.formatMessage(messages.said, { name: nameOf(item, name, intl), text }) : text;
  };
  return (
    <>
      {/* Separate regions, so that the last item is not announced again when writing stops. */}
      <p className="kit-visually-hidden" role="status" data-part="writing-status">
        {writing && intl.formatMessage(messages.writing, { name })}
      </p>
      <div className="kit-visually-hidden" role="status" aria-atomic="false" data-part="announcement">
        {next.items.map((item) => (
          <p key={item.id}>{sentence(item)}</p>
        ))}
      </div>
    </>
  );
}

type ListProps = Required<Pick<ChatMessageLogProps, 'name' | 'items' | 'writing'>> &
  Pick<ChatMessageLogProps, 'onRetry'>;

function List({ name, items, writing, onRetry }: ListProps) {
  const intl = useIntl();
  const last = items.at(-1);
  const { attach, isAtEnd, toEnd, recordScroll } = useStickToEnd(last?.id, last !== undefined && isOwn(last), true);
  const [seen, setSeen] = useState(last?.id);
  const [count, setCount] = useState(pageSize);
  // A reconnect may have removed the seen item; then counting starts anew.
  const isLost = !items.some(({ id }) => id === seen);
  if ((isAtEnd || isLost) && seen !== last?.id) setSeen(last?.id);
  const unseen = isAtEnd ? 0 : countNew(items, seen);
  return (
    <>
      <div
        data-part="scroller"
        ref={attach}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container has to be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={intl.formatMessage(messages.label, { name })}
        onScroll={recordScroll}
      >
        <ol>
          {items.length > count && (
            <li data-part="earlier">
              <Button size="small" variant="text" onClick={() => setCount(count + pageSize)}>
                {intl.formatMessage(messages.earlier)}
              </Button>
            </li>
          )}
          {items.slice(-count).map((item) => (
            <LogItem key={item.id} item={item} name={name} onRetry={onRetry} />
          ))}
          {writing && (
            <li data-part="writing">
              <Icon path={dotsThree} size={20} />
              {intl.formatMessage(messages.writing, { name })}
            </li>
          )}
        </ol>
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
 * The log of a running chat: messages, gifts, charges, reactions, controls, its beginning and its end. It stays at the latest
 * item until the guest scrolls up; each item is announced once. @spec component:ChatMessageLog
 */
export function ChatMessageLog({ name, items, chatId, writing = false, onRetry, ...rest }: ChatMessageLogProps) {
  const intl = useIntl();
  const shown = itemsOfChat(items, chatId);
  return (
    <Root {...rest} data-state={shown.length === 0 ? 'empty' : 'ready'}>
      {shown.length === 0 && !writing ? (
        <div data-part="empty">
          <b>{intl.formatMessage(messages.empty)}</b>
          <p>{intl.formatMessage(messages.emptyText, { name })}</p>
        </div>
      ) : (
        <List name={name} items={shown} writing={writing} onRetry={onRetry} />
      )}
      <Announcements name={name} items={shown} writing={writing} />
    </Root>
  );
}
