import { Tabs } from '@lounge/kit/tabs';
import { ownedTotals, type LibraryTotals } from '@lounge/stores/content/media-library';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { PersonalLayout } from '../../foundation/guest/PersonalLayout.tsx';
import { partsOf, plainChoice, type LibraryPageKey, type ShownPart } from './library-address.ts';
import { LibraryBar } from './LibraryBar.tsx';
import { LibraryItems } from './LibraryItems.tsx';
import { LibraryMessagesConnected } from './LibraryMessagesConnected.tsx';
import { messages } from './Library.messages.ts';
import { LibraryNotice } from './LibraryNotice.tsx';
import { useLibrary } from './library-stores.ts';
import { useLibraryPage, type FeedTotalsOf, type LibraryPageState } from './use-library-page.ts';

const Part = styled.div.withConfig({ componentId: 'site-library' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-top: -24px;
  /* Without a notice there is a status only, which takes no row. */
  > [data-part='notice']:not(:has([data-tone])) {
    position: absolute;
  }
`;

/* The counts take one line on most phones. */
const Parts = styled.div.withConfig({ componentId: 'site-library-parts' })`
  @media (max-width: 767.98px) {
    margin-top: -28px;
  }
`;

const Counts = observer(({ page: { feed } }: { page: LibraryPageState }) => {
  const intl = useIntl();
  const { value } = useLibrary().totals;
  if (value === null) return <p data-part="lead" />;
  const { videos, photos, audio, chatClips, feedClips, feedPhotos } = ownedTotals(value, feed.value ?? undefined);
  return (
    <p data-part="lead">
      <span>{intl.formatMessage(messages.videosOwned, { count: videos })}</span>
      <span>{intl.formatMessage(messages.photosOwned, { count: photos })}</span>
      <span>{intl.formatMessage(messages.audioOwned, { count: audio })}</span>
      <span>{intl.formatMessage(messages.clipsOwned, { count: chatClips })}</span>
      {feedClips > 0 && <span>{intl.formatMessage(messages.feedClipsOwned, { count: feedClips })}</span>}
      {feedPhotos > 0 && <span>{intl.formatMessage(messages.feedPhotosOwned, { count: feedPhotos })}</span>}
    </p>
  );
});

/** The number of items of a part; that of a page of pictures is not known, as totals count all media. */
const countOf = (page: LibraryPageKey, part: ShownPart, totals: LibraryTotals | null): number | undefined =>
  page === 'personal.mediathek' ? totals?.tabs[part] : undefined;

/** Props of LibraryScreen. */
interface LibraryScreenProps {
  page: LibraryPageKey;
  feedTotalsOf: FeedTotalsOf;
}

/**
 * The guest's library: what was bought and given, pinned, archived, sent in messages and recorded in chats.
 * @spec screen:personal.mediathek, screen:personal.mediathek-shop, screen:personal.mediathek-pinned, screen:personal.mediathek-archive
 * @spec screen:personal.mediathek-messenger, screen:personal.mediathek-feed, screen:personal.mediathek-clips, screen:personal.mediathek-audio
 * @spec screen:personal.photos, screen:personal.videos, screen:personal.pinned-videos, feature:library.browse, feature:library.archive
 * @deviates screen:personal.mediathek-messenger 2 docs/decisions/0181
 * @deviates screen:personal.mediathek-clips 2 docs/decisions/0181
 */
export const LibraryScreen = observer(({ page: key, feedTotalsOf }: LibraryScreenProps) => {
  const intl = useIntl();
  const page = useLibraryPage(key, feedTotalsOf);
  const { value } = useLibrary().totals;
  const { part } = page.choice;
  return (
    <PersonalLayout
      title={intl.formatMessage(key === 'personal.mediathek' ? messages.title : messages.photosTitle)}
      lead={<Counts page={page} />}
    >
      <Parts>
        <Tabs
          label={intl.formatMessage(messages.parts)}
          tabs={partsOf[key].map((each) => ({
            href: page.hrefOf(plainChoice(each)),
            label: intl.formatMessage(messages[each]),
            count: countOf(key, each, value),
            current: each === part,
          }))}
        />
      </Parts>
      <Part>
        <LibraryBar page={page} />
        <LibraryNotice />
        {part === 'messenger' ? (
          <LibraryMessagesConnected key={page.choice.order} page={page} />
        ) : (
          <LibraryItems key={page.hrefOf(page.choice)} page={page} />
        )}
      </Part>
    </PersonalLayout>
  );
});
