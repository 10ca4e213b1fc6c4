import { isOneOf } from '@lounge/protocol';
import { defaultVideoSort, videoSortOrder, type VideoSortOrder } from '@lounge/protocol/content/videos';
import { videoSortOfGrid } from '@lounge/protocol/engagement/tile-grid';
import type { GridSort } from '@lounge/stores/engagement/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { OrderForm } from '../foundation/page/OrderForm.tsx';
import { useApp } from '../shared/app-context.ts';
import { valuesOf } from './video-address.ts';
import { inOrder, type VideoPageState } from './use-video-page.ts';
import { useVideoLists } from './video-lists-stores.ts';
import { messages, orderNames } from './VideoLists.messages.ts';

/** The orders that are offered, in their order. */
const offered: readonly VideoSortOrder[] = [
  'newest',
  'topRated',
  'topTrending',
  'bestSelling',
  'rating',
  'best',
  'longest',
  'shortest',
  'cheapest',
  'mostExpensive',
  'random',
  'reducedRandom',
];

/** The order of a grid that is one of videos; null where there is none. */
const gridSortOf = (order: VideoSortOrder): GridSort =>
  (Object.keys(videoSortOfGrid) as (keyof typeof videoSortOfGrid)[]).find((each) => videoSortOfGrid[each] === order) ??
  null;

/**
 * The order of a list of videos. What a grid can store is kept for the guest's next visits; everybody's is in the address.
 * @spec component:SortSelect
 */
export const VideoOrderConnected = observer(({ page: { kind, filter, go } }: { page: VideoPageState }) => {
  const intl = useIntl();
  const { stores } = useApp();
  const { pathname } = useLocation();
  const { orders } = useVideoLists();
  const order = orders[kind.key];
  const usual = defaultVideoSort[kind.type];
  const shown = inOrder(filter, order.sort).sort ?? usual;
  const choose = async (value: string): Promise<void> => {
    const sort = isOneOf(videoSortOrder, value) ? value : usual;
    const gridSort = sort === usual ? null : gridSortOf(sort);
    if (stores.guest.isLoggedIn && (gridSort !== null || sort === usual)) await order.store(gridSort);
    go({ ...filter, sort: sort === usual && order.sort === null ? null : sort, page: 1 });
  };
  return (
    <OrderForm
      action={pathname}
      fields={valuesOf(filter).map((value) => ['filter', value])}
      label={intl.formatMessage(messages.sort)}
      value={shown}
      options={offered.map((value) => ({ value, text: intl.formatMessage(orderNames[value]) }))}
      lost={order.isLost && intl.formatMessage(messages.sortLost)}
      onChoose={(value) => void choose(value)}
    />
  );
});
