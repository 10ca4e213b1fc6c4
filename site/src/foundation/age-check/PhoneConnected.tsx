import { Button } from '@lounge/kit/button';
import { Icon } from '@lounge/kit/icon';
import { sealCheckFill } from '@lounge/kit/icons';
import { PinCallForm, type PinCallTyped } from '@lounge/kit/pin-call-form';
import { SectionHeading } from '@lounge/kit/section-heading';
import { dialledNumber, voiceLanguage } from '@lounge/stores/foundation/age-check';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './AgeCheck.messages.ts';
import { useAgeCheck } from './age-check-stores.ts';
import { countryCodes } from './country-codes.ts';

/** The calling code that is offered first. */
const codes = { de: '49', en: '44', nl: '31', es: '34' } as const;

/** The number that is verified, if one is, and the way to verify one. */
const Verified = observer(({ onVerify }: { onVerify: () => void }) => {
  const intl = useIntl();
  const { state, value } = useAgeCheck().details.info;
  // Nobody who has verified a number is asked for one while it is read.
  if (value === null && state !== 'failed') return null;
  const phone = value?.phone ?? null;
  return (
    <>
      {phone !== null && (
        <p data-part="verified">
          <Icon path={sealCheckFill} size={22} />
          {intl.formatMessage(messages.phoneVerified, { digits: phone.lastDigits })}
        </p>
      )}
      <Button variant="outline" onClick={onVerify}>
        {intl.formatMessage(phone === null ? messages.verifyPhone : messages.verifyOther)}
      </Button>
    </>
  );
});

/**
 * Verifies a phone number of the guest by a pin-call.
 * @spec screen:overlay.pin-call, feature:account.phone-verify
 * @deviates screen:overlay.pin-call 1 docs/decisions/0067
 */
export const PhoneConnected = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { pinCall } = useAgeCheck();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<PinCallTyped>({
    countryCode: codes[language],
    number: '',
    language: voiceLanguage(language),
  });
  const call = (next: PinCallTyped): void => {
    setTyped(next);
    const phoneNumber = dialledNumber(next.countryCode, next.number);
    void pinCall.start({ phoneNumber, type: 'uniqueNumber', language: next.language });
  };
  const { verification, problem, callAgainAt, isPending } = pinCall;
  return (
    <section aria-labelledby="phone">
      <SectionHeading headingId="phone" title={intl.formatMessage(messages.phone)} />
      <p data-part="note">{intl.formatMessage(messages.phoneText)}</p>
      {isOpen ? (
        <PinCallForm
          verification={verification}
          typed={typed}
          countryCodes={countryCodes}
          problem={problem}
          callAgainAt={callAgainAt}
          isPending={isPending}
          onCall={call}
          onPin={(pin) => void pinCall.verify(pin)}
          onOtherNumber={() => pinCall.reset()}
        />
      ) : (
        <Verified onVerify={() => setOpen(true)} />
      )}
    </section>
  );
});
