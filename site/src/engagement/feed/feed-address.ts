import { isOneOf } from '@lounge/protocol';
import { feedKind } from '@lounge/protocol/engagement/feed';
import { feedParts, plainFeed, type FeedFilter, type FeedKind } from '@lounge/stores/engagement/feed';

/** The part and the kinds of a feed that an address names; unknown words are left out. */
export const feedFilterIn = (search: URLSearchParams, base: FeedFilter = plainFeed): FeedFilter => {
  const part = feedParts.find((each) => each === search.get('show')) ?? base.part;
  const kinds = search.getAll('kind').filter((each): each is FeedKind => isOneOf(feedKind, each));
  return { ...base, part, kinds: [...new Set(kinds)] };
};

/** The query string of a feed, empty for all of its posts. */
export const feedSearchOf = ({ part, kinds }: Pick<FeedFilter, 'part' | 'kinds'>): string => {
  const search = new URLSearchParams([
    ...(part === 'all' ? [] : [['show', part]]),
    ...kinds.map((kind) => ['kind', kind]),
  ]);
  return search.size === 0 ? '' : `?${String(search)}`;
};

/** The key of a feed among those that are open. */
export const keyOfFeed = ({ mode, modelId, ...rest }: FeedFilter): string =>
  `${mode} ${modelId ?? ''}${feedSearchOf(rest)}`;

/** The filter of a key that was made by `keyOfFeed`. */
export const filterOfKey = (key: string): FeedFilter => {
  const [base = '', search = ''] = key.split('?');
  const [mode, modelId = ''] = base.split(' ');
  const filter = feedFilterIn(new URLSearchParams(search));
  return { ...filter, mode: mode as FeedFilter['mode'], modelId: modelId === '' ? null : Number(modelId) };
};

/** The feed of a performer. */
export const profileFeed = (modelId: number): FeedFilter => ({ ...plainFeed, mode: 'profile', modelId });
