import { accountPages, paymentViews } from '@lounge/locale';
import { useLayoutEffect } from 'react';
import { useApp } from '../../shared/app-context.ts';

const paymentLink = /\/vxpay\/[a-z]{2}\/([a-z-]+)(?:\?price=(\d+))?$/;

/** Makes links to the payment window open it in the payment dialog. Without script, or before hydration, they navigate there. */
export const usePaymentLinks = (): void => {
  const { paymentDialog } = useApp();
  // A layout effect: links open the dialog from the moment that the page is hydrated.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const open = (event: MouseEvent): void => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
      const [, linkedView, price] = paymentLink.exec(event.target.closest('a')?.getAttribute('href') ?? '') ?? [];
      const view = [...paymentViews, ...accountPages].find((each) => each === linkedView);
      if (view === undefined) return;
      event.preventDefault();
      paymentDialog.open(view, price === undefined ? null : Number(price));
    };
    // The listener lives as long as the frame; the signal removes it.
    // oxlint-disable-next-line no-restricted-properties
    document.addEventListener('click', open, { signal: listening.signal });
    return () => listening.abort();
  }, [paymentDialog]);
};
