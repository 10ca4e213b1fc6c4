import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Data of the view `export`. */
export interface ExportView {
  readonly kind: 'export';
}

const ExportForm = ({ view: { formError }, language }: ViewProps<ExportView>) => (
  <PasswordForm formError={formError} button={messages.exportButton} language={language} isDownload />
);

/** The form that downloads the guest's data. */
export const exportView = defineView<ExportView>({
  kind: 'export',
  title: windowTitles.account,
  heading: [messages.export, messages.exportText],
  Content: ExportForm,
});
