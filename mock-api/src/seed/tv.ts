import { performerSlug } from '@lounge/locale';
import { inEachLanguage, type ByLanguage } from '../world/by-language.ts';
import { toJson } from '../world/json.ts';
import type { Row } from '../world/tables.ts';
import { placeOf, slugKeys, videoCategoryKey } from '../world/tv-keys.ts';
import { tvVideoTexts } from '../world/tv-video-texts.ts';
import { randomOf } from './random.ts';
import type { PerformerRow } from './rows.ts';
import type { TvEpisode, TvFormatText } from './texts/tv/format.ts';
import { tvCategories, tvFormats } from './texts/tv/formats.ts';
import { lateNightShows } from './texts/tv/late-night.ts';
import { tvSchedule } from './texts/tv/schedule.ts';
import { byLanguage } from './translations.ts';

const firstId = 90_001;
const idsPerFormat = 100;
const dayMs = 86_400_000;
const hashLetters = 36;

/** How old the newest video of a format is, and how many days lie between two of them. */
const newestDays = (at: number): number => 1 + ((at * 5) % 19);
const daysBetween = 7;

type HostsOf = (slugs: readonly string[]) => readonly PerformerRow[];
type Video = Row<'tvVideo'>;

/** The seed of a picture: people in it have the face of the first performer. */
const pictureSeed = ({ subject, key }: TvFormatText, hosts: readonly PerformerRow[], name: string): string =>
  `${subject}-${hosts[0]?.pictureSeed ?? key}-tv-${name}`;

const formatRow = (format: TvFormatText, hosts: readonly PerformerRow[]): Row<'tvFormat'> => ({
  key: format.key,
  isPremium: format.isPremium ? 1 : 0,
  isLive: format.isLive ? 1 : 0,
  hostIds: toJson(hosts.map(({ id }) => id)),
  pictureSeed: pictureSeed(format, hosts, format.key),
  videoCount: format.episodes.length,
  title: toJson(byLanguage(format.title)),
  text: toJson(byLanguage(format.text)),
});

/** A name for suggestions that says nothing of the video. */
const hashOf = (name: string): string => {
  const random = randomOf(`tv ${name}`);
  return Array.from({ length: 12 }, () => random.int(0, hashLetters - 1).toString(hashLetters)).join('');
};

/** The slugs of a video; one that another video has gets its number. */
const slugsOf = ({ title }: TvEpisode, number: number, taken: ReadonlySet<string>): ByLanguage =>
  inEachLanguage((language) => {
    const slug = performerSlug(byLanguage(title)[language]);
    return taken.has(slug) ? `${slug}-${number}` : slug;
  });

/** A video with its texts and where it is found. */
interface FoundVideo {
  readonly row: Video;
  readonly slugs: readonly string[];
  readonly categories: readonly string[];
  readonly words: ByLanguage;
}

const videoOf = (
  format: TvFormatText,
  place: { readonly at: number; readonly nth: number; readonly taken: ReadonlySet<string> },
  hosts: readonly PerformerRow[],
  moment: number,
): FoundVideo[] => {
  const episode = format.episodes[place.nth];
  if (episode === undefined) return [];
  const number = place.nth + 1;
  const days = newestDays(place.at) + (format.episodes.length - number) * daysBetween;
  const slug = slugsOf(episode, number, place.taken);
  const row: Video = {
    id: firstId + place.at * idsPerFormat + place.nth,
    hashId: hashOf(episode.name),
    formatKey: format.key,
    number,
    place: placeOf(format.key, number),
    duration: episode.minutes * 60,
    isPremium: format.isPremium ? 1 : 0,
    publishedAt: new Date(moment - days * dayMs).toISOString(),
    pictureSeed: pictureSeed(format, hosts, episode.name),
    slug: toJson(slug),
    title: toJson(byLanguage(episode.title)),
    text: toJson(byLanguage(episode.text)),
  };
  const words = tvVideoTexts(byLanguage(episode.title), byLanguage(format.title));
  return [{ row, slugs: slugKeys(slug), categories: format.categories, words }];
};

const videosOf = (hostsOf: HostsOf, moment: number): readonly FoundVideo[] => {
  const taken = new Set<string>();
  return tvFormats.flatMap((format, at) =>
    format.episodes.flatMap((_, nth) => {
      const found = videoOf(format, { at, nth, taken }, hostsOf(format.hosts), moment);
      for (const { slugs } of found) for (const slug of slugs) taken.add(slug);
      return found;
    }),
  );
};

const slotRows = (): readonly Row<'tvSlot'>[] =>
  (['live', 'premium'] as const)
    .flatMap((streamType) => tvSchedule[streamType].map((slot) => ({ streamType, ...slot })))
    .map(({ streamType, days, at, key }, index) => ({
      id: index + 1,
      streamType,
      days: toJson(days),
      at,
      formatKey: key,
    }));

const lateNightRows = (hostsOf: HostsOf): readonly Row<'lateNightShow'>[] =>
  lateNightShows.map(({ name, hosts, headline, text }, index) => {
    const performers = hostsOf(hosts);
    return {
      id: index + 1,
      hostIds: toJson(performers.map(({ id }) => id)),
      pictureSeed: performers[0]?.pictureSeed ?? `curtain-${name}`,
      headline: toJson({ de: headline[0], en: headline[1] }),
      text: toJson({ de: text[0], en: text[1] }),
    };
  });

/** The words by which the videos of TV are found, by their ids. */
export const tvWords = (): readonly (readonly [id: number, words: ByLanguage])[] =>
  videosOf(() => [], 0).map(({ row, words }) => [row.id, words]);

/** Formats, videos, programme and late-night shows of TV. */
export const tvRows = (performers: readonly PerformerRow[], moment: string) => {
  const bySlug = new Map(performers.map((performer) => [performer.slug, performer]));
  const hostsOf: HostsOf = (slugs) => slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const videos = videosOf(hostsOf, Date.parse(moment));
  return {
    tvFormat: tvFormats.map((format) => formatRow(format, hostsOf(format.hosts))),
    tvVideo: videos.map(({ row }) => row),
    tvVideoSlug: videos.flatMap(({ row, slugs }) => slugs.map((key) => ({ key, videoId: row.id }))),
    tvCategory: Object.entries(tvCategories).map(([key, name]) => ({ key, name: toJson(byLanguage(name)) })),
    tvVideoCategory: videos.flatMap(({ row: { id, publishedAt }, categories }) =>
      categories.map((category) => ({ key: videoCategoryKey(id, category), category, videoId: id, publishedAt })),
    ),
    tvSlot: slotRows(),
    lateNightShow: lateNightRows(hostsOf),
  };
};
