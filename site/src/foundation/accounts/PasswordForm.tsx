import { Button } from '@lounge/kit/button';
import type { Language } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { CancelLink } from '../../shared/window/CancelLink.tsx';
import type { FormError } from '../../shared/window/form-errors.ts';
import { CurrentPassword } from './password-fields.tsx';

/** Props of PasswordForm. */
export interface PasswordFormProps {
  formError: FormError | null;
  button: MessageDescriptor;
  language: Language;
  /** Whether the answer is a file. @default false */
  isDownload?: boolean;
  /** A note below the button. */
  children?: ReactNode;
}

/** A form that asks for nothing but the password. */
export const PasswordForm = ({ formError, button, language, isDownload, children }: PasswordFormProps) => (
  <form method="post" noValidate data-download={isDownload}>
    <CurrentPassword formError={formError} hasFocus />
    <Button variant="primary" size="large" type="submit" wide>
      {useIntl().formatMessage(button)}
    </Button>
    {children}
    <CancelLink language={language} />
  </form>
);
