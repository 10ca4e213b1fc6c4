import { subjects } from '@lounge/art';
import type { TranslationTuple } from './translations.ts';
import { byLanguage, joinTranslations } from './translations.ts';
import { ageRatingOf, subjectFor } from './albums.ts';
import { since } from './moments.ts';
import type { FixedVideo } from './overrides.ts';
import { fixedVideos } from './overrides.ts';
import type { Random } from './random.ts';
import { deckOf, randomOf } from './random.ts';
import type { PerformerRow, VideoRow } from './rows.ts';
import { byGroup, type PeopleGroup } from './people.ts';
import { afterthoughts, contents, type VideoFormat } from './texts/video-descriptions.ts';
import { moreVideoTitles, videoTitles } from './texts/video-titles.ts';
import { subjectFitting } from './title-pictures.ts';
import { titleNamed, titlesOf, unfixedTitles } from './titles.ts';

const firstId = 5001;
const formats = ['talk', 'story', 'song', 'lesson', 'walk', 'evening', 'portrait'] as const satisfies VideoFormat[];

/** The subjects of videos: the performer, and the scenes that have a clip. */
const videoSubjects = subjects.filter((subject) => subject !== 'room');

/** How many videos a performer of a group has, at least and at most. */
const counts: Readonly<Record<PeopleGroup['name'], readonly [number, number]>> = { '': [3, 5], 'later/': [3, 23] };

/** The whole titles by group, without those of fixed videos. */
const wholeTitles: Readonly<Record<PeopleGroup['name'], readonly TranslationTuple[]>> = {
  '': unfixedTitles(videoTitles, fixedVideos),
  'later/': moreVideoTitles,
};

/** Generates every performer's videos from a seed. */
export function videoRows(seed: number, performers: readonly PerformerRow[]): VideoRow[] {
  let id = firstId;
  return byGroup(performers).flatMap(({ name, rows }) => {
    const random = randomOf(`${seed}/${name}videos`);
    const nextTitle = titlesOf(random, { group: name, whole: wholeTitles[name], half: 1 });
    const used = new Set<string>();
    const unusedTitle = (actorId: number): TranslationTuple => {
      const title = nextTitle();
      const key = `${actorId} ${title[1]}`;
      if (used.has(key)) return unusedTitle(actorId);
      used.add(key);
      return title;
    };
    const drafts = rows.flatMap((performer) =>
      Array.from({ length: random.int(...counts[name]) }, (_, index) => ({ performer, index })),
    );
    const describe = descriptionsOf(`${seed}/${name}video descriptions`);
    return drafts.map(({ performer, index }) => {
      const fixed = fixedVideos[performer.slug]?.[index];
      const title = fixed ? titleNamed(videoTitles, fixed.title) : unusedTitle(performer.id);
      const { format, ...row } = videoOf(random, performer, { id: id++, index, title, fixed });
      const described = {
        id: row.id,
        actorId: row.actorId,
        title: row.title,
        description: byLanguage(describe(format)),
      };
      return { ...described, ...row, tags: [...performer.tags, format] };
    });
  });
}

interface Draft {
  readonly id: number;
  readonly index: number;
  readonly title: TranslationTuple;
  readonly fixed: FixedVideo | undefined;
}

type Drawn = Omit<VideoRow, 'description' | 'tags'> & { readonly format: VideoFormat };

function videoOf(random: Random, performer: PerformerRow, { id, index, title, fixed }: Draft): Drawn {
  const createdAt = fixed?.createdAt ?? since(random, performer.createdAt);
  const likes = fixed?.likes ?? random.int(2, 1400);
  const previewSubject = subjectFitting(title[1], subjectFor(random, 4), videoSubjects);
  const isVip = fixed ? (fixed.isVip ?? false) : random.chance(performer.isVip ? 0.35 : 0.08);
  return {
    id,
    actorId: performer.id,
    title: byLanguage(title),
    createdAt,
    durationSeconds: fixed?.durationSeconds ?? random.int(140, 2700),
    ...(fixed
      ? { price: fixed.price, basePrice: fixed.basePrice ?? null }
      : forVips(id, isVip, priceOf(random, isVip))),
    isVip,
    isClassic: createdAt < '2024-11-20',
    isCamRecording: !fixed && random.chance(0.2),
    isPromoted: index === 0,
    likes,
    dislikes: Math.floor(likes * random.next() * 0.1),
    views: likes * random.int(8, 40),
    ageRating: ageRatingOf(random),
    previewSeed: `${previewSubject}-${performer.pictureSeed}-video-${index + 1}`,
    previewSubject,
    format: random.pick(formats),
  };
}

/** Returns a generator of descriptions. Its numbers are its own, so that all other properties stay as they are. */
function descriptionsOf(seed: string): (format: VideoFormat) => TranslationTuple {
  const random = randomOf(seed);
  const decks = new Map(formats.map((format) => [format, deckOf(random, contents[format])]));
  const nextAfterthought = deckOf(random, afterthoughts);
  return (format) => {
    const content = decks.get(format)?.() ?? random.pick(contents[format]);
    return random.chance(0.4) ? joinTranslations([content, nextAfterthought()]) : content;
  };
}

/** Every third video for VIPs is for them only, and has no price. */
function forVips<P extends Pick<VideoRow, 'price' | 'basePrice'>>(id: number, isVip: boolean, prices: P) {
  return isVip && id % 3 === 0 ? { price: 0, basePrice: null } : prices;
}

/** A fifth is free; a sixth of the others is on sale. A video for VIPs has a price for other guests. */
function priceOf(random: Random, isVip: boolean): Pick<VideoRow, 'price' | 'basePrice'> {
  if (!isVip && random.chance(0.2)) return { price: 0, basePrice: null };
  const basePrice = random.int(5, 20) * 200;
  if (!random.chance(0.17)) return { price: basePrice, basePrice: null };
  const percentOff = random.pick([10, 20, 25, 30]);
  return { price: Math.round((basePrice * (100 - percentOff)) / 10_000) * 100, basePrice };
}
