import { useId } from 'react';
import { styled } from 'styled-components';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { PrizeRows, type WonPrize } from './PrizeRows.tsx';
import { spinHistoryStyles } from './SpinHistory.styles.ts';

/** Props of SpinHistory. */
export interface SpinHistoryProps extends RootProps<'section', 'title'> {
  /** The prizes, newest first. */
  prizes: readonly WonPrize[];
  /** Whether the list is loading. @default false */
  isPending?: boolean | undefined;
  /** The id of the prize that is being redeemed; the other buttons are inactive meanwhile. @default none */
  redeeming?: number | null | undefined;
  /** Called when the guest redeems a bonus code; without a handler none can be redeemed. */
  onRedeem?: ((redeem: { id: number }) => void) | undefined;
  /** The heading. @default "What you won" */
  title?: string | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-spin-history' })`
  ${spinHistoryStyles}
`;

/** The prizes that a guest won, newest first, with date and location; a bonus code can be redeemed. @spec component:SpinResult */
export function SpinHistory(props: SpinHistoryProps) {
  const { prizes, isPending = false, redeeming = null, onRedeem, title, level, ...rest } = props;
  const heading = useId();
  return (
    <Root aria-labelledby={heading} aria-busy={isPending || undefined} {...rest}>
      <PrizeRows
        prizes={prizes}
        isPending={isPending}
        redeeming={redeeming}
        onRedeem={onRedeem}
        heading={heading}
        title={title}
        level={level}
      />
    </Root>
  );
}
