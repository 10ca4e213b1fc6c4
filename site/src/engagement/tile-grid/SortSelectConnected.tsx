import { Button } from '@lounge/kit/button';
import { Select } from '@lounge/kit/select';
import { pathTo } from '@lounge/locale';
import { isOneOf } from '@lounge/protocol';
import { tileGridSort } from '@lounge/protocol/engagement/tile-grid';
import type { GridOptions, TileGrid as TileGridStore } from '@lounge/stores/engagement/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { gridHref } from './grid-options.ts';
import { messages, sorts } from './TileGrid.messages.ts';

const Form = styled.form.withConfig({ componentId: 'site-sort-select' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: var(--kit-text-muted);
`;

/** Props of SortSelectConnected. */
export interface SortSelectProps {
  grid: TileGridStore;
  /** The filter of the address, which the choice keeps. */
  filter: GridOptions['filter'];
}

/** The orders of performers. @assumed Without the duration, which performers have not. */
const offered = tileGridSort.values.filter((sort) => sort !== 'duration');

/**
 * The order of a grid of performers. A guest's choice is stored for the grid; everybody's is in the address. Without script it is a form.
 * @spec component:SortSelect
 */
export const SortSelectConnected = observer(({ grid, filter }: SortSelectProps) => {
  const { config, stores } = useApp();
  const { language } = config;
  const intl = useIntl();
  const navigate = useNavigate();
  const choose = async ({ value }: { value: string }): Promise<void> => {
    const sort = isOneOf(tileGridSort, value) ? value : null;
    if (stores.guest.isLoggedIn) await grid.storeSort(sort);
    await navigate(gridHref(language, { filter, ...(sort !== null && { sort }) }), { preventScrollReset: true });
  };
  const options = [
    { value: '', text: intl.formatMessage(sorts.usual) },
    ...offered.map((sort) => ({ value: sort, text: intl.formatMessage(sorts[sort]) })),
  ];
  return (
    <Form action={pathTo('home', language)} noValidate>
      {filter !== undefined && <input type="hidden" name="filter" value={filter} />}
      <Select
        key={grid.sort ?? ''}
        input={{ name: 'sort', defaultValue: grid.sort ?? '', 'aria-label': intl.formatMessage(messages.sort) }}
        options={options}
        onChange={(change) => void choose(change)}
      />
      <noscript>
        <Button type="submit" variant="outline">
          {intl.formatMessage(messages.sortNow)}
        </Button>
      </noscript>
      {grid.isSortLost && <span role="status">{intl.formatMessage(messages.sortLost)}</span>}
    </Form>
  );
});
