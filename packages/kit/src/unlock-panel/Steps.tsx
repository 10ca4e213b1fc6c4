import { formatCoins } from '@lounge/locale';
import { useIntl } from '../kit-provider/use-intl.ts';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
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

/** The steps to content, in their order: those that are done, the next one, those that come, with the price or the voucher. */
export function Steps({ state, adult, vipOnly, price = 0, voucher = null }: StepsProps) {
  const intl = useIntl();
  const { language } = useKit();
  const current = order.findIndex((step) => step === state);
  if (current < 0) return null;
  const isNeeded: Readonly<Record<Step, boolean>> = {
    needLogin: true,
    needAgeCheck: adult === true || state === 'needAgeCheck',
    needAbo: vipOnly === true || state === 'needAbo',
    needPurchase: price > 0,
  };
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
      {order.map((step, at) =>
        isNeeded[step] ? (
          <li key={step} data-done={at < current || undefined} aria-current={at === current ? 'step' : undefined}>
            {at < current && <Icon path={check} size={16} />}
            {step === 'needPurchase' && (voucher === null ? <CoinMark /> : <Icon path={ticket} size={16} />)}
            <span>{labels[step]}</span>
            {at < current && <span className="kit-visually-hidden">{intl.formatMessage(messages.stepDone)}</span>}
          </li>
        ) : null,
      )}
    </ol>
  );
}
