import { Button } from '@lounge/kit/button';
import { TextField } from '@lounge/kit/text-field';
import { accountPagePath, pathTo, paymentWindowPath, type Language, type PaymentView } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formErrorTexts, passwordErrors } from './form-errors.ts';
import type { FormError, WindowView } from './view.ts';
import { messages } from './Window.messages.ts';

interface FormProps<K extends WindowView['kind']> {
  view: Extract<WindowView, { kind: K }>;
  language: Language;
}

const Next = ({ next }: { next: PaymentView | null }) => next && <input type="hidden" name="next" value={next} />;

const withNext = (language: Language, view: PaymentView, next: PaymentView | null): string =>
  `${paymentWindowPath(language, view)}${next === null ? '' : `?next=${next}`}`;

/** A legal text, beside the form, which stays as it is filled in. */
const LegalLink = ({ href, text }: { href: string; text: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener">
    {text}
  </a>
);

/** The form that logs in. @spec screen:overlay.login */
export const LogInForm = ({ view: { email, next, formError }, language }: FormProps<'log-in'>) => {
  const intl = useIntl();
  return (
    <form method="post" noValidate>
      <Next next={next} />
      <TextField
        label={intl.formatMessage(messages.email)}
        input={{
          name: 'email',
          type: 'email',
          autoComplete: 'username',
          required: true,
          defaultValue: email,
          autoFocus: email === '',
        }}
      />
      <TextField
        label={intl.formatMessage(messages.password)}
        input={{
          name: 'password',
          type: 'password',
          autoComplete: 'current-password',
          required: true,
          autoFocus: formError !== null,
        }}
      />
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.logIn)}
      </Button>
      <p data-part="note">
        <a href={accountPagePath(language, 'forgot')}>{intl.formatMessage(messages.forgot)}</a>
      </p>
      <p data-part="note">
        {intl.formatMessage(messages.noAccount)}{' '}
        <a href={withNext(language, 'sign-up', next)}>{intl.formatMessage(messages.signUp)}</a>
      </p>
    </form>
  );
};

/** The form that makes an account. @spec screen:overlay.signup */
export const SignUpForm = ({ view: { email, name, hasAgreed, key, next, errors }, language }: FormProps<'sign-up'>) => {
  const intl = useIntl();
  const [first = 'name'] = errors;
  const errorAt = (...ofField: readonly FormError[]) => {
    const error = errors.find((each) => ofField.includes(each));
    return error && intl.formatMessage(formErrorTexts[error]);
  };
  const termsError = errorAt('terms');
  return (
    <form method="post" noValidate data-stays="">
      <Next next={next} />
      <input type="hidden" name="key" value={key} />
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        error={errorAt('name')}
        input={{
          name: 'name',
          autoComplete: 'nickname',
          maxLength: 40,
          required: true,
          defaultValue: name,
          autoFocus: first === 'name',
        }}
      />
      <TextField
        label={intl.formatMessage(messages.email)}
        error={errorAt('email')}
        input={{
          name: 'email',
          type: 'email',
          autoComplete: 'email',
          required: true,
          defaultValue: email,
          autoFocus: first === 'email',
        }}
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
      <Button variant="primary" size="large" type="submit" wide>
        {intl.formatMessage(messages.signUp)}
      </Button>
      <p data-part="note">
        {intl.formatMessage(messages.hasAccount)}{' '}
        <a href={withNext(language, 'log-in', next)}>{intl.formatMessage(messages.logIn)}</a>
      </p>
    </form>
  );
};
