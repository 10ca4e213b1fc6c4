import type { IntlShape } from 'react-intl';
import { plainVideoFilter, type VideoFilter } from '@lounge/stores/content/videos';
import { unbought, valuesOf, withValue } from './video-address.ts';
import { messages } from './VideoLists.messages.ts';

const names = {
  free: messages.kindFree,
  sale: messages.kindSale,
  vip: messages.kindVip,
  recommended: messages.recommended,
  [unbought]: messages.unbought,
  'gender:female': messages.female,
  'gender:male': messages.male,
  'gender:couple': messages.couple,
  'gender:trans': messages.trans,
} as const;

const isNamed = (value: string): value is keyof typeof names => Object.hasOwn(names, value);

/** The name of a value for a guest; a tag that is not known is its own. */
export const valueText = (value: string, tagNames: ReadonlyMap<string, string>, intl: IntlShape): string => {
  if (isNamed(value)) return intl.formatMessage(names[value]);
  const tag = value.slice('tag:'.length);
  return tagNames.get(tag) ?? tag;
};

const minutes = (seconds: number): number => Math.round(seconds / 60);

const durationText = ({ from, to }: VideoFilter['duration'], intl: IntlShape): string => {
  if (to <= 0) return intl.formatMessage(messages.from, { from: minutes(from) });
  if (from <= 0) return intl.formatMessage(messages.to, { to: minutes(to) });
  return intl.formatMessage(messages.between, { from: minutes(from), to: minutes(to) });
};

/** The chosen filters, each with the filter without it; those that a list begins with are among them. */
export const chosenTexts = (
  filter: VideoFilter,
  tagNames: ReadonlyMap<string, string>,
  intl: IntlShape,
): readonly { readonly label: string; readonly without: VideoFilter }[] => {
  const { duration } = plainVideoFilter(filter.type);
  const hasDuration = filter.duration.from > 0 || filter.duration.to > 0;
  return [
    ...valuesOf(filter)
      .filter((value) => value !== 'gender:none')
      .map((value) => ({ label: valueText(value, tagNames, intl), without: withValue(filter, value) })),
    ...(hasDuration ? [{ label: durationText(filter.duration, intl), without: { ...filter, duration, page: 1 } }] : []),
  ];
};
