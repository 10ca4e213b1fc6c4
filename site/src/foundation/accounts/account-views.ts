import { changeEmailView, emailSentView } from './change-email-view.tsx';
import { changePasswordView, passwordChangedView } from './change-password-view.tsx';
import { chooseAccountView } from './choose-account-view.tsx';
import { deleteAccountView, deletionPlannedView } from './delete-account-view.tsx';
import { exportView } from './export-view.tsx';
import { factorKeyView } from './factor-key-view.tsx';
import { forgotView, forgotSentView } from './forgot-view.tsx';
import { logInView } from './log-in-view.tsx';
import { loggedInView, accountLockedView, deletionCancelledView } from './logged-in-view.tsx';
import { verifyView, verifiedView, confirmEmailView, emailChangedView, linkInvalidView } from './mailed-link-views.tsx';
import { newsletterAskedView, newsletterView, newsletterRequestView } from './newsletter-views.tsx';
import { recoveryCodesView, newCodesView } from './recovery-codes-view.tsx';
import { resetView, passwordResetView } from './reset-view.tsx';
import { secondFactorView, factorOffView } from './second-factor-view.tsx';
import { secondStepView } from './second-step-view.tsx';
import { shareMailsView } from './share-mails-view.tsx';
import { signUpView } from './sign-up-view.tsx';

/** The account's views of the payment window. */
export const accountViews = [
  changeEmailView,
  emailSentView,
  changePasswordView,
  passwordChangedView,
  chooseAccountView,
  deleteAccountView,
  deletionPlannedView,
  exportView,
  factorKeyView,
  forgotView,
  forgotSentView,
  logInView,
  loggedInView,
  accountLockedView,
  deletionCancelledView,
  verifyView,
  verifiedView,
  confirmEmailView,
  emailChangedView,
  linkInvalidView,
  newsletterView,
  newsletterRequestView,
  newsletterAskedView,
  recoveryCodesView,
  newCodesView,
  resetView,
  passwordResetView,
  secondFactorView,
  factorOffView,
  secondStepView,
  shareMailsView,
  signUpView,
] as const;
