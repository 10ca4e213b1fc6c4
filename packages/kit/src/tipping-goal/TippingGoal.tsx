import { useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleFill } from '../icons/paths/check-circle-fill.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './TippingGoal.messages.ts';
import { tippingGoalStyles } from './TippingGoal.styles.ts';

/** A sum that a performer collects by tips on a post, in whole coins. */
export interface TippingGoalContent {
  /** The sum that is to be reached, in whole coins. */
  goalCoins: number;
  /** The sum of the tips so far, in whole coins. */
  tipsSumCoins: number;
  /** How far it is, in whole per cent; more than 100 fills the bar. */
  progressPercent: number;
  /** Whether it is reached. */
  achieved: boolean;
}

/** Props of TippingGoal. */
export interface TippingGoalProps extends RootProps<'div', 'title'>, TippingGoalContent {
  /** The purpose of the coins. @default "Tipping goal" */
  title?: string | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-tipping-goal' })`
  ${tippingGoalStyles}
`;

/** A goal that tips reach together: its sum in coins, the bar, and a thanks once it is reached. @spec component:TippingGoal */
export function TippingGoal(props: TippingGoalProps) {
  const { goalCoins, tipsSumCoins, progressPercent, achieved, title, ...rest } = props;
  const intl = useIntl();
  const id = useId();
  const percent = Math.min(100, Math.max(0, progressPercent));
  return (
    <Root {...rest} data-achieved={achieved || undefined}>
      <div data-part="head">
        <b id={id} dir="auto">
          {title ?? intl.formatMessage(messages.title)}
        </b>
        <span>{intl.formatMessage(messages.sum, { sum: tipsSumCoins, goal: goalCoins })}</span>
      </div>
      <progress aria-labelledby={id} max={100} value={achieved ? 100 : percent} />
      <p>
        {achieved ? (
          <>
            <Icon path={checkCircleFill} size={18} />
            {intl.formatMessage(messages.achieved)}
          </>
        ) : (
          intl.formatNumber(progressPercent / 100, { style: 'percent' })
        )}
      </p>
    </Root>
  );
}
