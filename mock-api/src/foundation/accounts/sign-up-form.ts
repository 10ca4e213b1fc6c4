import { emailKey, guestName, isEmail } from '@lounge/locale';
import type { AccountError } from './log-in.ts';
import { passwordError } from './password-rules.ts';

/** The fields of a sign-up. */
export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly hasAgreed: boolean;
  /** Whether the address gets a mail that asks about the newsletter too. @default false */
  readonly wantsNewsletter?: boolean;
  /** The key of the form, the same for every press of its button. */
  readonly key?: string;
  /** Where the guest signs up: the brand, and the page that asked for an account, such as `velvet/top-up`; then the affiliate, as `?affiliate=4711.spring`. */
  readonly origin?: string;
}

/** The errors of a sign-up's fields, in the order of the form; empty if it can be sent. */
export const signUpErrors = (form: SignUpForm): readonly AccountError[] => {
  const name = guestName(form.name);
  const errors = [
    name === null ? 'name' : null,
    isEmail(emailKey(form.email)) ? null : 'email',
    passwordError(form.password, { email: emailKey(form.email), name: name ?? form.name }),
    form.hasAgreed ? null : 'terms',
  ] as const;
  return errors.filter((each) => each !== null);
};
