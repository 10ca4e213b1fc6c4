import { formatDay } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { RedeemButton } from '../monthly-rewards/RedeemButton.tsx';
import { messages } from './EasterRewardList.messages.ts';
import { easterRewardListStyles } from './EasterRewardList.styles.ts';
import { type CountedEggReward, type EggRewardState, eggRewardState } from './egg-reward-state.ts';

/** A reward for eggs. */
export interface EasterReward extends CountedEggReward {
  /** Identity. */
  id: number;
  /** The name, such as "20 coins". */
  name: string;
  /** Whether its name is not said yet. @default false */
  hidden?: boolean | undefined;
  /** Whether the name says the most that it can be. @default false */
  isUpTo?: boolean | undefined;
  /** When its code was redeemed, ISO 8601. @default not said */
  redeemedAt?: string | undefined;
}

/** Props of EasterRewardList. */
export interface EasterRewardListProps extends RootProps<'section'> {
  /** The accessible name. */
  label: string;
  /** How many eggs the guest has. */
  collected: number;
  /** The rewards, ordered by the required eggs. */
  rewards: readonly EasterReward[];
  /** The id of the reward that is being redeemed. @default none */
  redeeming?: number | null | undefined;
  /** Called when the guest redeems a code; without a handler none can be redeemed. */
  onRedeem?: ((redeem: { id: number }) => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-easter-reward-list' })`
  ${easterRewardListStyles}
`;

const nameOf = ({ name, hidden, isUpTo }: EasterReward, state: EggRewardState, intl: IntlShape): string => {
  if (hidden && state === 'ahead') return intl.formatMessage(messages.surprise);
  return isUpTo && state === 'ahead' ? intl.formatMessage(messages.upTo, { name }) : name;
};

interface StateTextOptions {
  readonly reward: EasterReward;
  readonly state: EggRewardState;
  readonly collected: number;
  readonly language: string;
  readonly intl: IntlShape;
}

const stateText = ({ reward, state, collected, language, intl }: StateTextOptions): string => {
  const { requiredEggs, redeemedAt } = reward;
  if (state === 'ahead') return intl.formatMessage(messages.toGo, { count: requiredEggs - collected });
  if (state !== 'redeemed') return intl.formatMessage(messages.reached);
  if (redeemedAt === undefined) return intl.formatMessage(messages.redeemed);
  return intl.formatMessage(messages.usedOn, { when: formatDay(redeemedAt, language, intl.timeZone) });
};

/** The rewards for eggs: not reached, reached, with a code to redeem, used; a hidden one is a surprise until then. @spec component:EasterRewardList */
export function EasterRewardList(props: EasterRewardListProps) {
  const { label, collected, rewards, redeeming = null, onRedeem, ...rest } = props;
  const intl = useIntl();
  const { language } = useKit();
  return (
    <Root aria-label={label} {...rest}>
      {rewards.length === 0 && <p>{intl.formatMessage(messages.empty)}</p>}
      <ol>
        {rewards.map((reward) => {
          const state = eggRewardState(reward, collected);
          const name = nameOf(reward, state, intl);
          return (
            <li key={reward.id} data-state={state}>
              <span data-part="eggs">{intl.formatMessage(messages.eggs, { count: reward.requiredEggs })}</span>
              <b>{name}</b>
              {state === 'redeemable' && onRedeem !== undefined ? (
                <RedeemButton
                  variant="outline"
                  id={reward.id}
                  label={intl.formatMessage(messages.redeem)}
                  named={intl.formatMessage(messages.redeemNamed, { name })}
                  redeeming={redeeming}
                  onRedeem={onRedeem}
                />
              ) : (
                <span data-part="state">{stateText({ reward, state, collected, language, intl })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
