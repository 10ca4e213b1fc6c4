import type { App } from './app-context.ts';
import { NavigationBarLook } from './NavigationBarLook.ts';
import { OwnNotices } from './OwnNotices.ts';
import { PaymentDialogState } from './PaymentDialogState.ts';
import { LastAddress } from './LastAddress.ts';

/** Returns the state of a page's frame as each page begins with it; `lastAddress` is that of the document in a browser. */
export const newPageState = (
  lastAddress = new LastAddress({ first: null, current: null }),
): Pick<App, 'paymentDialog' | 'navigationBar' | 'ownNotices' | 'lastAddress'> => ({
  paymentDialog: new PaymentDialogState(),
  navigationBar: new NavigationBarLook(),
  ownNotices: new OwnNotices(),
  lastAddress,
});
