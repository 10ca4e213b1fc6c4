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
  /** A note below the button. */
  children?: ReactNode;
}

/** A form that asks for nothing but the password. */
export const PasswordForm = ({ formError, button, language, children }: PasswordFormProps) => (
  <form method="post" noValidate>
    <CurrentPassword formError={formError} hasFocus />
    <Button variant="primary" size="large" type="submit" wide>
      {useIntl().formatMessage(button)}
    </Button>
    {children}
    <CancelLink language={language} />
  </form>
);
