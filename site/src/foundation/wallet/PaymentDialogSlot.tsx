import { paymentWindowPath, type PaymentView } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { useApp, type App } from '../../app/app-context.ts';

type WindowPart = ComponentType<{ view: PaymentView }>;

/** Follows the link as a browser without script does. Without a network the page stays, and its notice explains why. */
const followLink = ({ paymentDialog: dialog, config }: App, view: PaymentView): void => {
  dialog.close();
  if (navigator.onLine) location.assign(paymentWindowPath(config.language, view));
};

const fetchWindow = async (app: App, view: PaymentView): Promise<{ default: WindowPart }> => {
  try {
    const [part] = await Promise.all([import('./PaymentWindowConnected.tsx'), app.texts.loadLazy()]);
    return { default: part.PaymentWindowConnected };
  } catch {
    followLink(app, view);
    return { default: () => null };
  }
};

/** The slot of the payment window. Its code and texts are loaded when it opens first; a failed load is retried. */
export const PaymentDialogSlot = observer(() => {
  const app = useApp();
  const { view } = app.paymentDialog;
  const Window = useMemo(() => view && lazy(() => fetchWindow(app, view)), [app, view]);
  if (view === null || Window === null) return null;
  return (
    <Suspense fallback={null}>
      <Window view={view} />
    </Suspense>
  );
});
