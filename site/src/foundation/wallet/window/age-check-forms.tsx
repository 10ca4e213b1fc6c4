import { AgeVerificationWindow, type AgeWay } from '@lounge/kit/age-verification-window';
import { Button, ButtonLink } from '@lounge/kit/button';
import { Notice } from '@lounge/kit/notice';
import { PinCallForm } from '@lounge/kit/pin-call-form';
import { TextField } from '@lounge/kit/text-field';
import { brands, formatTime, paymentWindowPath, pathTo, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { ageCheckMessages as messages } from './AgeCheck.messages.ts';
import { countryCodes } from '../../age-check/country-codes.ts';
import { formErrorTexts } from './form-errors.ts';
import type { WindowView } from './view.ts';

interface FormProps<K extends WindowView['kind']> {
  view: Extract<WindowView, { kind: K }>;
  language: Language;
}

/** The address of a part of the age check, with the way back. */
const partOf = (language: Language, back: string | null, parameters: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams({ ...parameters, ...(back === null ? {} : { back }) }).toString();
  return `${paymentWindowPath(language, 'age-check')}${query === '' ? '' : `?${query}`}`;
};

const hiddenFields = (
  step: string,
  guestId: number,
  back: string | null,
  more: Readonly<Record<string, string>> = {},
) =>
  Object.entries({ step, guest: String(guestId), ...(back === null ? {} : { back }), ...more }).map(
    ([name, value]) => ({ name, value }),
  );

const HiddenInputs = ({ fields }: { fields: ReturnType<typeof hiddenFields> }) =>
  fields.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);

/** The page of the age check has nothing to look around at: it says again that the check is pending. */
const isAgePage = (path: string, language: Language): boolean =>
  brands.some((product) => path.startsWith(pathTo('personal.age-check', language, { product })));

/** Leads back to where the guest came from, and closes the window where it is framed. */
const WayBack = ({ back, language, isMain }: { back: string | null; language: Language; isMain: boolean }) => {
  const hasPage = back !== null && (isMain || !isAgePage(back, language));
  return (
    <ButtonLink
      variant={isMain ? 'primary' : 'outline'}
      size="large"
      wide
      href={hasPage ? back : pathTo('home', language)}
      target="_top"
      data-close=""
    >
      {useIntl().formatMessage(isMain ? messages.goBack : messages.lookAround)}
    </ButtonLink>
  );
};

/** The ways to verify one's age; after a third wrong pin without the pin-call. */
export const AgeWays = ({ view, language }: FormProps<'age-ways'>) => {
  const { status, message, isRevoked, bonus, lockedUntil, back } = view;
  const intl = useIntl();
  const kinds = [
    ['pinCall', 'pin-call'],
    ['identity', 'identity'],
    ['bank', 'bank'],
  ] as const;
  const ways = kinds
    .filter(([kind]) => kind !== 'pinCall' || lockedUntil === null)
    .map(([kind, way]): AgeWay => ({ kind, href: partOf(language, back, { way }) }));
  return (
    <>
      {lockedUntil !== null && (
        <Notice
          tone="danger"
          title={intl.formatMessage(messages.thirdPin)}
          text={intl.formatMessage(messages.thirdPinText, { time: formatTime(lockedUntil) })}
        />
      )}
      <AgeVerificationWindow
        level={1}
        revoked={isRevoked}
        status={status}
        message={message}
        bonus={bonus}
        ways={ways}
      />
    </>
  );
};

/** The result of an age check. */
export const AgeResult = ({ view, language }: FormProps<'age-checked'>) => {
  const { result, message, since, bonusGiven, back } = view;
  const intl = useIntl();
  return (
    <AgeVerificationWindow level={1} status={result} message={message} since={since} bonus={bonusGiven}>
      {result === 'rejected' ? (
        <ButtonLink variant="primary" size="large" wide href={partOf(language, back, {})}>
          {intl.formatMessage(messages.tryAgain)}
        </ButtonLink>
      ) : (
        <WayBack back={back} language={language} isMain={result === 'accepted'} />
      )}
      {result === 'pending' && (
        <ButtonLink variant="text" href={partOf(language, back, { way: 'choose' })}>
          {intl.formatMessage(messages.otherWay)}
        </ButtonLink>
      )}
    </AgeVerificationWindow>
  );
};

