import { LoadMore } from '@lounge/kit/load-more';
import type { PagedList, Read } from '@lounge/stores';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FailedListSlot } from './error-slots.tsx';
import { messages } from './List.messages.ts';

/** A list that is read at once, or page by page. */
export type FramedList = Pick<Read<unknown>, 'state' | 'value' | 'failure'> &
  Partial<
    Pick<
      PagedList<unknown, unknown>,
      'load' | 'items' | 'total' | 'hasMore' | 'hasMoreFailed' | 'isLoadingMore' | 'loadMore'
    >
  >;

/** Props of ListFrame. */
export interface ListFrameProps {
  list: FramedList;
  /** The number of items that are shown. @default those of the list */
  count?: number;
  /** The number of items of all pages; null where it is not known. @default that of the list */
  total?: number | null;
  /** Whether the next page does not load by itself now. @default false */
  isWaiting?: boolean;
  /** The title where the list could not be read. @default "The list did not load" */
  notLoaded?: string;
  /** Reads the list again. @default the list's own `load` */
  onReload?: () => void;
  /** Placeholder while the list is read first. */
  pending?: ReactNode;
  /** Placeholder of a list without items. */
  empty?: ReactNode;
  /** Shows the next page. @default the list's own `loadMore` */
  onMore?: () => void;
  /** The label of the button that reads the next page. @default "Show more" */
  more?: string;
  /** A note beside that button, also where there is no next page. */
  note?: ReactNode;
  /** Rank of the headings. @default 2 */
  level?: 2 | 3;
  /** The items. */
  children: ReactNode;
}

/**
 * Draws a list in each of its states: loading, empty, failed, without a network, and with a next page. Items that are known stay
 * while the list is read again, and where that fails.
 * @spec component:LoadMore
 */
export const ListFrame = observer((props: ListFrameProps) => {
  const {
    list,
    count = list.items?.length ?? 0,
    isWaiting = false,
    pending,
    empty,
    more,
    note,
    level,
    children,
  } = props;
  const { total = list.total ?? count, notLoaded, onReload, onMore = () => void list.loadMore?.() } = props;
  const intl = useIntl();
  const foot = useRef<HTMLDivElement>(null);
  const [wasPaged, setWasPaged] = useState(false);
  const showMore = ({ isAutomatic }: { isAutomatic: boolean }): void => {
    const around = foot.current?.parentElement;
    if (!isAutomatic && around) {
      const [before, focused] = [new Set(around.querySelectorAll('li')), document.activeElement];
      import('../../shared/focus-on-added.ts').then(
        (added) => added.focusOnAdded(around, before, focused),
        () => undefined,
      );
    }
    setWasPaged(true);
    onMore();
  };
  return (
    <>
      {list.state === 'failed' && (
        <FailedListSlot
          failure={list.failure}
          title={notLoaded}
          level={level}
          onReload={onReload ?? (() => void list.load?.())}
        />
      )}
      {list.value === null && list.state !== 'failed' && pending}
      {list.state === 'ready' && count === 0 && empty}
      {count > 0 && children}
      {count > 0 && (list.hasMore === true || note !== undefined || wasPaged) && (
        <LoadMore
          ref={foot}
          shown={count}
          text={
            note === undefined && total !== null
              ? intl.formatMessage(messages.shownOf, { shown: count, total })
              : undefined
          }
          automatic={note === undefined && !isWaiting ? undefined : 0}
          hasMore={list.hasMore === true}
          failed={list.hasMoreFailed}
          isLoading={list.isLoadingMore}
          label={more}
          onMore={showMore}
        >
          {note}
        </LoadMore>
      )}
    </>
  );
});
