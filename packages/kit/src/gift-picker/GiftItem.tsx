import { part, type WithSlots } from '../headless/part.ts';
import { formatMoney, isFreePrice } from '@lounge/locale';
import { useIntl } from '../kit-provider/use-intl.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { currencyWord, PriceParts } from '../price/PriceParts.tsx';
import { messages } from './GiftPicker.messages.ts';
import { type PickerGift, temporaryCount } from './gift-counts.ts';
import type { GiftSelectionModel } from './use-gift-selection.ts';

interface GiftItemProps extends WithSlots<string> {
  gift: PickerGift;
  model: GiftSelectionModel<PickerGift>;
}

function Terms({ gift, left }: { gift: PickerGift; left: number }) {
  const intl = useIntl();
  const { language } = useKit();
  const { price: amount, currency = 'VXC' } = gift;
  if (left === 0 || isFreePrice(amount)) {
    return <PriceParts price={{ amount, currency }} intl={intl} language={language} />;
  }
  const before = formatMoney({ amount, currency }, language);
  const word = currencyWord({ amount, currency }, intl);
  return (
    <>
      <PriceParts price={{ amount: 0 }} intl={intl} language={language} />
      <span className="kit-visually-hidden">{` ${intl.formatMessage(messages.insteadOf)} ${before} ${word}`}</span>
      <s aria-hidden>{before}</s>
    </>
  );
}

/** A gift of the picker; pressing adds it to or removes it from the selection. @spec component:GiftItem */
export function GiftItem({ gift, model, slots }: GiftItemProps) {
  const intl = useIntl();
  const { owned = 0 } = gift;
  const count = model.countOf(gift);
  const state = model.stateOf(gift);
  const obstacle = state === 'unavailable' ? model.obstacleTo(gift) : null;
  const left = temporaryCount(owned, count);
  return (
    <li data-gift={gift.id} data-state={state}>
      {part(
        slots,
        'gift',
        <button {...model.getGiftProps(gift)} data-part="gift">
          {owned > 0 && <span data-part="mark">{intl.formatMessage(messages.yours, { count: left })} </span>}
          {gift.vip && owned === 0 && (
            <span data-part="mark" data-kind="vip">
              {intl.formatMessage(messages.vip)}{' '}
            </span>
          )}
          {count > 1 && <span data-part="times">{`×${count} `}</span>}
          <span data-part="art" data-slot="">
            {gift.art}
          </span>
          <span data-part="name">{gift.name}</span>{' '}
          <span data-part="terms" data-obstacle={obstacle === 'vip' ? obstacle : undefined}>
            {obstacle === 'vip' ? (
              intl.formatMessage(messages.needsVip)
            ) : (
              <Terms gift={gift} left={count > 0 && owned >= count ? owned : left} />
            )}
          </span>
          {obstacle === 'balance' && (
            <>
              {' '}
              <span data-part="why">{intl.formatMessage(messages.needsCoins)}</span>
            </>
          )}
        </button>,
      )}
    </li>
  );
}
