import { PinCallForm, type PinCallNumber, type PinCallProblem, type PinCallTyped } from '@lounge/kit/pin-call-form';
import type { InputOf } from '@lounge/protocol';
import type { startPinCall } from '@lounge/protocol/foundation/age-check';
import { defineView, type ViewProps } from '../../../shared/window/define-view.ts';
import { windowTitles } from '../../../shared/window/WindowTitle.messages.ts';
import { countryCodes } from '../country-codes.ts';
import { hiddenFields, partOf, WayBack, type OfGuest } from './age-links.tsx';

type PinCallType = InputOf<typeof startPinCall>['type'];

/** Data of the view `pin-number`. */
export interface PinNumberView extends OfGuest {
  readonly kind: 'pin-number';
  readonly type: PinCallType;
  readonly typed: PinCallTyped;
  readonly problem: PinCallProblem | null;
}

/** Data of the view `pin-code`. */
export interface PinCodeView extends OfGuest {
  readonly kind: 'pin-code';
  readonly verification: PinCallNumber & { readonly id: string; readonly type: PinCallType };
  readonly callAgainAt: string | null;
  readonly problem: PinCallProblem | null;
}

/** The number of a pin-call. */
const PinNumberForm = ({ view, language }: ViewProps<PinNumberView>) => {
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
const PinCodeForm = ({ view, language }: ViewProps<PinCodeView>) => {
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

/** The number of a pin-call. */
export const pinNumberView = defineView<PinNumberView>({
  kind: 'pin-number',
  title: windowTitles.ageCheck,
  heading: null,
  Content: PinNumberForm,
});

/** The pin of a pin-call. */
export const pinCodeView = defineView<PinCodeView>({
  kind: 'pin-code',
  title: windowTitles.ageCheck,
  heading: null,
  Content: PinCodeForm,
});
