import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button/IconButton.tsx';
import { minus } from '../icons/paths/minus.ts';
import { plus } from '../icons/paths/plus.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PriceParts } from '../price/PriceParts.tsx';
import { messages } from './GiftPicker.messages.ts';
import { chargedCount, type GiftSelection, type PickerGift, totalOf } from './gift-counts.ts';

interface ChosenGiftsProps {
  /** The gifts of which at least one is chosen. */
  gifts: readonly PickerGift[];
  selection: GiftSelection;
  isStopped: (gift: PickerGift) => boolean;
  onCount: (gift: PickerGift, count: number) => void;
}

function Sentence({ gift, count }: { gift: PickerGift; count: number }) {
  const intl = useIntl();
  const { owned = 0 } = gift;
  const charged = chargedCount(count, owned);
  const parts = [
    owned > 0 && intl.formatMessage(messages.ofYours, { count: count - charged, owned }),
    charged > 0 && intl.formatMessage(owned > 0 ? messages.beyond : messages.chosen, { count: charged }),
  ];
  return (
    <p>
      <b>{gift.name}</b> {parts.filter(Boolean).join(', ')}
    </p>
  );
}

/** The selection, with buttons to remove or add one of each gift. */
export function ChosenGifts({ gifts, selection, isStopped, onCount }: ChosenGiftsProps) {
  const intl = useIntl();
  if (gifts.length === 0) return null;
  return (
    <ul data-part="chosen">
      {gifts.map((gift) => {
        const { name } = gift;
        const count = selection[gift.id] ?? 0;
        const stopped = isStopped(gift);
        return (
          <li key={gift.id}>
            <Sentence gift={gift} count={count} />
            <IconButton
              icon={minus}
              label={intl.formatMessage(messages.fewer, { name })}
              onClick={() => onCount(gift, count - 1)}
            />
            <IconButton
              icon={plus}
              label={intl.formatMessage(messages.more, { name })}
              aria-disabled={stopped || undefined}
              onClick={stopped ? undefined : () => onCount(gift, count + 1)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The total price, announced whenever it changes. */
export function Total({ gifts, selection }: Pick<ChosenGiftsProps, 'gifts' | 'selection'>) {
  const intl = useIntl();
  const { language } = useKit();
  const total = totalOf(gifts, selection);
  const { currency } = gifts[0] ?? {};
  return (
    <p data-part="total" role="status">
      {gifts.length === 0 && intl.formatMessage(messages.nothingChosen)}
      {gifts.length > 0 && total === 0 && intl.formatMessage(messages.nothingToPay)}
      {total > 0 && (
        <>
          {`${intl.formatMessage(messages.toPay)} `}
          <PriceParts price={{ amount: total, currency }} intl={intl} language={language} />
        </>
      )}
    </p>
  );
}
