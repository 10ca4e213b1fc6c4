import { formatTime } from '@lounge/locale';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { HiddenFields, type HiddenField } from '../form/HiddenFields.tsx';
import { Icon } from '../icon/Icon.tsx';
import { sealCheckFill } from '../icons/paths/seal-check-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { ErrorText, FieldError, isAboutNumber, isAboutPin, type PinCallProblem } from './ErrorText.tsx';
import { messages } from './PinCallForm.messages.ts';
import { pinCallFormStyles } from './PinCallForm.styles.ts';
import { firstFocus, NumberFields, type PinCallTyped } from './NumberFields.tsx';

/** A number that is verified by a pin. */
export interface PinCallNumber {
  countryCode: string;
  preCode: string;
  number: string;
  pinLength: number;
  verified: boolean;
}

/** Props of PinCallForm. */
export interface PinCallFormProps extends RootProps<'form', 'onSubmit'> {
  /** The number that was called; null asks for one. @default null */
  verification?: PinCallNumber | null | undefined;
  /** Earlier input, or a value that fits the visitor. */
  typed: PinCallTyped;
  /** The calling codes to choose from, such as `49`. */
  countryCodes: readonly string[];
  /** Why it did not work; the texts stand where they belong. @default null */
  problem?: PinCallProblem | null | undefined;
  /** From when the number can be called again, as an instant. @default null */
  callAgainAt?: string | null | undefined;
  /** Hidden fields, for forms that a server handles. */
  fields?: readonly HiddenField[] | undefined;
  /** Where "Other way" leads. */
  back?: string | undefined;
  /** Where "Other number" leads. */
  otherNumber?: string | undefined;
  /** The rank of the heading. @default 2 */
  level?: 1 | 2 | undefined;
  /** Whether a call or a pin is being checked. @default false */
  isPending?: boolean | undefined;
  /** Called with the number; without it the form is sent to the server. */
  onCall?: ((typed: PinCallTyped) => void) | undefined;
  /** Called with the pin; without it the form is sent to the server. */
  onPin?: ((pin: string) => void) | undefined;
  /** Called by "Other number", where there is no link. */
  onOtherNumber?: (() => void) | undefined;
}

const Root = styled.form.withConfig({ componentId: 'kit-pin-call-form' })`
  ${pinCallFormStyles}
`;

const numberText = ({ countryCode, preCode, number }: PinCallNumber): string =>
  ['+' + countryCode, preCode, number].filter((part) => part !== '').join(' ');

function PinField({ id, length, hasError }: { id: string; length: number; hasError: boolean }) {
  return (
    <div data-part="pin">
      {Array.from({ length }, (_, at) => (
        <span key={at} aria-hidden="true" />
      ))}
      <input
        id={id}
        name="pin"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={length + 4}
        {...firstFocus}
        aria-invalid={hasError || undefined}
        aria-describedby={`${id}-about`}
      />
    </div>
  );
}

type PinStepProps = PinCallFormProps & { verification: PinCallNumber; isIncomplete: boolean; id: string };

function PinStep(props: PinStepProps) {
  const { verification, isIncomplete, problem = null, callAgainAt = null, otherNumber, onOtherNumber, id } = props;
  const intl = useIntl();
  const { Link } = useKit();
  const hasError = isIncomplete || isAboutPin(problem);
  return (
    <>
      <p data-part="lead">{intl.formatMessage(messages.pinText, { number: numberText(verification) })}</p>
      <div data-part="field">
        <label htmlFor={id}>{intl.formatMessage(messages.pin)}</label>
        <PinField id={id} length={verification.pinLength} hasError={hasError} />
        <div id={`${id}-about`} data-part="hint">
          {isIncomplete ? (
            <FieldError text={intl.formatMessage(messages.pinDigits, { count: verification.pinLength })} />
          ) : isAboutPin(problem) ? (
            <ErrorText problem={problem} />
          ) : (
            intl.formatMessage(messages.pinHint)
          )}
        </div>
      </div>
      <div data-part="more">
        {callAgainAt !== null && (
          <span>{intl.formatMessage(messages.againAt, { time: formatTime(callAgainAt, intl.timeZone) })}</span>
        )}
        {otherNumber !== undefined && <Link href={otherNumber}>{intl.formatMessage(messages.other)}</Link>}
        {onOtherNumber && (
          <button type="button" onClick={onOtherNumber}>
            {intl.formatMessage(messages.other)}
          </button>
        )}
      </div>
    </>
  );
}

