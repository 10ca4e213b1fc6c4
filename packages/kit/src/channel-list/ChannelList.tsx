import { useId, type ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Chip } from '../chip/Chip.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { checks } from '../icons/paths/checks.ts';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { ChannelItem, type ListedChannel } from './ChannelItem.tsx';
import { messages } from './ChannelList.messages.ts';
import { channelListStyles } from './ChannelList.styles.ts';

/** The filters of the list. */
export type ChannelListFilter = 'newest' | 'unread' | 'archived' | 'blocked';

/** Props of ChannelList. */
export interface ChannelListProps extends RootProps<'section'> {
  /** The conversations, the latest first. */
  channels: readonly ListedChannel[];
  /** The current filter. @default 'newest' */
  filter?: ChannelListFilter | undefined;
  /** Whether only conversations with performers who are online are listed. @default false */
  onlineOnly?: boolean | undefined;
  /** The id of the open conversation. */
  selectedId?: number | null | undefined;
  /** The total number of unread messages. @default 0 */
  unread?: number | undefined;
  /** Whether the list is loading. @default false */
  isPending?: boolean | undefined;
  /** Whether loading failed. @default false */
  failed?: boolean | undefined;
  /** Whether there are more conversations to load. @default false */
  hasMore?: boolean | undefined;
  /** Whether more are loading. @default false */
  loadingMore?: boolean | undefined;
  /** Whether loading more failed; what is listed stays. @default false */
  moreFailed?: boolean | undefined;
  /** Content below the text of an empty list, such as a link. */
  empty?: ReactNode;
  /** Called when the guest changes a filter. */
  onFilterChange?: ((to: { filter: ChannelListFilter; onlineOnly: boolean }) => void) | undefined;
  /** Called when the guest loads more conversations. */
  onMore?: (() => void) | undefined;
  /** Called when the guest reloads a list that failed to load. */
  onReload?: (() => void) | undefined;
  /** Called when the guest marks all as seen; without a handler the button is not shown. */
  onMarkAll?: (() => void) | undefined;
  /** Rank of the heading among those of the page. @default 1 */
  level?: HeadingLevel | undefined;
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

type FallbackProps = Pick<ChannelListProps, 'filter' | 'onlineOnly' | 'empty' | 'onReload'> & { state: string };

function Fallback({ state, filter, onlineOnly, empty, onReload }: FallbackProps) {
  const intl = useIntl();
  if (state === 'loading') {
    return (
      <>
        <p className="kit-visually-hidden" role="status">
          {intl.formatMessage(messages.loading)}
        </p>
        <ul data-part="channels" aria-hidden>
          {Array.from({ length: 7 }, (_, index) => (
            <li key={index} data-skeleton="" />
          ))}
        </ul>
      </>
    );
  }
  const isNarrow = filter !== 'newest' || onlineOnly === true;
  if (state === 'failed') {
    return (
      <div data-part="fallback" role="alert">
        <p>{intl.formatMessage(messages.failed)}</p>
        {onReload && <Button onClick={onReload}>{intl.formatMessage(messages.retry)}</Button>}
      </div>
    );
  }
  return (
    <div data-part="fallback" data-slot="" role="status">
      {isNarrow ? (
        <p data-kit="">{intl.formatMessage(messages.emptyFilter)}</p>
      ) : (
        <>
          <h2 data-kit="">{intl.formatMessage(messages.empty)}</h2>
          <p data-kit="">{intl.formatMessage(messages.emptyText)}</p>
          {empty}
        </>
      )}
    </div>
  );
}

/** A guest's conversations with filters; the open one is marked. @spec component:ChannelList */
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
  moreFailed = false,
  empty,
  onFilterChange: onNarrow,
  onMore,
  onReload,
  onMarkAll,
  level,
  ...rest
}: ChannelListProps) {
  const intl = useIntl();
  const heading = useId();
  const state = channels.length > 0 ? 'ready' : isPending ? 'loading' : failed ? 'failed' : 'empty';
  return (
    <Root aria-labelledby={heading} {...rest} data-state={state} aria-busy={isPending || undefined}>
      <div data-part="head">
        <h1 aria-level={level} id={heading}>
          {intl.formatMessage(messages.title)}
        </h1>
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
      <Narrowing filter={filter} onlineOnly={onlineOnly} unread={unread} onFilterChange={onNarrow} />
      {state === 'ready' ? (
        <ul data-part="channels">
          {channels.map((channel) => (
            <ChannelItem key={channel.id} channel={channel} selected={channel.id === selectedId} />
          ))}
          {hasMore && (
            <li data-part="more">
              {moreFailed && <p role="status">{intl.formatMessage(messages.failed)}</p>}
              <Button variant="text" isPending={loadingMore} onClick={onMore}>
                {intl.formatMessage(loadingMore ? messages.loadingMore : moreFailed ? messages.retry : messages.more)}
              </Button>
            </li>
          )}
        </ul>
      ) : (
        <Fallback state={state} filter={filter} onlineOnly={onlineOnly} empty={empty} onReload={onReload} />
      )}
    </Root>
  );
}
