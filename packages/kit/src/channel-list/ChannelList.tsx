import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Chip } from '../chip/Chip.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { checks } from '../icons/paths/checks.ts';
import type { RootProps } from '../root-props.ts';
import { ChannelItem, type ListedChannel } from './ChannelItem.tsx';
import { messages } from './ChannelList.messages.ts';
import { channelListStyles } from './ChannelList.styles.ts';

/** Which conversations are listed. */
export type ChannelListFilter = 'newest' | 'unread' | 'archived' | 'blocked';

/** Props of ChannelList. */
export interface ChannelListProps extends RootProps<'section'> {
  /** The conversations, the latest first. */
  channels: readonly ListedChannel[];
  /** Which of them are listed. @default 'newest' */
  filter?: ChannelListFilter | undefined;
  /** Whether only those are listed whose performer is here. @default false */
  onlineOnly?: boolean | undefined;
  /** The one that is open. */
  selectedId?: number | null | undefined;
  /** How many messages are unread in all. @default 0 */
  unread?: number | undefined;
  /** Whether the list is on its way. @default false */
  isPending?: boolean | undefined;
  /** Whether it did not load. @default false */
  failed?: boolean | undefined;
  /** Whether there are more than those listed. @default false */
  hasMore?: boolean | undefined;
  /** Whether more are on their way. @default false */
  loadingMore?: boolean | undefined;
  /** What stands under the words of an empty list, such as a link. */
  empty?: ReactNode;
  /** The guest narrows the list. */
  onFilterChange?: ((to: { filter: ChannelListFilter; onlineOnly: boolean }) => void) | undefined;
  /** The guest wants more. */
  onMore?: (() => void) | undefined;
  /** The guest wants a failed list again. */
  onReload?: (() => void) | undefined;
  /** The guest marks all as seen; without a listener it is not offered. */
  onMarkAll?: (() => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-channel-list' })`
  ${channelListStyles}
`;

const filters = ['newest', 'unread', 'archived', 'blocked'] as const;

type NarrowingProps = Pick<ChannelListProps, 'unread' | 'onFilterChange'> & {
  filter: ChannelListFilter;
  onlineOnly: boolean;
};

function Narrowing({ filter, onlineOnly, unread = 0, onFilterChange: onNarrow }: NarrowingProps) {
  const intl = useIntl();
  const word = (each: ChannelListFilter) =>
    each === 'unread' && unread > 0
      ? intl.formatMessage(messages.unreadOf, { count: unread })
      : intl.formatMessage(messages[each]);
  return (
    <>
      <div data-part="filters" role="group" aria-label={intl.formatMessage(messages.filters)}>
        {filters.map((each) => (
          <Chip
            key={each}
            selected={each === filter}
            aria-pressed={each === filter}
            onClick={() => onNarrow?.({ filter: each, onlineOnly })}
          >
            {word(each)}
          </Chip>
        ))}
      </div>
      <button
        type="button"
        role="switch"
        data-part="online"
        aria-checked={onlineOnly}
        onClick={() => onNarrow?.({ filter, onlineOnly: !onlineOnly })}
      >
        <span data-part="dot" />
        {intl.formatMessage(messages.onlineOnly)}
        <span data-part="switch" />
      </button>
    </>
  );
}

type InsteadProps = Pick<ChannelListProps, 'filter' | 'onlineOnly' | 'empty' | 'onReload'> & { state: string };

function Instead({ state, filter, onlineOnly, empty, onReload }: InsteadProps) {
  const intl = useIntl();
  if (state === 'loading') {
    return (
      <>
        <p className="kit-word" role="status">
          {intl.formatMessage(messages.loading)}
        </p>
        <ul data-part="channels" aria-hidden>
          {Array.from({ length: 7 }, (_, index) => (
            <li key={index} data-wait="" />
          ))}
        </ul>
      </>
    );
  }
  const isNarrow = filter !== 'newest' || onlineOnly === true;
  if (state === 'failed') {
    return (
      <div data-part="instead" role="alert">
        <p>{intl.formatMessage(messages.failed)}</p>
        {onReload && <Button onClick={onReload}>{intl.formatMessage(messages.retry)}</Button>}
      </div>
    );
  }
  return (
    <div data-part="instead" role="status">
      {isNarrow ? (
        <p>{intl.formatMessage(messages.emptyFilter)}</p>
      ) : (
        <>
          <h2>{intl.formatMessage(messages.empty)}</h2>
          <p>{intl.formatMessage(messages.emptyText)}</p>
          {empty}
        </>
      )}
    </div>
  );
}

/** A guest's conversations: narrowed by chips and a switch, the open one marked. @spec component:ChannelList */
export function ChannelList({
  channels,
  filter = 'newest',
  onlineOnly = false,
  selectedId,
  unread = 0,
  isPending = false,
  failed = false,
  hasMore = false,
  loadingMore = false,
  empty,
  onFilterChange: onNarrow,
  onMore,
  onReload,
  onMarkAll,
  ...rest
}: ChannelListProps) {
  const intl = useIntl();
  const heading = useId();
  const state = channels.length > 0 ? 'ready' : isPending ? 'loading' : failed ? 'failed' : 'empty';
  return (
    <Root aria-labelledby={heading} {...rest} data-state={state} aria-busy={isPending || undefined}>
      <div data-part="head">
        <h1 id={heading}>{intl.formatMessage(messages.title)}</h1>
        {onMarkAll && (
          <IconButton
            icon={checks}
            variant="filled"
            label={intl.formatMessage(messages.markAll)}
            aria-disabled={unread === 0 || undefined}
            onClick={unread === 0 ? undefined : onMarkAll}
          />
        )}
      </div>
      <Narrowing {...{ filter, onlineOnly, unread, onFilterChange: onNarrow }} />
      {state === 'ready' ? (
        <ul data-part="channels">
          {channels.map((channel) => (
            <ChannelItem key={channel.id} channel={channel} selected={channel.id === selectedId} />
          ))}
          {hasMore && (
            <li data-part="more">
              <Button variant="text" isPending={loadingMore} onClick={onMore}>
                {intl.formatMessage(loadingMore ? messages.loadingMore : messages.more)}
              </Button>
            </li>
          )}
        </ul>
      ) : (
        <Instead {...{ state, filter, onlineOnly, empty, onReload }} />
      )}
    </Root>
  );
}
