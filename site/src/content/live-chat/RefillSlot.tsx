import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useCoins } from '../../foundation/wallet/coins-stores.ts';

const Refill = lazy(async () => ({ default: (await import('./RefillConnected.tsx')).RefillConnected }));

/** The one place of the window that offers coins, above a chat that runs too. Its code loads when it opens first. */
export const RefillSlot = observer(
  () =>
    useCoins().refill.isOpen && (
      <Suspense>
        <Refill />
      </Suspense>
    ),
);
