import { useIntl } from 'react-intl';
import { messages } from './Notice.messages.ts';

/** Stands once in a page where something only comes with JavaScript, and says so without it. That itself has `data-needs-script`, which hides it then. */
export const NeedsScript = () => {
  const intl = useIntl();
  return (
    <noscript>
      <p>{intl.formatMessage(messages.needsScript)}</p>
    </noscript>
  );
};
