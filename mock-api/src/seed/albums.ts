import type { Subject } from '@lounge/art';
import { subjects } from '@lounge/art';
import type { TranslationTuple } from './translations.ts';
import { byLanguage, joinTranslations } from './translations.ts';
import { since } from './moments.ts';
import type { FixedAlbum } from './overrides.ts';
import { fixedAlbums } from './overrides.ts';
import type { Random } from './random.ts';
import { deckOf, randomOf } from './random.ts';
import type { AgeRating, AlbumRow, PerformerRow } from './rows.ts';
import { byGroup, type PeopleGroup } from './people.ts';
import { albumTitles, moreAlbumTitles } from './texts/album-titles.ts';
import { makings, remarks } from './texts/descriptions.ts';
import { seedStart, subjectFitting } from './title-pictures.ts';
import { titleNamed, titlesOf, unfixedTitles } from './titles.ts';

const firstId = 1001;

/** How many performers of a group have an album less or more than four. */
const unevenCounts: Readonly<Record<PeopleGroup['name'], { readonly fewer: number; readonly more: number }>> = {
  '': { fewer: 10, more: 22 },
  'later/': { fewer: 6, more: 14 },
};

/** The whole titles by group, without those of fixed albums. */
const wholeTitles: Readonly<Record<PeopleGroup['name'], readonly TranslationTuple[]>> = {
  '': unfixedTitles(albumTitles, fixedAlbums),
  'later/': moreAlbumTitles,
};

/** Generates every performer's albums from a seed. */
export function albumRows(seed: number, performers: readonly PerformerRow[]): AlbumRow[] {
  let id = firstId;
  return byGroup(performers).flatMap(({ name, rows }) => {
    const random = randomOf(`${seed}/${name}albums`);
    const nextTitle = titlesOf(random, { group: name, whole: wholeTitles[name], half: 0 });
    const nextMaking = deckOf(random, makings);
    const nextRemark = deckOf(random, remarks);
    const counts = albumCounts(random, rows, unevenCounts[name]);
    const drafts = rows.flatMap((performer, at) =>
      Array.from({ length: counts[at] ?? 4 }, (_, index) => ({ performer, index })),
    );
    return drafts.map(({ performer, index }) => {
      const fixed = fixedAlbums[performer.slug]?.[index];
      const title = fixed ? titleNamed(albumTitles, fixed.title) : nextTitle();
      const description = joinTranslations(random.chance(0.7) ? [nextMaking(), nextRemark()] : [nextMaking()]);
      return albumOf(random, performer, { id: id++, index, title, description, fixed });
    });
  });
}

interface Draft {
  readonly id: number;
  readonly index: number;
  readonly title: TranslationTuple;
  readonly description: TranslationTuple;
  readonly fixed: FixedAlbum | undefined;
}

/** Number of random subjects of an album; further pictures repeat them, each with its own seed. */
const randomSubjects = 6;

function pictureSeeds(random: Random, album: string, count: number): string[] {
  const subjects = Array.from({ length: randomSubjects }, () => subjectFor(random, 8));
  return Array.from({ length: count }, (_, at) => `${subjects[at % randomSubjects]}-${album}-${at + 1}`);
}

function albumOf(random: Random, performer: PerformerRow, { id, index, title, description, fixed }: Draft): AlbumRow {
  const isSedcard = index === 0;
  const isVip = !isSedcard && !fixed && random.chance(performer.isVip ? 0.4 : 0.1);
  const price = isSedcard || random.chance(0.25) ? 0 : random.int(6, 18) * 200;
  const drawn = isSedcard ? 'bust' : subjectFor(random, 5);
  const coverSubject = isSedcard ? drawn : subjectFitting(title[1], drawn, subjects);
  const album = `${performer.pictureSeed}-album-${index + 1}`;
  const likes = random.int(4, 860);
  const createdAt = since(random, performer.createdAt);
  const pictureCount = fixed?.pictureCount ?? random.int(8, 40);
  return {
    id,
    actorId: performer.id,
    kind: isSedcard ? 'sedcard' : 'private',
    title: byLanguage(title),
    description: byLanguage(description),
    createdAt,
    pictureCount,
    price: fixed?.price ?? price,
    isVip,
    ageRating: ageRatingOf(random),
    likes,
    dislikes: Math.floor(likes * random.next() * 0.12),
    views: likes * random.int(6, 30),
    coverSeed: `${seedStart(title[1], coverSubject)}-${album}`,
    coverSubject,
    pictureSeeds: pictureSeeds(random, album, pictureCount - 1),
  };
}

/** How many albums each performer has: four, a few have three, five or six. */
function albumCounts(
  random: Random,
  performers: readonly PerformerRow[],
  { fewer, more }: { readonly fewer: number; readonly more: number },
): number[] {
  const counts = performers.map(() => 4);
  const free = random.shuffled(performers.flatMap(({ slug }, at) => (slug in fixedAlbums ? [] : [at])));
  const change = (at: number, by: number) => (counts[at] = (counts[at] ?? 4) + by);
  for (const at of free.slice(0, fewer)) change(at, -1);
  for (const at of free.slice(fewer, fewer + more)) change(at, 1);
  return counts;
}

/** The subject of a picture; `bustWeight` is how much likelier the performer is than any other subject. */
export function subjectFor(random: Random, bustWeight: number): Subject {
  return random.weighted(subjects, (subject) => (subject === 'bust' ? bustWeight : 1));
}

/** A random age rating. */
export function ageRatingOf(random: Random): AgeRating {
  return random.weighted<AgeRating>([12, 16, 18], (age) => (age === 16 ? 3 : 2));
}
