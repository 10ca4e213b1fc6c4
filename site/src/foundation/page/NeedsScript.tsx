import { useIntl } from 'react-intl';
import { messages } from './Page.messages.ts';

/** Stands in the place of what only comes with JavaScript, and says so without it. */
export const NeedsScript = () => {
  const intl = useIntl();
  return (
    <noscript>
      <p>{intl.formatMessage(messages.needsScript)}</p>
    </noscript>
  );
};