/** The number of a pin-call. */
export const PinNumberForm = ({ view, language }: FormProps<'pin-number'>) => {
  const { typed, problem, type, guestId, back } = view;
  return (
    <PinCallForm
      level={1}
      typed={typed}
      problem={problem}
      countryCodes={countryCodes}
      fields={hiddenFields('number', guestId, back, { type })}
      back={partOf(language, back, { way: 'choose' })}
    />
  );
};

/** The pin of a pin-call, or the number that it has verified. */
export const PinCodeForm = ({ view, language }: FormProps<'pin-code'>) => {
  const { verification, callAgainAt, problem, guestId, back } = view;
  const { id, type, verified } = verification;
  const typed = { countryCode: verification.countryCode, number: '', language: 'EN' } as const;
  const number = partOf(language, back, { way: 'pin-call', type });
  return (
    <>
      <PinCallForm
        level={1}
        verification={verification}
        callAgainAt={callAgainAt}
        problem={problem}
        typed={typed}
        countryCodes={countryCodes}
        fields={hiddenFields('pin', guestId, back, { call: id, type })}
        back={partOf(language, back, { way: 'choose' })}
        otherNumber={number}
      />
      {verified && <WayBack back={back} language={language} isMain />}
    </>
  );
};

/** The page of the simulated bank, and the way to it. */
export const BankForm = ({ view, language }: FormProps<'age-bank'>) => {
  const { check, guestId, back } = view;
  const intl = useIntl();
  return (
    <form method="post" noValidate action={paymentWindowPath(language, 'age-check')}>
      <HiddenInputs
        fields={hiddenFields(check === null ? 'bank' : 'bank-answer', guestId, back, check === null ? {} : { check })}
      />
      {check === null ? (
        <Button variant="primary" size="large" type="submit" wide>
          {intl.formatMessage(messages.toBank)}
        </Button>
      ) : (
        <>
          <Button variant="outline" size="large" type="submit" name="answer" value="confirm" wide>
            {intl.formatMessage(messages.bankConfirm)}
          </Button>
          <Button variant="outline" size="large" type="submit" name="answer" value="decline" wide>
            {intl.formatMessage(messages.bankDecline)}
          </Button>
        </>
      )}
    </form>
  );
};

/** The form of the identity card. */
export const AgeCheckForm = ({ view, language }: FormProps<'age-check'>) => {
  const { birthDate, document, latest, formError, guestId, back } = view;
  const intl = useIntl();
  const errorFor = (field: typeof formError) =>
    formError === field && formError ? intl.formatMessage(formErrorTexts[formError]) : undefined;
  return (
    <form method="post" noValidate>
      <HiddenInputs fields={hiddenFields('identity', guestId, back)} />
      <TextField
        label={intl.formatMessage(messages.birthDate)}
        error={errorFor('birthDate')}
        input={{
          name: 'birthDate',
          type: 'date',
          autoComplete: 'bday',
          required: true,
          max: latest,
          defaultValue: birthDate,
          autoFocus: formError !== 'document',
        }}
      />
      <TextField
        label={intl.formatMessage(messages.document)}
        hint={intl.formatMessage(messages.documentHint)}
        error={errorFor('document')}
        input={{
          name: 'document',
          autoComplete: 'off',
          required: true,
          maxLength: 20,
          defaultValue: document,
          autoFocus: formError === 'document',
        }}
      />
      <div data-part="actions">
        <ButtonLink variant="outline" size="large" href={partOf(language, back, { way: 'choose' })}>
          {intl.formatMessage(messages.otherWay)}
        </ButtonLink>
        <Button variant="primary" size="large" type="submit" wide>
          {intl.formatMessage(messages.verifyAge)}
        </Button>
      </div>
    </form>
  );
};
