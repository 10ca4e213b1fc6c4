import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { benefitCardStyles } from './BenefitCard.styles.ts';
import { benefitAttributes, BenefitParts, type BenefitProps } from './BenefitParts.tsx';

/** Props of BenefitCard. */
export interface BenefitCardProps extends RootProps<'div'> {
  /** The benefits that are shown. */
  benefit: BenefitProps;
}

const Root = styled.div.withConfig({ componentId: 'kit-benefit-card' })`
  ${benefitCardStyles}
`;

/**
 * One benefit as a row: what it is and for what, its worth where it can be stated, its end and where it is used.
 * @spec component:BenefitCard entity:enum.guestBenefitType
 */
export function BenefitCard({ benefit, ...rest }: BenefitCardProps) {
  return (
    <Root {...rest} {...benefitAttributes(benefit)}>
      <div data-part="row">
        <BenefitParts {...benefit} />
      </div>
    </Root>
  );
}
