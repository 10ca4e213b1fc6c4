import { formatCoins, formatDuration, formatMonth, type Instant } from '@lounge/locale';
import { useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { messages as kinds } from '../chat-button/ChatButton.messages.ts';
import { Chip } from '../chip/Chip.tsx';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { ScrollRow } from '../scroll-row/ScrollRow.tsx';
import { messages } from './ChatHistory.messages.ts';
import { chatHistoryStyles } from './ChatHistory.styles.ts';
import { ChatTable } from './ChatTable.tsx';
import type { ListedChat, PastChatKind } from './listed-chat.ts';

/** Totals of the chats of a month. */
export interface ChatSums {
  /** An instant in the month. */
  month: Instant;
  /** The number of chats. */
  count: number;
  /** Their duration in seconds. */
  seconds: number;
  /** Their cost, in hundredths of a coin. */
  amount: number;
}

/** Props of ChatHistory. */
export interface ChatHistoryProps extends RootProps<'section'> {
  /** Newest first. */
  chats: readonly ListedChat[];
  /** The kinds that the guest can choose. @default none */
  kinds?: readonly PastChatKind[] | undefined;
  /** The chosen kind; null for all. @default null */
  kind?: PastChatKind | null | undefined;
  /** Totals of the chats of this month. */
  sums?: ChatSums | undefined;
  /** Whether the chats are loading. @default false */
  isPending?: boolean | undefined;
  /** Whether loading failed. @default false */
  failed?: boolean | undefined;
  /** Whether there are earlier chats. @default false */
  hasMore?: boolean | undefined;
  /** Whether earlier chats are loading. @default false */
  loadingMore?: boolean | undefined;
  /** Whether loading earlier chats failed; what is listed stays. @default false */
  moreFailed?: boolean | undefined;
  /** Where a guest without chats finds performers. */
  liveHref: string;
  /** Rank of the heading. @default 1 */
  level?: 1 | 2 | undefined;
  /** Called when the guest chooses a kind. */
  onKind?: ((choice: { kind: PastChatKind | null }) => void) | undefined;
  /** Called when the guest wants earlier chats. */
  onMore?: (() => void) | undefined;
  /** Called when the guest reloads a list that failed to load. */
  onReload?: (() => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-chat-history' })`
  ${chatHistoryStyles}
`;

function Sums({ month, count, seconds, amount }: ChatSums) {
  const intl = useIntl();
  const { language } = useKit();
  return (
    <dl data-part="sums">
      <div>
        <dt>
          {intl.formatMessage(messages.inMonth, {
            month: formatMonth(month, language, intl.timeZone).split(/\s/)[0] ?? '',
          })}
        </dt>
        <dd>{intl.formatMessage(messages.count, { count })}</dd>
      </div>
      <div>
        <dt>{intl.formatMessage(messages.time)}</dt>
        <dd>{formatDuration(seconds)}</dd>
      </div>
      <div>
        <dt>{intl.formatMessage(messages.spent)}</dt>
        <dd>
          <CoinMark />
          {formatCoins(amount, language)}
        </dd>
      </div>
    </dl>
  );
}

function Filter({ kinds: offered = [], kind, onKind }: Pick<ChatHistoryProps, 'kinds' | 'kind' | 'onKind'>) {
  const intl = useIntl();
  return (
    <ScrollRow data-part="filter" label={intl.formatMessage(messages.filter)}>
      {[null, ...offered].map((each) => (
        <Chip key={each ?? 'all'} selected={each === kind} onClick={() => onKind?.({ kind: each })}>
          {intl.formatMessage(each === null ? messages.all : kinds[each])}
        </Chip>
      ))}
    </ScrollRow>
  );
}

type FallbackProps = Pick<ChatHistoryProps, 'kind' | 'failed' | 'liveHref' | 'onKind' | 'onReload'>;

/** In place of the list: it did not load, there is none of this kind, or none at all. */
function Fallback({ kind, failed, liveHref, onKind, onReload }: FallbackProps) {
  const intl = useIntl();
  const reason = failed ? 'failed' : kind ? 'emptyKind' : 'empty';
  return (
    <div data-part="fallback" role={failed ? 'alert' : undefined}>
      <h2>{intl.formatMessage(messages[reason])}</h2>
      <p>{intl.formatMessage(messages[`${reason}Text`])}</p>
      {reason === 'failed' && (
        <Button variant="primary" onClick={onReload}>
          {intl.formatMessage(messages.retry)}
        </Button>
      )}
      {reason === 'emptyKind' && (
        <Button variant="primary" onClick={() => onKind?.({ kind: null })}>
          {intl.formatMessage(messages.showAll)}
        </Button>
      )}
      {reason === 'empty' && (
        <ButtonLink variant="primary" href={liveHref}>
          {intl.formatMessage(messages.whoIsLive)}
        </ButtonLink>
      )}
    </div>
  );
}

function Pending() {
  const intl = useIntl();
  return (
    <div data-part="skeleton">
      <p className="kit-visually-hidden" role="status">
        {intl.formatMessage(messages.loading)}
      </p>
      {[1, 2, 3, 4, 5].map((each) => (
        <span key={each}>
          <i />
          <i />
          <i />
        </span>
      ))}
    </div>
  );
}

/**
 * The chats that a guest had, by month: with whom, when, how long, what a voucher and what coins paid, and the way to the next one.
 * @spec screen:personal.chats
 */
export function ChatHistory(props: ChatHistoryProps) {
  const {
    chats,
    kinds: offered,
    kind = null,
    sums,
    isPending = false,
    failed = false,
    hasMore = false,
    loadingMore = false,
    moreFailed = false,
    liveHref,
    level = 1,
    onKind,
    onMore,
    onReload,
    ...rest
  } = props;
  const intl = useIntl();
  const headingId = useId();
  const Heading = `h${level}` as const;
  const state = chats.length > 0 ? 'ready' : isPending ? 'loading' : failed ? 'failed' : 'empty';
  return (
    <Root aria-labelledby={headingId} {...rest} data-state={state} aria-busy={isPending || undefined}>
      <div data-part="head">
        <Heading id={headingId}>{intl.formatMessage(messages.title)}</Heading>
        {sums && <Sums {...sums} />}
      </div>
      {offered && offered.length > 0 && <Filter kinds={offered} kind={kind} onKind={onKind} />}
      {state === 'ready' && <ChatTable chats={chats} />}
      {state === 'loading' && <Pending />}
      {(state === 'failed' || state === 'empty') && (
        <Fallback kind={kind} failed={failed} liveHref={liveHref} onKind={onKind} onReload={onReload} />
      )}
      {state === 'ready' && hasMore && (
        <div data-part="more">
          {moreFailed && <p role="status">{intl.formatMessage(messages.failed)}</p>}
          <Button variant="outline" isPending={loadingMore} onClick={onMore}>
            {intl.formatMessage(moreFailed ? messages.retry : messages.more)}
          </Button>
        </div>
      )}
    </Root>
  );
}
