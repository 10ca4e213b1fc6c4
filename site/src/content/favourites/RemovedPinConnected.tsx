import { Notice } from '@lounge/kit/notice';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './Favourites.messages.ts';
import { useRejectedPin, useRemovedPin } from './favourites-stores.ts';

/** Says what was unpinned, with the way back, and why that was rejected. A keyboard that lost what it pressed goes on there. */
export const RemovedPinConnected = observer(() => {
  const intl = useIntl();
  const removedPin = useRemovedPin();
  const rejectedPin = useRejectedPin();
  const { shown } = removedPin;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed has left the page together with its focus.
    if (shown !== null && document.activeElement === document.body)
      notice.current?.querySelector<HTMLElement>('[data-part="step"]')?.focus();
  }, [shown]);
  return (
    <div ref={notice}>
      {shown !== null && (
        <Notice
          key={`${shown.kind} ${shown.id}`}
          text={intl.formatMessage(messages.removed, { name: shown.name })}
          step={{ label: intl.formatMessage(messages.undo), onAct: () => void rejectedPin.watch(removedPin.restore()) }}
          onClose={removedPin.forget}
        />
      )}
    </div>
  );
});
