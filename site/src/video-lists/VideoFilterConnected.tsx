import { VideoFilter, type VideoFilterProps } from '@lounge/kit/video-filter';
import { actingGroup, durationRange } from '@lounge/protocol/content/videos';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../shared/app-context.ts';
import { valueText } from './filter-texts.ts';
import { unbought, valuesOf, withoutFilters, withValue } from './video-address.ts';
import { useVideoLists } from './video-lists-stores.ts';
import { messages } from './VideoLists.messages.ts';
import type { VideoPageState } from './use-video-page.ts';

/** Props of VideoFilterConnected. */
export interface VideoFilterConnectedProps extends Pick<VideoFilterProps, 'look' | 'untitled' | 'shown'> {
  page: VideoPageState;
}

/** The kinds that a list offers: one that is a kind itself offers none. */
const kindsOf = (type: string, isLoggedIn: boolean): readonly string[] => [
  ...(['all', 'trending', 'new'].includes(type) ? ['free', 'sale', 'vip'] : []),
  'recommended',
  ...(isLoggedIn ? [unbought] : []),
];

/** The names of the popular tags, by key. */
export const useTagNames = (): ReadonlyMap<string, string> => {
  const { tags } = useVideoLists();
  return new Map((tags.value ?? []).map(({ id, name }) => [id, name]));
};

/** The filter of a list of videos. Each change is a new address. @spec component:VideoFilter */
export const VideoFilterConnected = observer(({ page, ...rest }: VideoFilterConnectedProps) => {
  const intl = useIntl();
  const { stores } = useApp();
  const { pathname } = useLocation();
  const { filter, go, goSoon, kind } = page;
  const tagNames = useTagNames();
  const cleared = withoutFilters(filter);
  const chosen = new Set(valuesOf(filter));
  const optionsOf = (values: readonly string[]) =>
    values.map((value) => ({ value, label: valueText(value, tagNames, intl), selected: chosen.has(value) }));
  const tags = [...new Set([...filter.tags, ...tagNames.keys()])].map((tag) => `tag:${tag}`);
  const groups = [
    {
      id: 'show',
      label: intl.formatMessage(messages.show),
      options: optionsOf(kindsOf(kind.type, stores.guest.isLoggedIn)),
    },
    {
      id: 'who',
      label: intl.formatMessage(messages.who),
      options: optionsOf(actingGroup.values.map((group) => `gender:${group}`)),
    },
    {
      id: 'tags',
      label: intl.formatMessage(messages.tags),
      options: optionsOf(tags),
      closed: filter.tags.length === 0,
    },
  ];
  return (
    <VideoFilter
      {...rest}
      groups={groups.filter(({ options }) => options.length > 0)}
      action={pathname}
      fields={filter.sort === null ? [] : [{ name: 'sort', value: filter.sort }]}
      duration={{
        ...filter.duration,
        max: durationRange.longest,
        step: durationRange.step,
        onChange: (duration) => goSoon({ ...filter, duration, page: 1 }),
      }}
      onToggle={({ value }) => go(withValue(filter, value))}
      {...(cleared !== null && { onClear: () => go(cleared) })}
    />
  );
});
