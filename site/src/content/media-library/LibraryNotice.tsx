import { Notice } from '@lounge/kit/notice';
import type { LibraryMove } from '@lounge/stores/content/media-library';
import { standingIn } from '@lounge/transport';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './Library.messages.ts';
import { useLibrary } from './library-stores.ts';
import { titleOf } from './library-texts.ts';

const movedText = ({ isArchived }: LibraryMove) => (isArchived ? messages.archived : messages.unarchived);

/** A keyboard goes on at the item that came back, or at the page's heading where the item is not on the page. */
const focusOnItem = ({ asset }: LibraryMove): void => {
  const tile = document.querySelector(`[data-asset="${asset.id}"]`);
  const target = tile?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('main h1');
  target?.focus();
};

/** Says what was archived or brought back, with the way back, or that it failed. A keyboard that lost what it pressed goes on there. */
export const LibraryNotice = observer(() => {
  const intl = useIntl();
  const library = useLibrary();
  const { last, undone, failed } = library;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => () => library.forget(), [library]);
  useEffect(() => {
    // The button that was pressed has left the page together with its focus.
    if (document.activeElement !== document.body) return;
    if (undone !== null) focusOnItem(undone);
    else if (last !== null) notice.current?.querySelector<HTMLElement>('[data-part="step"]')?.focus();
  }, [last, undone]);
  const titled = ({ asset }: LibraryMove) => ({ title: titleOf(asset, intl) });
  const rejection = failed && standingIn(failed.failure);
  return (
    <div ref={notice} data-part="notice">
      <p className="kit-visually-hidden" role="status">
        {undone !== null && intl.formatMessage(movedText(undone), titled(undone))}
      </p>
      {failed !== null && (
        <Notice
          key={`${failed.asset.id} ${failed.isArchived}`}
          tone="danger"
          text={intl.formatMessage(messages[rejection ?? 'notMoved'], titled(failed))}
          step={
            rejection === null
              ? { label: intl.formatMessage(messages.retry), onAct: () => void library.retry() }
              : undefined
          }
          onClose={library.forget}
        />
      )}
      {failed === null && last !== null && (
        <Notice
          key={`${last.asset.id} ${last.isArchived}`}
          text={intl.formatMessage(movedText(last), titled(last))}
          step={{ label: intl.formatMessage(messages.undo), onAct: () => void library.undo() }}
          onClose={library.forget}
        />
      )}
    </div>
  );
});
