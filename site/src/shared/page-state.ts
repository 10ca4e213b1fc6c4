import type { App } from './app-context.ts';
import { NavigationBarLook } from './NavigationBarLook.ts';
import { OwnNotices } from './OwnNotices.ts';
import { PaymentDialogState } from './PaymentDialogState.ts';
import { ShownAddress } from './ShownAddress.ts';

/** Returns the state of a page's frame as each page begins with it; `shownAddress` is that of the document in a browser. */
export const newPageState = (
  shownAddress = new ShownAddress(null),
): Pick<App, 'paymentDialog' | 'navigationBar' | 'ownNotices' | 'shownAddress'> => ({
  paymentDialog: new PaymentDialogState(),
  navigationBar: new NavigationBarLook(),
  ownNotices: new OwnNotices(),
  shownAddress,
});
