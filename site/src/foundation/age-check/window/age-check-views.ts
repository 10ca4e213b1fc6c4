import { ageCheckedView, ageWaysView } from './age-ways-view.tsx';
import { bankView } from './bank-view.tsx';
import { identityView } from './identity-view.tsx';
import { pinCodeView, pinNumberView } from './pin-call-views.tsx';

/** The age check's views of the payment window. */
export const ageCheckViews = [ageWaysView, ageCheckedView, pinNumberView, pinCodeView, identityView, bankView] as const;
