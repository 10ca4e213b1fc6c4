import { SearchField } from '@lounge/kit/search-field';
import type { SearchHit } from '@lounge/kit/search-result-group';
import { formatDuration, pathTo, searchWords } from '@lounge/locale';
import { mostCounted } from '@lounge/protocol';
import type { TypedAnswer } from '@lounge/stores/content/global-search';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { pathToTag } from '../videos/tag-path.ts';
import { useApp } from '../../shared/app-context.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { messages } from './Search.messages.ts';
import { useGlobalSearch } from './search-stores.ts';

/** The most results of a type below the field; there are more on the pages. */
const mostHits = { actors: 4, videos: 3, mediathek: 2, tv: 2, blog: 2 } as const;

/** The groups of results below the field. */
const useGroups = (answer: TypedAnswer | null) => {
  const intl = useIntl();
  if (answer === null) return [];
  const { actors, videos, mediathek, tv, blog } = answer;
  const people: SearchHit[] = actors.items.slice(0, mostHits.actors).map(({ name, link, imageUrl, online }) => ({
    href: link,
    label: name,
    presence: online ? 'online' : 'offline',
    picture: { src: imageUrl },
  }));
  const found: SearchHit[] = videos.items.slice(0, mostHits.videos).map((video) => ({
    href: video.link,
    label: video.title,
    about: intl.formatMessage(messages.videoAbout, { name: video.model.name, time: formatDuration(video.duration) }),
    picture: pictureContent(video.preview),
  }));
  const owned: SearchHit[] = mediathek.items.slice(0, mostHits.mediathek).map((item) => ({
    href: item.link,
    label: item.title,
    about: item.actor.name,
    picture: pictureContent(item.preview),
  }));
  const onTv: SearchHit[] = tv.items.slice(0, mostHits.tv).map(({ link, title, formatTitle, duration, picture }) => ({
    href: link,
    label: title,
    about: intl.formatMessage(messages.videoAbout, { name: formatTitle, time: formatDuration(duration) }),
    picture: pictureContent(picture),
  }));
  const articles: SearchHit[] = blog.items.slice(0, mostHits.blog).map(({ link, title, category, picture }) => ({
    href: link,
    label: title,
    about: category,
    picture: pictureContent(picture),
  }));
  return [
    { title: intl.formatMessage(messages.actors), layout: 'people' as const, ...actors, items: people },
    { title: intl.formatMessage(messages.videos), ...videos, items: found },
    { title: intl.formatMessage(messages.tv), ...tv, items: onTv },
    { title: intl.formatMessage(messages.blog), ...blog, items: articles },
    { title: intl.formatMessage(messages.mediaLibrary), ...mediathek, items: owned },
  ].map(({ title, count, link, items, ...rest }) => ({
    title,
    count,
    isLeast: count >= mostCounted,
    href: link,
    items,
    ...('layout' in rest ? { layout: rest.layout } : {}),
  }));
};

/** The id of the form in the bar. */
const ofTheBar = 'search';

/** Props of SearchConnected. */
export interface SearchConnectedProps {
  /** Whether the list stands in the page, as on a phone. @default false */
  isInline?: boolean;
  /** Whether the field takes the focus when it appears. @default false */
  isFocused?: boolean;
  /** The id of the form, one of its own for each field of a page. @default 'search' */
  id?: string;
}

/**
 * The search field with suggestions and results while a pattern is typed.
 * @spec component:SearchField, screen:search.overlay, feature:search.global
 */
export const SearchConnected = observer(
  ({ isInline = false, isFocused = false, id = ofTheBar }: SearchConnectedProps) => {
    const search = useGlobalSearch();
    const intl = useIntl();
    const navigate = useNavigate();
    const { language } = useApp().config;
    // Another field of the page may search before this one is hydrated, whose first render is the server's.
    const isHydrated = useIsHydrated();
    const shown = isHydrated
      ? { state: search.state, answer: search.answer, tags: search.tags }
      : { state: 'idle' as const, answer: null, tags: [] };
    const { state, answer } = shown;
    // A list that stands in the page is open without the focus.
    useEffect(() => {
      if (isInline) void search.open();
    }, [isInline, search]);
    const groups = useGroups(answer);
    const resultsOf = (searchPattern: string): string => pathTo('search.all', language, { searchPattern });
    const proposals = (patterns: readonly string[]) => patterns.map((label) => ({ label, href: resultsOf(label) }));
    const { lastSearches, failure } = search;
    const remembered = lastSearches.isAllowed ? proposals(lastSearches.patterns) : null;
    return (
      <SearchField
        // Not one of React, which differs between a part that is hydrated later and its markup.
        id={id}
        // Landmarks of one kind differ by their names; that of the bar has none.
        aria-label={id === ofTheBar ? undefined : intl.formatMessage(messages.title)}
        action={pathTo('search.all', language)}
        name="q"
        text={search.text}
        onType={search.type}
        onOpen={() => void search.open()}
        onSearch={(text) => {
          if (searchWords(text).length === 0) return;
          void search.choose(text);
          void navigate(resultsOf(search.pattern));
        }}
        onChoose={(pattern) => {
          void search.choose(pattern ?? search.text);
          if (pattern !== null) search.type(pattern);
        }}
        state={state === 'failed' && failure?.kind === 'offline' ? 'offline' : state}
        missing={search.missing}
        proposals={proposals(answer?.proposals ?? [])}
        tags={shown.tags.map(({ id: tag, name, count }) => ({ label: name, count, href: pathToTag(tag, language) }))}
        lastSearches={isHydrated ? remembered : []}
        onForget={lastSearches.clear}
        cookiesHref={`${pathTo('legal.data-protection', language)}?scrollTo=cookies`}
        groups={groups}
        allHref={resultsOf(search.pattern)}
        onRetry={() => void search.search()}
        isInline={isInline}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- of a dialog that is opened to search
        autoFocus={isFocused}
      />
    );
  },
);
