import { paymentViews } from '@lounge/locale';
import { useEffect } from 'react';
import { useApp } from '../../app/app-context.ts';

const linkShape = /\/vxpay\/[a-z]{2}\/([a-z-]+)$/;

/** Links to the hosted payment window open it over the page; without script, or before it has come, they lead there. */
export const usePaymentLinks = (): void => {
  const { paymentDialog: door } = useApp();
  useEffect(() => {
    const listening = new AbortController();
    const open = (event: MouseEvent): void => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return;
      const named = linkShape.exec(event.target.closest('a')?.getAttribute('href') ?? '')?.[1];
      const view = paymentViews.find((each) => each === named);
      if (view === undefined) return;
      event.preventDefault();
      door.open(view);
    };
    // It lives as long as the frame, and the signal ends it.
    // oxlint-disable-next-line no-restricted-properties
    document.addEventListener('click', open, { signal: listening.signal });
    return () => listening.abort();
  }, [door]);
};
