import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useRead } from '../shared/use-read.ts';
import { ModelTile } from '../content/actors/ModelTile.tsx';
import { messages } from '../content/favourites/Favourites.messages.ts';
import { useFavourites, usePinSuggestions } from '../content/favourites/favourites-stores.ts';
import { VideoCard } from '../content/videos/VideoCard.tsx';

/** How many performers a row has. @spec screen:mobile.favourites */
const inRow = 5;

/** Eight of ten performers on a phone. @spec screen:mobile.favourites */
const EightOnPhones = styled.div.withConfig({ componentId: 'site-pin-suggestions' })`
  @media (max-width: 767.98px) {
    > div > ul > li:nth-child(n + 9) {
      display: none;
    }
  }
`;

/** Props of PinSuggestionsConnected. */
export interface PinSuggestionsConnectedProps {
  /** Ten performers with the newest videos of those who are pinned, or five performers in a row. */
  layout: 'grid' | 'slider';
}

/** Performers who go with the pinned ones, and videos of those. Without pins there are none. */
export const PinSuggestionsConnected = observer(({ layout }: PinSuggestionsConnectedProps) => {
  const intl = useIntl();
  const favourites = useFavourites();
  const suggestions = usePinSuggestions();
  useRead(suggestions, favourites?.isComplete === true && favourites.actors.length > 0);
  const { models, videos } = suggestions;
  const title = intl.formatMessage(messages.recommended);
  return (
    <>
      {layout === 'grid' && videos.length > 0 && (
        <section data-needs-script aria-labelledby="pinned-videos">
          <SectionHeading headingId="pinned-videos" title={intl.formatMessage(messages.videos)} />
          <TileGrid kind="videos" aria-labelledby="pinned-videos">
            {videos.map((video) => (
              <VideoCard key={video.id} item={video} away />
            ))}
          </TileGrid>
        </section>
      )}
      {models.length > 0 && (
        <section data-needs-script aria-labelledby="pin-suggestions">
          <SectionHeading headingId="pin-suggestions" title={title} />
          {layout === 'grid' ? (
            <EightOnPhones>
              <TileGrid columns={5}>
                {models.map((model) => (
                  <ModelTile key={model.id} model={model} />
                ))}
              </TileGrid>
            </EightOnPhones>
          ) : (
            <ScrollRow label={title} item="tile">
              {models.slice(0, inRow).map((model) => (
                <ModelTile key={model.id} model={model} />
              ))}
            </ScrollRow>
          )}
        </section>
      )}
    </>
  );
});
