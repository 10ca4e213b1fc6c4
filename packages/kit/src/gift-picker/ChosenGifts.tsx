import { part, type WithSlots } from '../headless/part.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { minus } from '../icons/paths/minus.ts';
import { plus } from '../icons/paths/plus.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PriceParts } from '../price/PriceParts.tsx';
import { messages } from './GiftPicker.messages.ts';
import { chargedCount, type PickerGift } from './gift-counts.ts';
import type { GiftSelectionModel } from './use-gift-selection.ts';

interface ChosenGiftsProps extends WithSlots<string> {
  model: GiftSelectionModel<PickerGift>;
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
export function ChosenGifts({ model, slots }: ChosenGiftsProps) {
  const intl = useIntl();
  if (model.chosen.length === 0) return null;
  return part(
    slots,
    'chosen',
    <ul data-part="chosen">
      {model.chosen.map((gift) => {
        const { name } = gift;
        return (
          <li key={gift.id}>
            <Sentence gift={gift} count={model.countOf(gift)} />
            <IconButton
              icon={minus}
              label={intl.formatMessage(messages.fewer, { name })}
              {...model.getFewerProps(gift)}
            />
            <IconButton icon={plus} label={intl.formatMessage(messages.more, { name })} {...model.getMoreProps(gift)} />
          </li>
        );
      })}
    </ul>,
  );
}

/** The total price, announced whenever it changes. */
export function Total({ model, slots }: ChosenGiftsProps) {
  const intl = useIntl();
  const { language } = useKit();
  const { chosen, total } = model;
  const { currency } = chosen[0] ?? {};
  return part(
    slots,
    'total',
    <p {...model.getTotalProps()} data-part="total">
      {chosen.length === 0 && intl.formatMessage(messages.nothingChosen)}
      {chosen.length > 0 && total === 0 && intl.formatMessage(messages.nothingToPay)}
      {total > 0 && (
        <>
          {`${intl.formatMessage(messages.toPay)} `}
          <PriceParts price={{ amount: total, currency }} intl={intl} language={language} />
        </>
      )}
    </p>,
  );
}
