import { TextField } from '@lounge/kit/text-field';

interface EmailFieldProps {
  label: string;
  email: string;
  /** `username` where the address is that of an account, `email` where it becomes one. */
  autoComplete: 'username' | 'email';
  error?: string | undefined;
  hasFocus: boolean;
}

/** The field of a mail address. */
export const EmailField = ({ label, email, autoComplete, error, hasFocus }: EmailFieldProps) => (
  <TextField
    label={label}
    error={error}
    input={{ name: 'email', type: 'email', autoComplete, required: true, defaultValue: email, autoFocus: hasFocus }}
  />
);
