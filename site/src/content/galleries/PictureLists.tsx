import { ChipLink } from '@lounge/kit/chip';
import { SectionHeading } from '@lounge/kit/section-heading';
import { SedcardTile } from '@lounge/kit/sedcard-tile';
import { pathTo, performerSlug } from '@lounge/locale';
import type { AnswerOf } from '@lounge/protocol';
import { pictureFilters, type getSedcardAlbums } from '@lounge/protocol/content/galleries';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { AlbumTiles } from './AlbumTiles.tsx';
import { messages } from './Pictures.messages.ts';
import { partOf, pictureFilterIn } from './pictures-filter.ts';
import { ratingIn } from './rating-in.ts';

type Albums = AnswerOf<typeof getSedcardAlbums>['albums'];

const Filter = styled.nav.withConfig({ componentId: 'site-pictures-filter' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 20px 0 0;
`;

const Sedcards = styled.div.withConfig({ componentId: 'site-sedcards' })`
  display: grid;
  gap: 24px;
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const SedcardTiles = ({ items }: { items: Albums }) => {
  const { language } = useApp().config;
  return (
    <Sedcards>
      {items.map((sedcard) => (
        <SedcardTile
          key={sedcard.id}
          title={sedcard.title}
          href={pathTo('performer.album-details', language, {
            actorName: performerSlug(sedcard.actor.name),
            albumId: sedcard.id,
          })}
          photos={sedcard.photos.map(pictureContent)}
          count={sedcard.pictureCount}
          likes={sedcard.guestRatingLikes}
          rating={ratingIn(sedcard)}
          free={sedcard.free}
          pinned={sedcard.isFavoriteAlbum}
        />
      ))}
    </Sedcards>
  );
};

/** A performer's sedcards, photo albums and private shop, with a filter that is in the address. */
export const PictureLists = ({ albums }: { albums: Albums }) => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const filter = pictureFilterIn(new URLSearchParams(search));
  const parts = (['sedcards', 'photos', 'private'] as const)
    .filter((part) => filter === 'none' || filter === part)
    .map((part) => ({ part, items: albums.filter((album) => partOf(album) === part) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <Filter aria-label={intl.formatMessage(messages.filter)}>
        {pictureFilters.map((each) => (
          <ChipLink
            key={each}
            href={each === 'none' ? pathname : `${pathname}?filter=${each}`}
            selected={each === filter}
          >
            {intl.formatMessage(messages[each])}
          </ChipLink>
        ))}
      </Filter>
      {parts.map(({ part, items }) => (
        <section key={part} id={part} aria-labelledby={`${part}-heading`}>
          <SectionHeading
            headingId={`${part}-heading`}
            title={intl.formatMessage(messages[part])}
            note={part === 'sedcards' ? intl.formatMessage(messages.sedcardsNote) : intl.formatNumber(items.length)}
          />
          {part === 'sedcards' ? <SedcardTiles items={items} /> : <AlbumTiles items={items} />}
        </section>
      ))}
      {parts.length === 0 && (
        <section>
          <ErrorPanel
            kind="empty"
            title={intl.formatMessage(messages.empty)}
            text={filter === 'none' ? undefined : intl.formatMessage(messages.emptyText)}
          />
        </section>
      )}
    </>
  );
};
