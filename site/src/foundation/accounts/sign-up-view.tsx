import { Button } from '@lounge/kit/button';
import { TextField } from '@lounge/kit/text-field';
import { maxNameLength, pathTo, type PaymentView } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { defineView, type ViewProps } from '../../shared/window/define-view.ts';
import { formErrorTexts, passwordErrors, type FormError } from '../../shared/window/form-errors.ts';
import { windowTitles } from '../../shared/window/WindowTitle.messages.ts';
import { messages } from './Accounts.messages.ts';
import { EmailField } from './EmailField.tsx';
import { NextField, withNext } from './next-view.tsx';

/** Data of the view `sign-up`. */
export interface SignUpView {
  readonly kind: 'sign-up';
  readonly email: string;
  readonly name: string;
  readonly hasAgreed: boolean;
  /** Whether the box of the newsletter is ticked. It never is before the visitor does so. */
  readonly wantsNewsletter: boolean;
  /** The key of the form, so that pressing its button again makes no second account. */
  readonly key: string;
  readonly next: PaymentView | null;
  /** Errors of the fields, in their order; `formError` is the first, or what concerns no field. */
  readonly errors: readonly FormError[];
}

/** A legal text, beside the form, which stays as it is filled in. */
const LegalLink = ({ href, text }: { href: string; text: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener">
    {text}
  </a>
);

/** The wish for a newsletter, which begins once its own mail is confirmed. */
const NewsletterBox = ({ isTicked }: { isTicked: boolean }) => (
  <label data-part="agree">
    <input type="checkbox" name="newsletter" value="1" defaultChecked={isTicked} />
    <span>{useIntl().formatMessage(messages.newsletter)}</span>
  </label>
);

/** The form that makes an account. @spec screen:overlay.signup, component:SignupForm, feature:account.signup */
const SignUpForm = ({ view, language }: ViewProps<SignUpView>) => {
  const intl = useIntl();
  const { email, name, hasAgreed, wantsNewsletter, key, next, errors } = view;
  const [first = 'name'] = errors;
  const errorAt = (...ofField: readonly FormError[]) => {
    const error = errors.find((each) => ofField.includes(each));
    return error && intl.formatMessage(formErrorTexts[error]);
  };
  const termsError = errorAt('terms');
  return (
    <form method="post" noValidate data-stays="">
      <NextField next={next} />
      <input type="hidden" name="key" value={key} />
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        error={errorAt('name')}
        input={{
          name: 'name',
          autoComplete: 'nickname',
          maxLength: maxNameLength,
          required: true,
          defaultValue: name,
          autoFocus: first === 'name',
        }}
      />
      <EmailField
        label={intl.formatMessage(messages.email)}
        email={email}
        autoComplete="email"
        error={errorAt('email')}
        hasFocus={first === 'email'}
      />
      <TextField
        label={intl.formatMessage(messages.password)}
        hint={intl.formatMessage(messages.passwordHint)}
        error={errorAt(...passwordErrors)}
        input={{
          name: 'password',
          type: 'password',
          autoComplete: 'new-password',
          minLength: 8,
          required: true,
          autoFocus: passwordErrors.includes(first),
        }}
      />
      <label data-part="agree" data-invalid={termsError && ''}>
        <input
          type="checkbox"
          name="terms"
          value="1"
          defaultChecked={hasAgreed}
          required
          aria-invalid={termsError !== undefined || undefined}
          aria-describedby={termsError && 'terms-error'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first wrong field of a form that was not accepted
          autoFocus={first === 'terms'}
        />
        <span>
          {intl.formatMessage(messages.terms, {
            terms: (text) => <LegalLink key="terms" href={pathTo('legal.terms-of-service', language)} text={text} />,
            privacy: (text) => <LegalLink key="privacy" href={pathTo('legal.data-protection', language)} text={text} />,
          })}
        </span>
      </label>
      {termsError && (
        <p id="terms-error" data-part="error">
          {termsError}
        </p>
      )}
      <NewsletterBox isTicked={wantsNewsletter} />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.signUp)}
      </Button>
      <p data-part="note">
        {intl.formatMessage(messages.hasAccount)}{' '}
        <a href={withNext(language, 'log-in', next)} data-has-account="">
          {intl.formatMessage(messages.logIn)}
        </a>
      </p>
    </form>
  );
};

/** The sign-up. */
export const signUpView = defineView<SignUpView>({
  kind: 'sign-up',
  title: windowTitles.account,
  heading: [messages.signUp, messages.signUpLead],
  Content: SignUpForm,
});
