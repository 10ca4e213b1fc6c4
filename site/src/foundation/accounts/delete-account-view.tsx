import { formatDay } from '@lounge/locale';
import { defineView } from '../../shared/window/define-view.ts';
import { Done } from '../../shared/window/DoneLink.tsx';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Data of the view `deletion-planned`. */
export interface DeletionPlannedView {
  readonly kind: 'deletion-planned';
  readonly at: string;
}

/** The form that deletes the account. */
export const deleteAccountView = defineView<{ readonly kind: 'delete-account' }>({
  kind: 'delete-account',
  title: windowTitles.account,
  heading: [messages.deleteAccount, messages.deleteAccountText],
  Content: ({ view: { formError }, language }) => (
    <PasswordForm formError={formError} button={messages.deleteButton} language={language} />
  ),
});

/** Until when logging in keeps the account. */
export const deletionPlannedView = defineView<DeletionPlannedView>({
  kind: 'deletion-planned',
  title: windowTitles.account,
  heading: ({ at }, { language, timeZone }) => [
    messages.deletionPlanned,
    messages.deletionPlannedText,
    { date: formatDay(at, language, timeZone) },
  ],
  Content: Done,
});
