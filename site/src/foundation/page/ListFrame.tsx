import { Button } from '@lounge/kit/button';
import type { PagedList, Read } from '@lounge/stores';
import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFocusOnAdded } from '../../shared/use-focus-on-added.ts';
import { FailedListSlot } from './error-slots.tsx';
import { messages } from './List.messages.ts';

/** A list that is read at once, or page by page. */
export type FramedList = Pick<Read<unknown>, 'state' | 'value' | 'failure'> &
  Partial<
    Pick<PagedList<unknown, unknown>, 'load' | 'items' | 'hasMore' | 'hasMoreFailed' | 'isLoadingMore' | 'loadMore'>
  >;

/** Props of ListFrame. */
export interface ListFrameProps {
  list: FramedList;
  /** The number of items that are shown. @default those of the list */
  count?: number;
  /** The title where the list could not be read. @default "The list did not load" */
  notLoaded?: string;
  /** Reads the list again. @default the list's own `load` */
  onReload?: () => void;
  /** Placeholder while the list is read first. */
  pending?: ReactNode;
  /** Placeholder of a list without items. */
  empty?: ReactNode;
  /** The label of the button that reads the next page. @default "Show more" */
  more?: string;
  /** A note beside that button, also where there is no next page. */
  note?: ReactNode;
  /** Rank of the headings. @default 2 */
  level?: 2 | 3;
  /** The items. */
  children: ReactNode;
}

const Foot = styled.div.withConfig({ componentId: 'site-list-foot' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kit-space-3);
  margin-top: var(--kit-space-6);
  color: var(--kit-text-muted);
  > :only-child {
    margin: 0 auto;
  }
`;

/**
 * Draws a list in each of its states: loading, empty, failed, without a network, and with a next page. Items that are known stay
 * while the list is read again, and where that fails.
 * @spec component:LoadMore
 */
export const ListFrame = observer((props: ListFrameProps) => {
  const { list, count = list.items?.length ?? 0, pending, empty, more, note, level, children } = props;
  const { notLoaded, onReload } = props;
  const intl = useIntl();
  const foot = useRef<HTMLDivElement>(null);
  const focusOnAdded = useFocusOnAdded(count);
  const showMore = (): void => {
    focusOnAdded(foot.current?.parentElement);
    void list.loadMore?.();
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
      {count > 0 && (list.hasMore === true || note !== undefined) && (
        <Foot ref={foot}>
          {note !== undefined && <span>{note}</span>}
          {list.hasMoreFailed === true && <p role="status">{intl.formatMessage(messages.moreNotLoaded)}</p>}
          {list.hasMore === true && (
            <Button variant="outline" isPending={list.isLoadingMore} onClick={showMore}>
              {more ?? intl.formatMessage(messages.showMore)}
            </Button>
          )}
        </Foot>
      )}
    </>
  );
});
