import { formatCoins } from '@lounge/locale';
import { useIntl } from '../kit-provider/use-intl.ts';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ticket } from '../icons/paths/ticket.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { messages } from './UnlockPanel.messages.ts';

const order = ['needLogin', 'needAgeCheck', 'needAbo', 'needPurchase'] as const;
type Step = (typeof order)[number];

interface StepsProps {
  /** The step that comes next; another state has no steps. */
  state: string;
  adult?: boolean | undefined;
  vipOnly?: boolean | undefined;
  price?: number | undefined;
  /** The means that pays in place of coins. */
  voucher?: object | null | undefined;
}

const missingIn = ({ state, adult, vipOnly, price = 0 }: StepsProps): readonly Step[] => {
  const current = order.findIndex((step) => step === state);
  const isNeeded: Readonly<Record<Step, boolean>> = {
    needLogin: true,
    needAgeCheck: adult === true || state === 'needAgeCheck',
    needAbo: vipOnly === true || state === 'needAbo',
    needPurchase: price > 0,
  };
  return current < 0 ? [] : order.slice(current).filter((step) => isNeeded[step]);
};

/** Whether more than one condition is missing, besides the price. */
export const hasSeveralSteps = (props: StepsProps): boolean =>
  missingIn(props).filter((step) => step !== 'needPurchase').length > 1;

/** The steps to content that are missing, in their order, with the price or the voucher; none where the next one is all. */
export function Steps(props: StepsProps) {
  const { state, price = 0, voucher = null } = props;
  const intl = useIntl();
  const { language } = useKit();
  if (!hasSeveralSteps(props)) return null;
  const coins = formatCoins(price, language);
  const labels: Readonly<Record<Step, string>> = {
    needLogin: intl.formatMessage(messages.stepLogIn),
    needAgeCheck: intl.formatMessage(messages.stepAge),
    needAbo: intl.formatMessage(messages.stepVip),
    needPurchase:
      voucher === null
        ? intl.formatMessage(messages.stepCoins, { coins, count: price / 100 })
        : intl.formatMessage(messages.stepVoucher),
  };
  return (
    <ol data-part="steps" aria-label={intl.formatMessage(messages.steps)}>
      {missingIn(props).map((step) => (
        <li key={step} aria-current={step === state ? 'step' : undefined}>
          {step === 'needPurchase' && (voucher === null ? <CoinMark /> : <Icon path={ticket} size={16} />)}
          <span>{labels[step]}</span>
        </li>
      ))}
    </ol>
  );
}