/** Whether what was typed cannot be a number or a pin; spaces and dashes do not count, as at the server. */
const cannotBe = (text: string, verification: PinCallNumber | null): boolean => {
  const typed = text.replace(/[\s-]/g, '');
  return verification === null ? typed === '' : typed.length !== verification.pinLength || /\D/.test(typed);
};

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Verifies a phone number by a pin that a voice reads out, 6 digits on a mobile phone and 5 on a landline. A plain form that works without
 * JavaScript. Its ten errors stand where they belong.
 * @spec component:PinCallForm
 */
export function PinCallForm({
  verification = null,
  typed,
  countryCodes,
  problem = null,
  callAgainAt,
  fields,
  back,
  otherNumber,
  level = 2,
  isPending = false,
  onCall,
  onPin,
  onOtherNumber,
  ...rest
}: PinCallFormProps) {
  const intl = useIntl();
  const id = useId();
  const Heading = `h${level}` as const;
  const isPin = verification !== null;
  const step = isPin ? 'pin' : 'number';
  // Another number has a pin of its own.
  const place = isPin ? numberText(verification) : step;
  const [incomplete, setIncomplete] = useState<string | null>(null);
  const isIncomplete = incomplete === place;
  if (verification?.verified === true) {
    return (
      <Root {...rest} noValidate data-step="verified">
        <p data-part="verified" role="status">
          <Icon path={sealCheckFill} size={22} /> {intl.formatMessage(messages.verified)}
        </p>
        <p>{intl.formatMessage(messages.verifiedText, { number: numberText(verification) })}</p>
      </Root>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const isMissing = cannotBe(textIn(form, isPin ? 'pin' : 'number'), verification);
    setIncomplete(isMissing ? place : null);
    if (isMissing || (isPin ? onPin : onCall) !== undefined) event.preventDefault();
    if (isMissing) return;
    if (isPin) return onPin?.(textIn(form, 'pin'));
    const language = textIn(form, 'language') as PinCallTyped['language'];
    onCall?.({ countryCode: textIn(form, 'countryCode'), number: textIn(form, 'number'), language });
  };
  const isGeneral = problem !== null && !isIncomplete && !isAboutNumber(problem) && !isAboutPin(problem);
  return (
    <Root
      {...rest}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        rest.onInput?.(event);
        setIncomplete(null);
      }}
      data-step={step}
      data-error={isIncomplete ? 1 : problem?.code}
    >
      <HiddenFields fields={fields} />
      <Heading>{intl.formatMessage(isPin ? messages.pinTitle : messages.numberTitle)}</Heading>
      {isPin ? (
        <PinStep
          typed={typed}
          countryCodes={countryCodes}
          verification={verification}
          isIncomplete={isIncomplete}
          problem={problem}
          callAgainAt={callAgainAt}
          otherNumber={otherNumber}
          onOtherNumber={onOtherNumber}
          id={id}
        />
      ) : (
        <NumberFields
          typed={typed}
          countryCodes={countryCodes}
          id={id}
          problem={isIncomplete ? { code: 1 } : problem}
        />
      )}
      {isGeneral && <ErrorText problem={problem} />}
      <div data-part="actions">
        {back !== undefined && (
          <ButtonLink variant="outline" size="large" href={back}>
            {intl.formatMessage(messages.back)}
          </ButtonLink>
        )}
        <Button variant="primary" size="large" type="submit" isPending={isPending} wide>
          {intl.formatMessage(isPin ? messages.check : messages.call)}
        </Button>
      </div>
    </Root>
  );
}
