import { paymentWindowPath, type PaymentView } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { useApp, type App } from '../../app/app-context.ts';

type WindowPart = ComponentType<{ wanted: PaymentView }>;

/** The link leads where it leads without script; without a network the page stays, and its notice says why. */
const goThere = ({ paymentDialog: door, config }: App, wanted: PaymentView): void => {
  door.close();
  if (navigator.onLine) location.assign(paymentWindowPath(config.language, wanted));
};

const fetchWindow = async (app: App, wanted: PaymentView): Promise<{ default: WindowPart }> => {
  try {
    const [part] = await Promise.all([import('./PaymentWindowConnected.tsx'), app.texts.loadLazy()]);
    return { default: part.PaymentWindowConnected };
  } catch {
    goThere(app, wanted);
    return { default: () => null };
  }
};

/** Where the payment window appears; it is fetched, with its texts, when it is wanted, and again where that failed. */
export const PaymentDialogSlot = observer(() => {
  const app = useApp();
  const { view: wanted } = app.paymentDialog;
  const Window = useMemo(() => wanted && lazy(() => fetchWindow(app, wanted)), [app, wanted]);
  if (wanted === null || Window === null) return null;
  return (
    <Suspense fallback={null}>
      <Window wanted={wanted} />
    </Suspense>
  );
});
