import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app-context.ts';
import { legalPageTypes, legalPath } from '../legal/legal-paths.ts';
import { useAttention } from '../page/attention-stores.ts';
import { useConsent } from '../legal/consent-stores.ts';
import { useGuest } from './guest-stores.ts';

/** If its code does not load, the guest is asked on the next page. */
const Notice = lazy(() =>
  import('./LegalNoticeConnected.tsx').then(
    ({ LegalNoticeConnected }) => ({ default: LegalNoticeConnected as ComponentType }),
    () => ({ default: () => null }),
  ),
);

/**
 * The place of the notice about new legal texts. It waits for the choice about cookies and the payment dialog, and covers neither a live
 * picture that costs coins nor the texts that it asks about.
 */
export const LegalNoticeSlot = observer(() => {
  const { config, paymentDialog } = useApp();
  const { legalNotices } = useGuest();
  const { choice } = useConsent();
  const { pathname } = useLocation();
  const { pageOpened } = legalNotices;
  useEffect(() => void pageOpened(), [pathname, pageOpened]);
  const isReading = legalPageTypes.some((type) => legalPath(type, config.language) === pathname);
  const isOccupied = choice === 'unknown' || paymentDialog.view !== null || pathname.endsWith('/live-show/');
  const isDue = legalNotices.texts.length > 0 || legalNotices.acceptedAt !== null;
  const isTurn = useAttention('legal', isDue && !isReading && !isOccupied);
  if (!isTurn) return null;
  return (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  );
});
