import { Tabs } from '@lounge/kit/tabs';
import { pathTo } from '@lounge/locale';
import type { FavouriteKind } from '@lounge/stores/content/favourites';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../shared/app-context.ts';
import { messages } from '../content/favourites/Favourites.messages.ts';
import { useFavourites } from '../content/favourites/favourites-stores.ts';
import { PinnedAlbumsConnected } from '../content/favourites/PinnedAlbumsConnected.tsx';
import { PinnedConnected } from '../content/favourites/PinnedConnected.tsx';
import { PinnedPhotosConnected } from '../content/favourites/PinnedPhotosConnected.tsx';
import { RemovedPinConnected } from '../content/favourites/RemovedPinConnected.tsx';
import { PersonalLayout } from '../foundation/guest/PersonalLayout.tsx';
import { PinSuggestionsConnected } from './PinSuggestionsConnected.tsx';

/** The tabs in their order, by what the address says; the first one says nothing. */
const tabs = [
  { show: null, kind: 'actor', label: messages.performers },
  { show: 'albums', kind: 'album', label: messages.albums },
  { show: 'sedcards', kind: 'sedcards', label: messages.sedcards },
  { show: 'pictures', kind: 'picture', label: messages.pictures },
] as const satisfies readonly { show: string | null; kind: FavouriteKind; label: unknown }[];

const Pinned = ({ kind }: { kind: FavouriteKind }) => {
  if (kind === 'actor')
    return (
      <>
        <PinnedConnected />
        <PinSuggestionsConnected layout="grid" />
      </>
    );
  return (
    <>
      <RemovedPinConnected />
      {kind === 'picture' ? <PinnedPhotosConnected isAlone /> : <PinnedAlbumsConnected kind={kind} />}
      <PinSuggestionsConnected layout="slider" />
    </>
  );
};

/**
 * Everything that the guest pinned, a tab for each kind, with who is online and what goes with it.
 * @spec screen:personal.favourites, screen:mobile.favourites, feature:favourites.list
 */
export const FavouritesScreen = observer(() => {
  const intl = useIntl();
  const { language, brand } = useApp().config;
  const favourites = useFavourites();
  const [search] = useSearchParams();
  const current = tabs.find(({ show }) => show === search.get('show')) ?? tabs[0];
  const path = pathTo('personal.favourites', language, { product: brand });
  return (
    <PersonalLayout title={intl.formatMessage(messages.title)}>
      <Tabs
        label={intl.formatMessage(messages.kinds)}
        tabs={tabs.map(({ show, kind, label }) => ({
          href: show === null ? path : `${path}?show=${show}`,
          label: intl.formatMessage(label),
          count: favourites?.isComplete === true ? favourites.count(kind) : undefined,
          current: kind === current.kind,
        }))}
      />
      <Pinned key={current.kind} kind={current.kind} />
    </PersonalLayout>
  );
});
