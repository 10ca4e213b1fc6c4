import { defineMessages } from 'react-intl';

/** Texts of the payment window. */
export const messages = defineMessages({
  title: { id: 'kit.paymentWindow.title', defaultMessage: 'Secure payment window' },
  close: { id: 'kit.paymentWindow.close', defaultMessage: 'Close the window' },
  loading: { id: 'kit.paymentWindow.loading', defaultMessage: 'The window is opening…' },
  slow: { id: 'kit.paymentWindow.slow', defaultMessage: 'This takes longer than usual.' },
  failed: { id: 'kit.paymentWindow.failed', defaultMessage: 'The window did not load.' },
  retry: { id: 'kit.paymentWindow.retry', defaultMessage: 'Try again' },
});
