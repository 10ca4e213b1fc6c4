import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { BenefitCard } from './BenefitCard.tsx';
import type { BenefitProps } from './BenefitParts.tsx';
import { messages } from './BenefitCard.messages.ts';
import { benefitListStyles } from './BenefitCard.styles.ts';

/** A benefit of a list, with its identity. */
export interface ListedBenefit extends BenefitProps {
  /** Identity. */
  itemId: string;
}

/** Props of BenefitList. */
export interface BenefitListProps extends RootProps<'section'> {
  /** The benefits, those that end first. */
  benefits: readonly ListedBenefit[];
  /** The content of an empty list. */
  empty?: ReactNode;
  /** Whether the list is loading. @default false */
  isPending?: boolean | undefined;
  /** The current time in milliseconds since 1970. */
  now?: number | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-benefit-list' })`
  ${benefitListStyles}
`;

/** Skeleton rows while the list is loading. */
const waiting = [0, 1, 2];

/** The guest's benefits, those that end first. @spec component:BenefitCard */
export function BenefitList({ benefits, empty, isPending = false, now, ...rest }: BenefitListProps) {
  const intl = useIntl();
  const isEmpty = benefits.length === 0;
  if (isEmpty && !isPending) {
    return (
      <Root aria-label={intl.formatMessage(messages.list)} {...rest}>
        {empty}
      </Root>
    );
  }
  return (
    <Root aria-label={intl.formatMessage(messages.list)} aria-busy={(isEmpty && isPending) || undefined} {...rest}>
      <div data-part="head" aria-hidden>
        <span />
        <span>{intl.formatMessage(messages.what)}</span>
        <span>{intl.formatMessage(messages.worth)}</span>
        <span>{intl.formatMessage(messages.until)}</span>
        <span />
      </div>
      {isEmpty && <p className="kit-visually-hidden">{intl.formatMessage(messages.loading)}</p>}
      <ul>
        {isEmpty && waiting.map((row) => <li key={row} data-part="wait" aria-hidden />)}
        {benefits.map(({ itemId, ...benefit }) => (
          <li key={itemId}>
            <BenefitCard benefit={{ now, ...benefit }} />
          </li>
        ))}
      </ul>
    </Root>
  );
}
