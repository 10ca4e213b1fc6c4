import { useIntl } from 'react-intl';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { messages } from '../../home/Home.messages.ts';

/** In place of a list of those who are live: nobody is. */
export const NobodyLive = () => {
  const intl = useIntl();
  return (
    <ErrorPanel
      kind="empty"
      title={intl.formatMessage(messages.nobodyLive)}
      text={intl.formatMessage(messages.nobodyLiveHint)}
    />
  );
};
