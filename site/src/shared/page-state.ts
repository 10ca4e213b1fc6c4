import type { App } from './app-context.ts';
import { NavigationBarLook } from './NavigationBarLook.ts';
import { OwnNotices } from './OwnNotices.ts';
import { PaymentDialogState } from './PaymentDialogState.ts';

/** Returns the state of a page's frame as each page begins with it. */
export const newPageState = (): Pick<App, 'paymentDialog' | 'navigationBar' | 'ownNotices'> => ({
  paymentDialog: new PaymentDialogState(),
  navigationBar: new NavigationBarLook(),
  ownNotices: new OwnNotices(),
});
