import type { RouteKey } from '@lounge/locale';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../../shared/head.ts';
import type { SearchKind } from './search-stores.ts';

const kindByRoute: Partial<Record<RouteKey, SearchKind>> = {
  cams: 'cams',
  'performers.new': 'fresh',
  'performers.free-chat': 'free',
  'cams.next-door': 'near',
  'category.details': 'category',
};

/** Returns the search of the page that is shown, that of everybody on pages without one. */
export const useShownKind = (): SearchKind => {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return (handle && kindByRoute[handle.key]) ?? 'cams';
};
