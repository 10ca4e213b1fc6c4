import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { PaymentDialogSlot } from '../wallet/PaymentDialogSlot.tsx';
import { usePaymentLinks } from '../wallet/use-payment-links.ts';
import { HeadSync } from './HeadSync.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ScrollTarget } from './ScrollTarget.tsx';
import { messages as tabMessages } from './TabBar.messages.ts';
import { TabBarConnected } from './TabBarConnected.tsx';

/** Loads the lazy texts. Returns whether React has rendered with them. */
const useLazyTexts = (): boolean => {
  const { texts } = useApp();
  const { messages } = useIntl();
  // Without a network the tab bar is not rendered; the next module that opens retries.
  useEffect(() => void texts.loadLazy().catch(() => undefined), [texts]);
  return tabMessages.home.id in messages;
};

/** The parts of the frame that are not needed before the page is interactive. */
export const LazyFrame = () => {
  usePaymentLinks();
  const areTextsLoaded = useLazyTexts();
  return (
    <div data-part="lazy">
      <OfflineNotice />
      {areTextsLoaded && <TabBarConnected />}
      <PaymentDialogSlot />
      <HeadSync />
      <ScrollTarget />
    </div>
  );
};
