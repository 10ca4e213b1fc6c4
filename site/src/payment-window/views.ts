import { accountViews } from '../foundation/accounts/account-views.ts';
import { ageCheckViews } from '../foundation/age-check/window/age-check-views.ts';
import { subscriptionViews } from '../foundation/subscriptions/window/subscribe-view.tsx';
import { walletViews } from '../foundation/wallet/window/wallet-views.ts';
import type { DataOf, Shown, View } from '../shared/window/define-view.ts';

/** All views of the payment window, a table from each module. */
export const views = [...accountViews, ...ageCheckViews, ...walletViews, ...subscriptionViews] as const;

type ViewData = DataOf<(typeof views)[number]>;

/** A page of the payment window. Amounts are in hundredths. */
export type WindowView = ViewData & Shown;

/** Returns the view of a kind of data. */
export const viewOf = ({ kind }: Pick<WindowView, 'kind'>): View<ViewData> => {
  const found = views.find((view) => view.kind === kind);
  if (found === undefined) throw new Error(`There is no view ${kind}.`);
  // The compiler does not relate the kind of the data to that of the view, which is found by it.
  return found as View<ViewData>;
};
