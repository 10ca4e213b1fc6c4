import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useMemo } from 'react';
import { useApp } from '../../app/app-context.ts';

/** Where the payment window appears; it is fetched, with its texts, when it is wanted first. */
export const PaymentDoorway = observer(() => {
  const { door, texts } = useApp();
  const { wanted } = door;
  const Window = useMemo(
    () =>
      lazy(async () => {
        const [part] = await Promise.all([import('./PaymentWindowConnected.tsx'), texts.openLate()]);
        return { default: part.PaymentWindowConnected };
      }),
    [texts],
  );
  if (wanted === null) return null;
  return (
    <Suspense fallback={null}>
      <Window wanted={wanted} />
    </Suspense>
  );
});
