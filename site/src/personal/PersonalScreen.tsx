import { useKit } from '@lounge/kit/kit-provider';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../shared/app-context.ts';
import { messages } from '../foundation/guest/Personal.messages.ts';
import { PersonalLayout } from '../foundation/guest/PersonalLayout.tsx';
import { FactsConnected } from '../foundation/guest/FactsConnected.tsx';
import { PersonalNavigation } from '../foundation/guest/PersonalNavigation.tsx';
import { useCounts } from '../foundation/guest/counts-stores.ts';
import { usePinnedPictures } from '../content/favourites/pinned-pictures-stores.ts';
import { Settled } from '../foundation/guest/Settled.tsx';
import { useFavourites } from '../content/favourites/favourites-stores.ts';
import { PinnedConnected } from '../content/favourites/PinnedConnected.tsx';
import { PinnedAlbumsConnected } from '../content/favourites/PinnedAlbumsConnected.tsx';
import { PinnedPhotosConnected } from '../content/favourites/PinnedPhotosConnected.tsx';
import { useTelemetry } from '../foundation/telemetry/telemetry-stores.ts';
import { EndsSoonConnected } from '../foundation/vouchers/EndsSoonConnected.tsx';
import { useVouchers } from '../foundation/vouchers/voucher-stores.ts';
import { CoinLineConnected } from '../foundation/wallet/CoinLineConnected.tsx';
import { useCoins } from '../foundation/wallet/coins-stores.ts';

/** The guest's purchases, in a line that leads to it. @spec feature:account.personal-sidebar */
const CountsConnected = observer(() => {
  const intl = useIntl();
  const { Link } = useKit();
  const { language, brand } = useApp().config;
  const { value } = useCounts().data;
  const library = pathTo('personal.mediathek', language, { product: brand });
  const bought = [
    [
      messages.boughtAlbums,
      value?.boughtPhotosCount ?? 0,
      pathTo('personal.mediathek-photos', language, { product: brand }),
    ],
    [messages.boughtVideos, value?.boughtVideosCount ?? 0, `${library}?type=video`],
  ] as const;
  return (
    <p data-part="counts">
      {value && (
        <>
          <span>{value.name}</span>
          {bought.map(([text, count, href]) => {
            const words = intl.formatMessage(text, { count });
            // The library has nothing of what was not bought.
            return count === 0 ? (
              <span key={text.id}>{words}</span>
            ) : (
              <Link key={text.id} href={href}>
                {words}
              </Link>
            );
          })}
          <Link href={pathTo('cams.shows', language)}>{intl.formatMessage(messages.tickets)}</Link>
        </>
      )}
    </p>
  );
});

/** The navigation stands inside the page where it is not beside it. */
const OnPhone = styled.div.withConfig({ componentId: 'site-personal-list' })`
  @media (min-width: 1023px) {
    display: none;
  }
`;

const PersonalSections = observer(() => {
  const counts = useCounts();
  const photos = usePinnedPictures();
  const { settings } = useCoins();
  const { benefits, vouchers } = useVouchers();
  const { connection } = useTelemetry();
  // Pins come by the socket.
  const pins = {
    state: connection.isLost ? 'failed' : 'loading',
    value: useFavourites()?.isComplete === true ? true : null,
  };
  return (
    <>
      <OnPhone>
        <PersonalNavigation form="list" />
      </OnPhone>
      <CoinLineConnected />
      <FactsConnected />
      <Settled after={[settings.data, counts.data, pins, photos.data, benefits.data, vouchers.list]}>
        <PinnedConnected isExcerpt />
        <EndsSoonConnected />
        <PinnedAlbumsConnected />
        <PinnedPhotosConnected />
      </Settled>
    </>
  );
});

/**
 * The guest's own page: coins, points and subscriptions, pins with who is online, benefits that end soon, pictures.
 * @spec screen:personal.overview, screen:personal.favourites
 */
export const PersonalScreen = () => (
  <PersonalLayout title={useIntl().formatMessage(messages.title)} lead={<CountsConnected />}>
    <PersonalSections />
  </PersonalLayout>
);
