import { part, type WithSlots } from '../headless/part.ts';
import { useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
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
import type { PickerGift } from './gift-counts.ts';
import { giftPickerStyles } from './GiftPicker.styles.ts';
import { type OfferedToyControls, ToToys, ToyControlList } from './ToyControlList.tsx';
import {
  type GiftFilter,
  type GiftSelectionModel,
  type GiftSelectionOptions,
  useGiftSelection,
} from './use-gift-selection.ts';

/** The parts of GiftPicker that can be replaced. */
export type GiftPickerPart = 'head' | 'filters' | 'gifts' | 'gift' | 'chosen' | 'total';

/** A category of gifts. */
export interface GiftCategory {
  id: string;
  label: string;
}

/** Props of GiftPicker. */
export interface GiftPickerProps
  extends RootProps<'section', 'onSelect' | 'title'>, GiftSelectionOptions<PickerGift>, WithSlots<GiftPickerPart> {
  /** The categories of the filter, in display order. @default none */
  categories?: readonly GiftCategory[] | undefined;
  /** The toy controls of the performer, behind a filter of their own. @default none */
  toyControls?: OfferedToyControls | undefined;
  /** Where a guest who is not VIP learns about it; shown while VIP gifts are. @default not shown */
  vipHref?: string | undefined;
  /** Whether gifts are loading. @default false */
  isPending?: boolean | undefined;
  /** Whether loading failed. @default false */
  failed?: boolean | undefined;
  /** Whether it is a fixed bottom sheet on phones; otherwise it stays in the flow. @default true */
  sheet?: boolean | undefined;
  /** Called when the guest reloads a list that failed to load. */
  onRetry?: (() => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-gift-picker' })`
  ${giftPickerStyles}
`;

type Model = GiftSelectionModel<PickerGift>;

interface FiltersProps extends WithSlots<GiftPickerPart> {
  model: Model;
  categories: readonly GiftCategory[];
  hasToys: boolean;
}

/** Goes back to all gifts where the filter's category or the toys are gone, and with them its button. */
function useKnownFilter(model: Model, categories: readonly GiftCategory[], hasToys: boolean): void {
  const { filter, setFilter } = model;
  const isKnown = categories.some(({ id }) => `in ${id}` === filter) || (hasToys && filter === 'toys');
  if (filter !== 'all' && filter !== 'yours' && !isKnown) setFilter('all');
}

function Filters({ model, categories, hasToys, slots }: FiltersProps) {
  const intl = useIntl();
  const { ownedCount: count, filter } = model;
  const yours = { key: 'yours', label: intl.formatMessage(messages.yoursFilter, { count }) } as const;
  const chips: readonly { key: GiftFilter; label: string }[] = [
    { key: 'all', label: intl.formatMessage(messages.all) },
    ...(count > 0 ? [yours] : []),
    ...categories.map(({ id, label }) => ({ key: `in ${id}` as const, label })),
    ...(hasToys ? [{ key: 'toys', label: intl.formatMessage(messages.toys) } as const] : []),
  ];
  if (chips.length < 2) return null;
  return part(
    slots,
    'filters',
    <div data-part="filters" role="group" aria-label={intl.formatMessage(messages.filters)}>
      {chips.map(({ key, label }) => (
        <Chip key={key} selected={key === filter} {...model.getFilterProps(key)}>
          {label}
        </Chip>
      ))}
    </div>,
  );
}

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
  slots,
  ...rest
}: GiftPickerProps) {
  const intl = useIntl();
  const { Link } = useKit();
  const heading = useId();
  const model = useGiftSelection({ gifts, selection, balance, isVip, onSelect, onAdd, onClose });
  useKnownFilter(model, categories, toyControls !== undefined);
  const { shown, chosen } = model;
  const shownToys = model.filter === 'toys' && toyControls !== undefined ? toyControls : null;
  const isEmpty = shown.length === 0 && shownToys === null;
  const state = isPending ? 'loading' : failed ? 'failed' : isEmpty ? 'empty' : 'ready';
  return (
    <Root
      aria-labelledby={heading}
      {...model.getRootProps(rest)}
      data-state={state}
      data-sheet={sheet || undefined}
      aria-busy={isPending || undefined}
    >
      {part(
        slots,
        'head',
        <div data-part="head">
          <h2 id={heading}>{intl.formatMessage(messages.title)}</h2>
          {onClose && (
            <IconButton icon={x} variant="filled" label={intl.formatMessage(messages.close)} onClick={onClose} />
          )}
        </div>,
      )}
      {!isPending && !failed && (
        <Filters model={model} categories={categories} hasToys={toyControls !== undefined} slots={slots} />
      )}
      {state === 'loading' && <Waiting />}
      {(state === 'failed' || state === 'empty') && <Note failed={failed} onRetry={onRetry} />}
      {state === 'ready' && shownToys !== null && <ToyControlList {...shownToys} />}
      {state === 'ready' &&
        shownToys === null &&
        part(
          slots,
          'gifts',
          <ul data-part="gifts">
            {shown.map((gift) => (
              <GiftItem key={gift.id} gift={gift} model={model} slots={slots} />
            ))}
          </ul>,
        )}
      {vipHref && !isVip && shown.some(({ vip, owned = 0 }) => vip && owned === 0) && (
        <Link href={vipHref} data-part="to-vip">
          {intl.formatMessage(messages.toVip)}
        </Link>
      )}
      <ChosenGifts model={model} slots={slots} />
      {shownToys !== null && <ToToys {...shownToys} />}
      {(shownToys === null || chosen.length > 0) && (
        <>
          <Total model={model} slots={slots} />
          <Button variant="primary" size="large" wide {...model.getAddProps()} unavailable={chosen.length === 0}>
            {intl.formatMessage(messages.add)}
          </Button>
        </>
      )}
    </Root>
  );
}
