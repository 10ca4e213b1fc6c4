import { formatDay } from '@lounge/locale';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { sealCheckFill } from '../icons/paths/seal-check-fill.ts';
import { warningCircleFill } from '../icons/paths/warning-circle-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './BonusCode.messages.ts';
import { bonusCodeCardStyles } from './BonusCode.styles.ts';

/** Whether a code can be redeemed. */
export type BonusCodeState = 'valid' | 'expired' | 'usedUp' | 'redeemed' | 'needsMobile' | 'needsVip';

/** Benefits of a bonus code. */
export interface BonusCodeContent {
  /** The code as it is printed. */
  code: string;
  /** Its benefits, each with a name in the guest's language such as "20 coins". */
  benefits: readonly { id: number; name: string; description: string }[];
  /** Whether it gives something with the next top-up. @default false */
  containsTopUpBenefit?: boolean | undefined;
  /** ISO 8601; null without end. @default null */
  validTo?: string | null | undefined;
  /** How often it can still be redeemed; null for any number. @default null */
  remainingCount?: number | null | undefined;
}

/** Props of BonusCodeCard. */
export interface BonusCodeCardProps extends RootProps<'div'> {
  /** Its benefits. */
  offer: BonusCodeContent;
  /** Whether the code can still be redeemed, or why not. @default 'valid' */
  state?: BonusCodeState | undefined;
  /** The action, such as a button that redeems it. */
  children?: ReactNode;
}

const Root = styled.div.withConfig({ componentId: 'kit-bonus-code-card' })`
  ${bonusCodeCardStyles}
`;

/** Every name in one line. The list format of `Intl` is not part of the site's build. */
const namesOf = (benefits: BonusCodeContent['benefits'], intl: IntlShape): string => {
  const names = benefits.map(({ name }) => name);
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return intl.formatMessage(messages.and, { first: names.slice(0, -1).join(', '), last });
};

/** The conditions: end, remaining number, requirement. */
const notesOf = (offer: BonusCodeContent, state: BonusCodeState, intl: IntlShape, language: string): string => {
  const { validTo = null, remainingCount = null, containsTopUpBenefit = false } = offer;
  const when = validTo === null ? null : formatDay(validTo, language, intl.timeZone);
  const left = state === 'usedUp' ? 0 : remainingCount;
  return [
    state === 'redeemed' && intl.formatMessage(messages.redeemed),
    when !== null && intl.formatMessage(state === 'expired' ? messages.ended : messages.until, { when }),
    left !== null && state !== 'redeemed' && intl.formatMessage(messages.left, { count: left }),
    containsTopUpBenefit && intl.formatMessage(messages.nextTopUp),
    state === 'needsVip' && intl.formatMessage(messages.forVip),
    state === 'needsMobile' && intl.formatMessage(messages.forMobile),
  ]
    .filter(Boolean)
    .join(' ');
};

/** A bonus code: its benefits, its end, how many are left and who can redeem it. @spec component:BonusCodeCard */
export function BonusCodeCard({ offer, state = 'valid', children, ...rest }: BonusCodeCardProps) {
  const { code, benefits } = offer;
  const intl = useIntl();
  const { language } = useKit();
  const described = benefits.filter(({ description }) => description !== '');
  const isOpen = state === 'valid' || state === 'redeemed';
  return (
    <Root {...rest} data-state={state} data-code={code}>
      <Icon path={isOpen ? sealCheckFill : warningCircleFill} />
      <div data-part="what">
        <b>{namesOf(benefits, intl)}</b>
        {described.map(({ id, description }) => (
          <span key={id}>{description}</span>
        ))}
        <span>{notesOf(offer, state, intl, language)}</span>
        {children}
      </div>
    </Root>
  );
}
