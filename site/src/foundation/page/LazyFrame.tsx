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

/** Whether the texts that come after the first render are in the page, which takes them over when it has the time. */
const useLateTexts = (): boolean => {
  const { texts } = useApp();
  const { messages } = useIntl();
  // Without a network the bar stays away; the next module asks again.
  useEffect(() => void texts.loadLazy().catch(() => undefined), [texts]);
  return tabMessages.home.id in messages;
};

/** What stands around every page and does nothing before the page is live. */
export const LazyFrame = () => {
  usePaymentLinks();
  const areTextsHere = useLateTexts();
  return (
    <div data-part="late">
      <OfflineNotice />
      {areTextsHere && <TabBarConnected />}
      <PaymentDialogSlot />
      <HeadSync />
      <ScrollTarget />
    </div>
  );
};
