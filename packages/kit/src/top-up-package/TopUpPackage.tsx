import { formatCoins, formatMoney } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './TopUpPackage.messages.ts';
import { topUpPackageStyles } from './TopUpPackage.styles.ts';

/** More coins for a payment: a percentage, a fixed number, or a number that grows with the sum. Sums and coins in hundredths. */
export type TopUpBonus =
  | { kind: 'percent'; percent: number }
  | { kind: 'flat'; coins: number }
  | { kind: 'staggered'; tiers: readonly { from: number; amount: number }[] };

/** Props of TopUpPackage. */
export interface TopUpPackageProps extends RootProps<'button'> {
  /** Amount to pay, in hundredths of a euro. */
  amount: number;
  /** The coins that it buys, without the bonus, in hundredths. */
  coins: number;
  /** More coins on top. @default none */
  bonus?: TopUpBonus | undefined;
  /** Whether it is chosen; a package that pays at once is never. @default it cannot be chosen */
  chosen?: boolean | undefined;
  /** Whether it cannot be pressed now; it stays focusable. @default false */
  unavailable?: boolean | undefined;
  /** Called when the guest presses it. */
  onChoose?: ((choice: { amount: number }) => void) | undefined;
}

const Root = styled.button.withConfig({ componentId: 'kit-top-up-package' })`
  ${topUpPackageStyles}
`;

const bonusTexts = (bonus: TopUpBonus, intl: IntlShape, language: string): readonly string[] => {
  if (bonus.kind === 'percent') {
    const percent = intl.formatNumber(bonus.percent / 100, { style: 'percent' });
    return [intl.formatMessage(messages.percent, { percent })];
  }
  if (bonus.kind === 'flat') return [intl.formatMessage(messages.flat, { coins: formatCoins(bonus.coins, language) })];
  return bonus.tiers.map(({ from, amount }) =>
    intl.formatMessage(messages.tier, {
      from: formatMoney({ amount: from, currency: 'EUR' }, language),
      coins: formatCoins(amount, language),
    }),
  );
};

/** A sum to pay and the coins that it buys, as one button that names both. @spec component:TopUpPackage */
export function TopUpPackage({
  amount,
  coins,
  bonus,
  chosen,
  unavailable = false,
  onChoose,
  ...rest
}: TopUpPackageProps) {
  const intl = useIntl();
  const { language } = useKit();
  // The second click of a double click is no second payment, also where the first one has been answered already.
  const choose = ({ detail }: { detail: number }) => !unavailable && detail < 2 && onChoose?.({ amount });
  const text = intl.formatMessage(messages.coins, { coins: formatCoins(coins, language), count: coins / 100 });
  return (
    <Root
      {...rest}
      type="button"
      aria-pressed={chosen}
      aria-disabled={unavailable || undefined}
      data-chosen={chosen || undefined}
      onClick={choose}
    >
      <span data-part="sum">
        {intl.formatMessage(messages.pay, { sum: formatMoney({ amount, currency: 'EUR' }, language) })}
      </span>
      <span data-part="coins">
        <CoinMark /> {text}
      </span>
      {bonus &&
        bonusTexts(bonus, intl, language).map((each) => (
          <span key={each} data-part="bonus">
            {each}
          </span>
        ))}
    </Root>
  );
}
