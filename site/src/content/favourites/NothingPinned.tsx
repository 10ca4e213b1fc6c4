import { StatePanel } from '@lounge/kit/state-panel';
import { useIntl } from 'react-intl';
import { messages } from '../../foundation/guest/Personal.messages.ts';

/** The empty state where nothing of a kind is pinned. */
export const NothingPinned = ({ kind }: { kind: 'albums' | 'photos' }) => {
  const intl = useIntl();
  return (
    <StatePanel
      kind="empty"
      level={3}
      title={intl.formatMessage(messages.nothing)}
      text={intl.formatMessage(kind === 'albums' ? messages.nothingText : messages.nothingPhotosText)}
    />
  );
};
