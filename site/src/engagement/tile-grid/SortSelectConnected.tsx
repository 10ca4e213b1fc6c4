import { pathTo } from '@lounge/locale';
import { isOneOf } from '@lounge/protocol';
import { tileGridSort } from '@lounge/protocol/engagement/tile-grid';
import type { GridOptions, TileGrid as TileGridStore } from '@lounge/stores/engagement/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { OrderForm } from '../../foundation/page/OrderForm.tsx';
import { useApp } from '../../shared/app-context.ts';
import { gridHref } from './grid-options.ts';
import { messages, sorts } from './TileGrid.messages.ts';

/** Props of SortSelectConnected. */
export interface SortSelectProps {
  grid: TileGridStore;
  /** The filter of the address, which the choice keeps. */
  filter: GridOptions['filter'];
}

/** The orders of performers. @assumed Without the duration, which performers have not. */
const offered = tileGridSort.values.filter((sort) => sort !== 'duration');

/**
 * The order of a grid of performers. A guest's choice is stored for the grid; everybody's is in the address.
 * @spec component:SortSelect
 */
export const SortSelectConnected = observer(({ grid, filter }: SortSelectProps) => {
  const { config, stores } = useApp();
  const { language } = config;
  const intl = useIntl();
  const navigate = useNavigate();
  const choose = async (value: string): Promise<void> => {
    const sort = isOneOf(tileGridSort, value) ? value : null;
    if (stores.guest.isLoggedIn) await grid.storeSort(sort);
    await navigate(gridHref(language, { filter, ...(sort !== null && { sort }) }), { preventScrollReset: true });
  };
  const options = [
    { value: '', text: intl.formatMessage(sorts.usual) },
    ...offered.map((sort) => ({ value: sort, text: intl.formatMessage(sorts[sort]) })),
  ];
  return (
    <OrderForm
      action={pathTo('home', language)}
      fields={filter === undefined ? [] : [['filter', filter]]}
      label={intl.formatMessage(messages.sort)}
      value={grid.sort ?? ''}
      options={options}
      lost={grid.isSortLost && intl.formatMessage(messages.sortLost)}
      onChoose={(value) => void choose(value)}
    />
  );
});
