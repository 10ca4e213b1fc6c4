import { emailKey, isEmail } from '@lounge/locale';
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
  /** Where the guest signs up: the brand, and the page that asked for an account, such as `velvet/top-up`. */
  readonly origin?: string;
}

/** The limit of names, in characters. @assumed The documents name no rules. */
const maxName = 40;

/** The errors of a sign-up's fields, in the order of the form; empty if it can be sent. */
export const signUpErrors = (form: SignUpForm): readonly AccountError[] => {
  const name = form.name.trim();
  const errors = [
    name === '' || name.length > maxName ? 'name' : null,
    isEmail(emailKey(form.email)) ? null : 'email',
    passwordError(form.password, { email: emailKey(form.email), name }),
    form.hasAgreed ? null : 'terms',
  ] as const;
  return errors.filter((each) => each !== null);
};
