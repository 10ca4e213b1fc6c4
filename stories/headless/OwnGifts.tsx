import { type GiftSelectionOptions, type PickerGift, useGiftSelection } from '@lounge/kit/gift-picker';

/** A list of gifts with markup of its own. */
export function OwnGifts(props: GiftSelectionOptions<PickerGift>) {
  const gifts = useGiftSelection(props);
  return (
    <section {...gifts.getRootProps()} aria-label="Gifts">
      <button {...gifts.getFilterProps('all')}>All</button>
      <button {...gifts.getFilterProps('yours')}>Yours</button>
      <ul>
        {gifts.shown.map((gift) => (
          <li key={gift.id}>
            <button {...gifts.getGiftProps(gift)}>{gift.name}</button>
            {gifts.countOf(gift) > 0 && (
              <button {...gifts.getMoreProps(gift, { 'aria-label': `Another ${gift.name}` })}>+</button>
            )}
          </li>
        ))}
      </ul>
      <p {...gifts.getTotalProps()}>{`${gifts.total / 100} coins`}</p>
      <button {...gifts.getAddProps()}>Send them</button>
    </section>
  );
}
