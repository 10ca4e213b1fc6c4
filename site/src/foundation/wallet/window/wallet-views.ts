import { paidView, payView } from './pay-view.tsx';
import { paymentStoppedView } from './payment-stopped-view.tsx';
import { topUpView } from './top-up-view.tsx';

/** The wallet's views of the payment window. */
export const walletViews = [topUpView, payView, paidView, paymentStoppedView] as const;
