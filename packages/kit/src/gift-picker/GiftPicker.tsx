import { type KeyboardEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Chip } from '../chip/Chip.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { ChosenGifts, Total } from './ChosenGifts.tsx';
import { GiftItem } from './GiftItem.tsx';
import { messages } from './GiftPicker.messages.ts';
import { type GiftSelection, type PickerGift, obstacleTo, totalOf, withCount } from './gift-counts.ts';
import { giftPickerStyles } from './GiftPicker.styles.ts';
import { type OfferedToyControls, ToToys, ToyControlList } from './ToyControlList.tsx';

/** Props of GiftPicker. */
export interface GiftPickerProps extends RootProps<'section', 'onSelect' | 'title'> {
  /** The gifts in display order; inactive ones are left out. */
  gifts: readonly PickerGift[];
  /** The count of each chosen gift. */
  selection: GiftSelection;
  /** The categories of the filter, in display order. */
  categories?: readonly { id: string; label: string }[] | undefined;
  /** The toy controls of the performer, behind a filter of their own. @default none */
  toyControls?: OfferedToyControls | undefined;
  /** The balance in hundredths; gifts that cost more are marked. */
  balance?: number | undefined;
  /** Whether the guest is VIP. @default false */
  isVip?: boolean | undefined;
  /** Where a guest who is not VIP learns about it; shown while VIP gifts are. @default not shown */
  vipHref?: string | undefined;
  /** Whether gifts are loading. @default false */
  isPending?: boolean | undefined;
  /** Whether loading failed. @default false */
  failed?: boolean | undefined;
  /** Whether it is a fixed bottom sheet on phones; otherwise it stays in the flow. @default true */
  sheet?: boolean | undefined;
  /** Called when the guest changes the selection, with the gift, its new count and the new selection. */
  onSelect?: ((change: { gift: PickerGift; count: number; selection: GiftSelection }) => void) | undefined;
  /** Called when the guest adds the selection to the message; `total` is its price in hundredths. */
  onAdd?: ((add: { selection: GiftSelection; total: number }) => void) | undefined;
  /** Called when the guest closes the picker, also with Escape; without a handler it cannot be closed. */
  onClose?: (() => void) | undefined;
  /** Called when the guest reloads a list that failed to load. */
  onRetry?: (() => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-gift-picker' })`
  ${giftPickerStyles}
`;

const all = 'all';
const yours = 'yours';
const toys = 'toys';

function Filters({ gifts, categories, hasToys, chosen, onChoose }: FiltersProps) {
  const intl = useIntl();
  const owned = gifts.reduce((sum, gift) => sum + Math.max(0, gift.owned ?? 0), 0);
  const chips = [
    { key: all, label: intl.formatMessage(messages.all) },
    ...(owned > 0 ? [{ key: yours, label: intl.formatMessage(messages.yoursFilter, { count: owned }) }] : []),
    ...categories.map(({ id, label }) => ({ key: `in ${id}`, label })),
    ...(hasToys ? [{ key: toys, label: intl.formatMessage(messages.toys) }] : []),
  ];
  if (chips.length < 2) return null;
  return (
    <div data-part="filters" role="group" aria-label={intl.formatMessage(messages.filters)}>
      {chips.map(({ key, label }) => (
        <Chip key={key} selected={key === chosen} onClick={() => onChoose(key)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}

interface FiltersProps {
  gifts: readonly PickerGift[];
  categories: readonly { id: string; label: string }[];
  hasToys: boolean;
  chosen: string;
  onChoose: (key: string) => void;
}

const within = (filter: string) => (gift: PickerGift) =>
  filter === all || (filter === yours ? (gift.owned ?? 0) > 0 : `in ${gift.category}` === filter);

function Note({ failed, onRetry }: Pick<GiftPickerProps, 'failed' | 'onRetry'>) {
  const intl = useIntl();
  return (
    <div data-part="note" role="status">
      <p>{intl.formatMessage(failed ? messages.failed : messages.empty)}</p>
      {failed && onRetry && <Button onClick={onRetry}>{intl.formatMessage(messages.retry)}</Button>}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <p className="kit-visually-hidden" role="status">
        {useIntl().formatMessage(messages.loading)}
      </p>
      <ul data-part="gifts" aria-hidden>
        {Array.from({ length: 9 }, (_, index) => (
          <li key={index} data-skeleton="" />
        ))}
      </ul>
    </>
  );
}

/**
 * The gift picker of a message: owned gifts are free, further ones are added to the total. It stays open beside the
 * conversation; on phones it is a sheet that leaves the last messages visible. @spec component:GiftPicker
 */
export function GiftPicker({
  gifts,
  selection,
  categories = [],
  toyControls,
  balance,
  isVip = false,
  vipHref,
  isPending = false,
  failed = false,
  sheet = true,
  onSelect,
  onAdd,
  onClose,
  onRetry,
  ...rest
}: GiftPickerProps) {
  const intl = useIntl();
  const { Link } = useKit();
  const heading = useId();
  const [filter, setFilter] = useState(all);
  const offered = gifts.filter(({ active = true }) => active);
  const shownToys = filter === toys && toyControls !== undefined ? toyControls : null;
  const shown = offered.filter(within(filter));
  const chosen = offered.filter(({ id }) => (selection[id] ?? 0) > 0);
  const obstacle = (gift: PickerGift) => obstacleTo(gift, { gifts: offered, selection, balance, isVip });
  const choose = (gift: PickerGift, count: number) =>
    onSelect?.({ gift, count, selection: withCount(selection, gift.id, count) });
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onClose) return;
    event.stopPropagation();
    // Otherwise a dialog around it is cancelled as well.
    event.preventDefault();
    onClose();
  };
  const isEmpty = shown.length === 0 && shownToys === null;
  const state = isPending ? 'loading' : failed ? 'failed' : isEmpty ? 'empty' : 'ready';
  return (
    <Root
      aria-labelledby={heading}
      onKeyDown={closeOnEscape}
      {...rest}
      data-state={state}
      data-sheet={sheet || undefined}
      aria-busy={isPending || undefined}
    >
      <div data-part="head">
        <h2 id={heading}>{intl.formatMessage(messages.title)}</h2>
        {onClose && (
          <IconButton icon={x} variant="filled" label={intl.formatMessage(messages.close)} onClick={onClose} />
        )}
      </div>
      {!isPending && !failed && (
        <Filters
          gifts={offered}
          categories={categories}
          hasToys={toyControls !== undefined}
          chosen={filter}
          onChoose={setFilter}
        />
      )}
      {state === 'loading' && <Waiting />}
      {(state === 'failed' || state === 'empty') && <Note failed={failed} onRetry={onRetry} />}
      {state === 'ready' && shownToys !== null && <ToyControlList {...shownToys} />}
      {state === 'ready' && shownToys === null && (
        <ul data-part="gifts">
          {shown.map((gift) => {
            const count = selection[gift.id] ?? 0;
            return (
              <GiftItem
                key={gift.id}
                gift={gift}
                count={count}
                obstacle={obstacle(gift)}
                onToggle={() => choose(gift, count > 0 ? 0 : 1)}
              />
            );
          })}
        </ul>
      )}
      {vipHref && !isVip && shown.some(({ vip, owned = 0 }) => vip && owned === 0) && (
        <Link href={vipHref} data-part="to-vip">
          {intl.formatMessage(messages.toVip)}
        </Link>
      )}
      <ChosenGifts
        gifts={chosen}
        selection={selection}
        isStopped={(gift) => obstacle(gift) !== null}
        onCount={choose}
      />
      {shownToys !== null && <ToToys {...shownToys} />}
      {(shownToys === null || chosen.length > 0) && (
        <>
          <Total gifts={chosen} selection={selection} />
          <Button
            variant="primary"
            size="large"
            wide
            unavailable={chosen.length === 0}
            onClick={() => onAdd?.({ selection, total: totalOf(offered, selection) })}
          >
            {intl.formatMessage(messages.add)}
          </Button>
        </>
      )}
    </Root>
  );
}
