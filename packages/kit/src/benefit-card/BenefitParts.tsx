import { formatDay, formatTime, formatWeekday } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useKit, type Kit } from '../kit-provider/kit-context.ts';
import { Price } from '../price/Price.tsx';
import { benefitIcons, benefitTitle, benefitUse, type BenefitContent } from './benefit-texts.ts';
import { messages } from './BenefitCard.messages.ts';

/** Whether a benefit can be used: `notYet` before its start, `expired` after its end, `used` if nothing is left. */
export type BenefitState = 'valid' | 'notYet' | 'expired' | 'used';

/** Where a benefit is used: a link or a button. */
export type BenefitStep = { label: string; href: string } | { label: string; onAct: () => void; isPending?: boolean };

/** A benefit as it is shown. */
export interface BenefitProps extends BenefitContent {
  /** @default 'valid' */
  state?: BenefitState | undefined;
  /** Its worth in hundredths of a coin; null where it cannot be stated. @default null */
  worth?: number | null | undefined;
  /** ISO 8601. */
  validFrom?: string | undefined;
  /** ISO 8601; null without end. @default null */
  validTo?: string | null | undefined;
  /** The current time in milliseconds since 1970; the last three days before the end are named by weekday and time. */
  now?: number | undefined;
  /** Where it is used; shown only while it is valid. */
  step?: BenefitStep | undefined;
}

const soonMs = 72 * 3_600_000;

const endText = (props: BenefitProps, isEnding: boolean, intl: IntlShape, language: Kit['language']): string => {
  const { state = 'valid', validFrom, validTo = null } = props;
  if (state === 'used') return intl.formatMessage(messages.used);
  if (state === 'notYet')
    return intl.formatMessage(messages.from, { when: formatDay(validFrom ?? 0, language, intl.timeZone) });
  if (validTo === null) return intl.formatMessage(messages.always);
  if (state === 'expired')
    return intl.formatMessage(messages.ended, { when: formatDay(validTo, language, intl.timeZone) });
  if (!isEnding) return formatDay(validTo, language, intl.timeZone);
  return `${formatWeekday(validTo, language, intl.timeZone)}, ${formatTime(validTo, intl.timeZone)}`;
};

function Step({ step }: { step: BenefitStep }) {
  if ('href' in step) {
    return (
      <ButtonLink variant="outline" size="small" href={step.href}>
        {step.label}
      </ButtonLink>
    );
  }
  return (
    <Button variant="outline" size="small" isPending={step.isPending} onClick={step.onAct}>
      {step.label}
    </Button>
  );
}

/** The data attributes of a benefit's row. */
export const benefitAttributes = ({ kind, state = 'valid', validTo, now }: BenefitProps) => {
  const left = validTo && now !== undefined ? Date.parse(validTo) - now : null;
  const isEnding = state === 'valid' && left !== null && left <= soonMs;
  return { 'data-kind': kind, 'data-state': state, 'data-ending': isEnding || undefined } as const;
};

/** The parts of a benefit's row, for roots with `benefitCardStyles`. */
export function BenefitParts(props: BenefitProps) {
  const { kind, worth, state = 'valid', step } = props;
  const intl = useIntl();
  const { language } = useKit();
  const { 'data-ending': isEnding = false } = benefitAttributes(props);
  return (
    <>
      <span data-part="icon">
        <Icon path={benefitIcons[kind]} />
      </span>
      <span data-part="what">
        <b>{benefitTitle(props, intl)}</b>
        <span>{benefitUse(props, intl, language)}</span>
      </span>
      {worth ? (
        <span data-part="worth">
          <Price amount={worth} />
        </span>
      ) : null}
      <span data-part="until">{endText(props, isEnding, intl, language)}</span>
      {step && state === 'valid' && (
        <span data-part="step">
          <Step step={step} />
        </span>
      )}
    </>
  );
}
