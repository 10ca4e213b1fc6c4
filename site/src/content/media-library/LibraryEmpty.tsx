import { pathTo, type Language } from '@lounge/locale';
import { ownedTotals, type FeedTotals, type LibraryTotals } from '@lounge/stores/content/media-library';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { useApp } from '../../shared/app-context.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { plainChoice, type LibraryChoice, type ShownPart } from './library-address.ts';
import { messages } from './Library.messages.ts';
import { useLibrary } from './library-stores.ts';
import { emptyTexts } from './library-texts.ts';
import type { LibraryPageState } from './use-library-page.ts';

/** Where an empty part leads on. */
const stepOf = (part: ShownPart, language: Language) => {
  if (part === 'messenger') return { label: messages.toMessenger, href: messengerPath(language) };
  if (part === 'feed') return { label: messages.toFeed, href: pathTo('feed', language) };
  if (part === 'clips' || part === 'audio') return { label: messages.toLive, href: pathTo('cams', language) };
  return { label: messages.browse, href: pathTo('videos', language) };
};

/** How many items of a part the guest owns, the archive included; 0 where the totals do not say. */
const ownedOf = ({ part, mediaType }: LibraryChoice, totals: LibraryTotals | null, feed: FeedTotals | null): number => {
  if (totals === null) return 0;
  const { videos, photos, audio, chatClips, feedClips, feedPhotos } = ownedTotals(totals, feed ?? undefined);
  const ofKind = (moving: number, still: number) =>
    (mediaType === 'photo' ? 0 : moving) + (mediaType === 'video' ? 0 : still);
  if (part === 'shop') return ofKind(videos, photos);
  if (part === 'feed') return ofKind(feedClips, feedPhotos);
  return part === 'clips' ? chatClips : part === 'audio' ? audio : 0;
};

/** Why a part shows nothing, and the way on. */
export const LibraryEmpty = observer(({ page: { page, choice, feed, hrefOf } }: { page: LibraryPageState }) => {
  const intl = useIntl();
  const totals = useLibrary().totals.value;
  const { language } = useApp().config;
  const { part, search } = choice;
  if (search !== '') {
    return (
      <ErrorPanel
        kind="empty"
        title={intl.formatMessage(messages.nothing, { search })}
        text={intl.formatMessage(messages.nothingText)}
        step={{ label: intl.formatMessage(messages.clear), href: hrefOf({ ...choice, search: '' }) }}
      />
    );
  }
  if (ownedOf(choice, totals, feed.value) > 0) {
    return (
      <ErrorPanel
        kind="empty"
        title={intl.formatMessage(messages.allArchived)}
        text={intl.formatMessage(messages.allArchivedText)}
        step={{ label: intl.formatMessage(messages.toArchive), href: hrefOf(plainChoice('archive')) }}
      />
    );
  }
  const [title, text] = emptyTexts[part];
  const shop = { label: messages.toShop, href: hrefOf(plainChoice('shop')) };
  const step = part === 'archive' && page === 'personal.mediathek' ? shop : stepOf(part, language);
  return (
    <ErrorPanel
      kind="empty"
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      step={{ label: intl.formatMessage(step.label), href: step.href }}
    />
  );
});
