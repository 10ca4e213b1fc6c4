import { useEffect } from 'react';
import { useApp } from '../../shared/app-context.ts';
import { followVisibility } from '../../shared/follow-visibility.ts';

/**
 * Asks for the state of an unverified address when the guest comes back to the page, as from the tab of the mail.
 * @spec feature:account.verify-email, screen:overlay.email-not-verified
 */
export const EmailRefresh = () => {
  const { guest } = useApp().stores;
  useEffect(() => followVisibility(() => void (document.hidden || guest.refreshEmail())), [guest]);
  return null;
};
