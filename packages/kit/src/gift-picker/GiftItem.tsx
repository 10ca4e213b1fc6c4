import { formatMoney, isFreePrice } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { useKit } from '../kit-provider/kit-context.ts';
import { PriceParts } from '../price/PriceParts.tsx';
import { messages } from './GiftPicker.messages.ts';
import { type GiftObstacle, type PickerGift, temporaryCount } from './gift-counts.ts';

interface GiftItemProps {
  gift: PickerGift;
  /** The number that is chosen. */
  count: number;
  obstacle: GiftObstacle | null;
  onToggle: () => void;
}

function Terms({ gift, left }: { gift: PickerGift; left: number }) {
  const intl = useIntl();
  const { language } = useKit();
  const { price: amount, currency = 'VXC' } = gift;
  if (left === 0 || isFreePrice(amount)) {
    return <PriceParts price={{ amount, currency }} intl={intl} language={language} />;
  }
  const before = formatMoney({ amount, currency }, language);
  return (
    <>
      <PriceParts price={{ amount: 0 }} intl={intl} language={language} />
      <span className="kit-visually-hidden">{` ${intl.formatMessage(messages.insteadOf)} ${before}`}</span>
      <s aria-hidden>{before}</s>
    </>
  );
}

/** A gift of the picker; pressing adds it to or removes it from the selection. @spec component:GiftItem */
export function GiftItem({ gift, count, obstacle, onToggle }: GiftItemProps) {
  const intl = useIntl();
  const { owned = 0 } = gift;
  const stopped = count === 0 && obstacle !== null;
  const left = temporaryCount(owned, count);
  const state = stopped ? 'unavailable' : count > 0 ? 'chosen' : owned > 0 ? 'owned' : 'toBuy';
  return (
    <li data-gift={gift.id} data-state={state}>
      <button
        type="button"
        aria-pressed={count > 0}
        aria-disabled={stopped || undefined}
        // The second press of a double click would take back the first one.
        onClick={stopped ? undefined : ({ detail }) => detail < 2 && onToggle()}
      >
        {owned > 0 && <span data-part="mark">{intl.formatMessage(messages.yours, { count: left })} </span>}
        {gift.vip && owned === 0 && (
          <span data-part="mark" data-kind="vip">
            {intl.formatMessage(messages.vip)}{' '}
          </span>
        )}
        {count > 1 && <span data-part="times">{`×${count} `}</span>}
        <span data-part="art">{gift.art}</span>
        <span data-part="name">{gift.name}</span>{' '}
        <span data-part="terms" data-obstacle={stopped && obstacle === 'vip' ? obstacle : undefined}>
          {stopped && obstacle === 'vip' ? (
            intl.formatMessage(messages.needsVip)
          ) : (
            <Terms gift={gift} left={count > 0 && owned >= count ? owned : left} />
          )}
        </span>
        {stopped && obstacle === 'balance' && (
          <>
            {' '}
            <span data-part="why">{intl.formatMessage(messages.needsCoins)}</span>
          </>
        )}
      </button>
    </li>
  );
}
