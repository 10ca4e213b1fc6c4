import { styled } from 'styled-components';
import { benefitCardStyles } from '../benefit-card/BenefitCard.styles.ts';
import { benefitAttributes, BenefitParts, type BenefitStep } from '../benefit-card/BenefitParts.tsx';
import type { RootProps } from '../root-props.ts';
import { voucherKind, voucherState } from './voucher-kind.ts';

/** A voucher. */
export interface VoucherContent {
  /** The number of its type: 1 to 10. */
  type: number;
  /** The remaining amount; none of a voucher that is used up. */
  amount: number;
  /** Remainder of one for video chats, in seconds. @default the amount, in minutes */
  seconds?: number | null | undefined;
  /** The gift, code, show or wheel that it is for. */
  name?: string | null | undefined;
  /** Benefits of its code. */
  gives?: string | null | undefined;
  /** ISO 8601. */
  validFrom: string;
  /** ISO 8601; null without end. */
  validTo: string | null;
  /** Up to which price it pays, in hundredths of a coin. */
  maxPrice?: number | null | undefined;
  /** The performers that it is bound to; empty for all. */
  actors: readonly { id: number; name: string }[];
}

/** Props of VoucherCard. */
export interface VoucherCardProps extends RootProps<'div'> {
  /** The voucher. */
  voucher: VoucherContent;
  /** The current time in milliseconds since 1970, which decides whether it is valid. */
  now: number;
  /** Its worth in hundredths of a coin; null where it cannot be stated. @default null */
  worth?: number | null | undefined;
  /** Where it is used. */
  step?: BenefitStep | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-voucher-card' })`
  ${benefitCardStyles}
`;

/** A voucher as a row of the guest's benefits. @spec component:VoucherCard entity:voucher */
export function VoucherCard({ voucher, now, worth, step, ...rest }: VoucherCardProps) {
  const { type, actors, ...content } = voucher;
  const actor = actors.length === 0 ? null : actors.map(({ name }) => name).join(', ');
  const state = voucherState(voucher, now);
  const benefit = { ...content, kind: voucherKind(type), actor, state, now, worth, step };
  return (
    <Root {...rest} {...benefitAttributes(benefit)}>
      <div data-part="row">
        <BenefitParts {...benefit} />
      </div>
    </Root>
  );
}
