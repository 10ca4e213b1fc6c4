import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import {
  getterOf,
  itemGetterOf,
  type ItemPropGetter,
  type PressProps,
  type PropGetter,
  type StatusProps,
} from '../headless/getters.ts';
import {
  type CountedGift,
  type GiftObstacle,
  type GiftSelection,
  obstacleTo,
  totalOf,
  withCount,
} from './gift-counts.ts';

/** A gift that belongs to a category. */
export interface SelectableGift extends CountedGift {
  /** The category it belongs to. */
  category?: string | undefined;
}

/** Options of useGiftSelection, which are props of GiftPicker too. */
export interface GiftSelectionOptions<Gift extends SelectableGift> {
  /** The gifts in display order; inactive ones are left out. */
  gifts: readonly Gift[];
  /** The count of each chosen gift. */
  selection: GiftSelection;
  /** The balance in hundredths; gifts that cost more are marked. */
  balance?: number | undefined;
  /** Whether the guest is VIP. @default false */
  isVip?: boolean | undefined;
  /** Called when the guest changes the selection, with the gift, its new count and the new selection. */
  onSelect?: ((change: { gift: Gift; count: number; selection: GiftSelection }) => void) | undefined;
  /** Called when the guest adds the selection to the message; `total` is its price in hundredths. */
  onAdd?: ((add: { selection: GiftSelection; total: number }) => void) | undefined;
  /** Called when the guest closes the picker, also with Escape; without a handler it cannot be closed. */
  onClose?: (() => void) | undefined;
}

/** The gifts that are shown: all, those that the guest owns, those of a category, or toy controls in place of gifts. */
export type GiftFilter = 'all' | 'yours' | 'toys' | `in ${string}`;

/** Whether a gift is chosen, cannot be chosen, is owned, or is for sale. */
export type GiftState = 'chosen' | 'unavailable' | 'owned' | 'toBuy';

/** State, actions and props of a gift picker. */
export interface GiftSelectionModel<Gift extends SelectableGift> {
  /** The active gifts. */
  offered: readonly Gift[];
  /** The active gifts that the filter leaves. */
  shown: readonly Gift[];
  /** The gifts of which at least one is chosen. */
  chosen: readonly Gift[];
  /** The price of the selection in hundredths; owned gifts are free. */
  total: number;
  /** The number of gifts that the guest owns. */
  ownedCount: number;
  filter: GiftFilter;
  setFilter: (filter: GiftFilter) => void;
  /** The number of a gift that is chosen. */
  countOf: (gift: Gift) => number;
  stateOf: (gift: Gift) => GiftState;
  /** Why one more of a gift cannot be chosen, or null. */
  obstacleTo: (gift: Gift) => GiftObstacle | null;
  /** Sets the number of a gift; 0 takes it back. */
  setCount: (gift: Gift, count: number) => void;
  /** Adds the selection to the message; without effect while nothing is chosen. */
  add: () => void;
  /** For the element around everything: Escape closes. */
  getRootProps: PropGetter<{ onKeyDown: (event: KeyboardEvent) => void }>;
  /** For a button that chooses a filter. */
  getFilterProps: ItemPropGetter<GiftFilter, PressProps & { 'aria-pressed': boolean }>;
  /** For the button of a gift, which chooses it or takes it back. It stays focusable where the gift cannot be chosen. */
  getGiftProps: ItemPropGetter<
    Gift,
    Omit<PressProps, 'onClick'> & { 'aria-pressed': boolean; onClick: (event: MouseEvent) => void }
  >;
  /** For a button that takes one of a chosen gift back; name it. */
  getFewerProps: ItemPropGetter<Gift, PressProps>;
  /** For a button that adds one of a chosen gift; name it. */
  getMoreProps: ItemPropGetter<Gift, PressProps>;
  /** For the live region of the total price, which is announced whenever it changes. */
  getTotalProps: PropGetter<StatusProps>;
  /** For the button that adds the selection to the message. */
  getAddProps: PropGetter<PressProps>;
}

