import { jsx as _jsx } from 'react/jsx-runtime';
import { Footer } from '@lounge/kit/footer';
import { useIntl } from 'react-intl';
import { messages } from './Page.messages.js';
/** The footer: nothing that leads nowhere. */
export const SiteFooter = () => {
  const intl = useIntl();
  return _jsx(Footer, { links: [], note: intl.formatMessage(messages.adults) });
};
//# sourceMappingURL=SiteFooter.js.map
