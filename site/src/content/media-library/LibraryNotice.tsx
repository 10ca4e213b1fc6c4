import { Notice } from '@lounge/kit/notice';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './Library.messages.ts';
import { useLibrary } from './library-stores.ts';
import { titleOf } from './library-texts.ts';

/** Says what was archived or brought back, with the way back, or that it failed. A keyboard that lost what it pressed goes on there. */
export const LibraryNotice = observer(() => {
  const intl = useIntl();
  const library = useLibrary();
  const { last, failed } = library;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => () => library.forget(), [library]);
  useEffect(() => {
    // The button that was pressed has left the page together with its focus.
    if (last !== null && document.activeElement === document.body)
      notice.current?.querySelector<HTMLElement>('[data-part="step"]')?.focus();
  }, [last]);
  const shown = failed ?? last;
  if (shown === null) return <div ref={notice} />;
  const text = failed !== null ? messages.notMoved : shown.isArchived ? messages.archived : messages.unarchived;
  return (
    <div ref={notice}>
      <Notice
        key={`${shown.asset.id} ${shown.isArchived}`}
        tone={failed === null ? 'neutral' : 'danger'}
        text={intl.formatMessage(text, { title: titleOf(shown.asset, intl) })}
        step={
          failed === null
            ? { label: intl.formatMessage(messages.undo), onAct: () => void library.undo() }
            : { label: intl.formatMessage(messages.retry), onAct: () => void library.retry() }
        }
        onClose={library.forget}
      />
    </div>
  );
});