const within = (filter: GiftFilter) => (gift: SelectableGift) =>
  filter === 'all' || (filter === 'yours' ? (gift.owned ?? 0) > 0 : `in ${gift.category}` === filter);

/** The filter, or all where the guest owns no gift any more; its button may be gone then. */
const applied = (filter: GiftFilter, ownedCount: number): GiftFilter =>
  filter === 'yours' && ownedCount === 0 ? 'all' : filter;

const nothing = () => undefined;

/** The counts of the selection, and which gifts can be chosen. */
function useCounts<Gift extends SelectableGift>(options: GiftSelectionOptions<Gift>) {
  const { gifts, selection, balance, isVip = false, onSelect } = options;
  const offered = gifts.filter(({ active = true }) => active);
  const countOf = ({ id }: Gift) => selection[id] ?? 0;
  const obstacle = (gift: Gift) => obstacleTo(gift, { gifts: offered, selection, balance, isVip });
  const setCount = (gift: Gift, count: number) =>
    onSelect?.({ gift, count, selection: withCount(selection, gift.id, count) });
  const stateOf = (gift: Gift): GiftState => {
    if (countOf(gift) > 0) return 'chosen';
    if (obstacle(gift) !== null) return 'unavailable';
    return (gift.owned ?? 0) > 0 ? 'owned' : 'toBuy';
  };
  return { offered, countOf, obstacle, setCount, stateOf };
}

/**
 * The behaviour of a gift picker without its looks: which gifts are shown and chosen, what they cost beyond the owned ones, and why one
 * cannot be chosen. GiftPicker is made with it.
 */
export function useGiftSelection<Gift extends SelectableGift>(
  options: GiftSelectionOptions<Gift>,
): GiftSelectionModel<Gift> {
  const { selection, onAdd, onClose } = options;
  const [wanted, setFilter] = useState<GiftFilter>('all');
  const { offered, countOf, obstacle, setCount, stateOf } = useCounts(options);
  const ownedCount = offered.reduce((sum, gift) => sum + Math.max(0, gift.owned ?? 0), 0);
  const filter = applied(wanted, ownedCount);
  const chosen = offered.filter((gift) => countOf(gift) > 0);
  const total = totalOf(offered, selection);
  const add = () => chosen.length > 0 && onAdd?.({ selection, total });
  const toggle = (gift: Gift) => setCount(gift, countOf(gift) > 0 ? 0 : 1);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onClose) return;
    event.stopPropagation();
    // Otherwise a dialog around it is cancelled as well.
    event.preventDefault();
    onClose();
  };
  const press = (isStopped: boolean, onClick: () => void): PressProps => ({
    type: 'button',
    'aria-disabled': isStopped || undefined,
    onClick: isStopped ? nothing : onClick,
  });
  return {
    offered,
    shown: offered.filter(within(filter)),
    chosen,
    total,
    ownedCount,
    filter,
    setFilter,
    countOf,
    stateOf,
    obstacleTo: obstacle,
    setCount,
    add,
    getRootProps: getterOf({ onKeyDown: closeOnEscape }),
    getFilterProps: itemGetterOf((key) => ({ ...press(false, () => setFilter(key)), 'aria-pressed': key === filter })),
    getGiftProps: itemGetterOf((gift) => ({
      ...press(stateOf(gift) === 'unavailable', nothing),
      'aria-pressed': countOf(gift) > 0,
      // The second press of a double click would take back the first one.
      onClick: ({ detail }: MouseEvent) => detail < 2 && stateOf(gift) !== 'unavailable' && toggle(gift),
    })),
    getFewerProps: itemGetterOf((gift) => press(false, () => setCount(gift, countOf(gift) - 1))),
    getMoreProps: itemGetterOf((gift) => press(obstacle(gift) !== null, () => setCount(gift, countOf(gift) + 1))),
    getTotalProps: getterOf({ role: 'status' }),
    getAddProps: getterOf(press(chosen.length === 0, add)),
  };
}
