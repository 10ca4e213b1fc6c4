import { paymentWindowPath, type WindowPageName } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { useApp, type App } from '../../shared/app-context.ts';
import { usePaymentLinks } from './use-payment-links.ts';

type WindowPart = ComponentType<{ view: WindowPageName }>;

/**
 * Follows the link as a browser without script does. Without a network, when the guest pressed it or now, the page stays, and
 * its notice explains why.
 */
const followLink = ({ paymentDialog: dialog, config }: App, view: WindowPageName, wasOnline: boolean): void => {
  dialog.close();
  if (wasOnline && navigator.onLine) location.assign(paymentWindowPath(config.language, view));
};

const fetchWindow = async (app: App, view: WindowPageName): Promise<{ default: WindowPart }> => {
  const wasOnline = navigator.onLine;
  try {
    const { PaymentWindowConnected } = await import('./PaymentWindowConnected.tsx');
    return { default: PaymentWindowConnected };
  } catch {
    followLink(app, view, wasOnline);
    return { default: () => null };
  }
};

/** The slot of the payment dialog, which links open. Its code is loaded when it opens first; a failed load is retried. */
export const PaymentDialogSlot = observer(() => {
  const app = useApp();
  usePaymentLinks();
  const { view } = app.paymentDialog;
  const Window = useMemo(() => view && lazy(() => fetchWindow(app, view)), [app, view]);
  if (view === null || Window === null) return null;
  return (
    <Suspense fallback={null}>
      <Window view={view} />
    </Suspense>
  );
});
