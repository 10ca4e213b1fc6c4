import { Footer } from '@lounge/kit/footer';
import { useIntl } from 'react-intl';
import { messages } from './Page.messages.ts';

/** The footer: nothing that leads nowhere. */
export const SiteFooter = () => {
  const intl = useIntl();
  return <Footer links={[]} note={intl.formatMessage(messages.adults)} />;
};
