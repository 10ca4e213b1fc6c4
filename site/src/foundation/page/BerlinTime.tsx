import { useIntl } from 'react-intl';
import { useOwnTime } from './use-own-time.ts';
import { messages } from './Notice.messages.ts';

/**
 * Says under a list of times that they are Berlin's, where the guest's clock differs: receipts, limits and months count by Berlin. Not on
 * the server, which does not know the guest's clock.
 */
export const BerlinTime = ({ instant }: { instant: string }) => {
  const intl = useIntl();
  return useOwnTime(instant) === null ? null : (
    <small data-part="zone">{intl.formatMessage(messages.berlinTime)}</small>
  );
};
