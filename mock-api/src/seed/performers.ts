import { seedFor, type Prop } from '@lounge/art';
import { performerSlug } from '@lounge/locale';
import { byLanguage } from './translations.ts';
import { weekOf } from './hours.ts';
import { daysBefore, eveningIn } from './moments.ts';
import { overrides } from './overrides.ts';
import { peopleGroups, type PeopleGroup, type Person } from './people.ts';
import { pricesFor } from './prices.ts';
import type { Random } from './random.ts';
import { randomOf } from './random.ts';
import type { GenderType, PerformerRow } from './rows.ts';
import { fixedShows } from './texts/show-texts.ts';
import type { PerformerTexts } from './words.ts';
import { textGenerator } from './words.ts';

const firstId = 101;

const withShow = new Set(fixedShows.map(({ slug }) => slug));

/** Generates all performers from a seed. */
export function performerRows(seed: number): PerformerRow[] {
  let nextId = firstId;
  const ids: number[] = [];
  return peopleGroups.flatMap((group) => {
    const groupIds = group.people.map(() => nextId++);
    ids.push(...groupIds);
    return groupRows(`${seed}/${group.name}`, group, groupIds, [...ids]);
  });
}

/** The performers of a group, who recommend each other and those of earlier groups, whose ids are in `known` as well. */
function groupRows(stream: string, group: PeopleGroup, ids: readonly number[], known: readonly number[]) {
  const nextTexts = textGenerator(randomOf(`${stream}words`));
  const online = onlineIndexes(randomOf(`${stream}online`), group);
  const circles = randomOf(`${stream}circles`);
  const recommended = ids.map((id) => circles.shuffled(known.filter((other) => other !== id)).slice(0, 6));
  return group.people.map((person, index): PerformerRow => {
    const slug = performerSlug(person.name);
    const texts = nextTexts(person, slug);
    const row = rowOf(randomOf(`${stream}performers/${slug}`), person, slug, texts);
    return {
      id: ids[index] ?? 0,
      ...row,
      isOnline: online.has(index),
      recommendedIds: recommended[index] ?? [],
    };
  });
}

type OwnFields = Omit<PerformerRow, 'id' | 'isOnline' | 'recommendedIds'>;

function rowOf(random: Random, person: Person, slug: string, texts: PerformerTexts): OwnFields {
  const override = overrides[slug] ?? {};
  const prices = pricesFor(random, person.price * 100, override);
  const genderType = override.genderType ?? plainType(person.gender);
  const pictureSeed = pictureSeedOf(person, slug, genderType);
  const createdAt = override.createdAt ?? daysBefore(random, random.int(45, 1500));
  return {
    name: person.name,
    slug,
    gender: person.gender,
    genderType,
    age: person.age,
    city: person.city,
    country: person.country,
    languages: person.languages,
    createdAt,
    headline: byLanguage(texts.headline),
    about: byLanguage(texts.about),
    moods: texts.moods,
    tags: texts.tags,
    prices,
    basePriceVideo: override.basePriceVideo ?? null,
    freeMessages: override.freeMessages ?? random.int(0, 5),
    isVip: override.isVip ?? false,
    isVoyeurChatAvailable: prices.voyeur !== null,
    isToyControlAvailable: prices.toyControl !== null,
    isVoiceCallAvailable: prices.voiceCall !== null,
    freeChat: random.chance(0.2),
    nextShowAt: showOf(random, slug, override.nextShowAt),
    ratings: override.ratings ?? ratingsOf(random),
    pinnedCount: override.pinnedCount ?? random.int(20, 3900),
    pictureSeed,
    bannerSeed: `${pictureSeed}-banner`,
    bannedCountryCodes: !(slug in overrides) && random.chance(0.08) ? [random.pick(['AT', 'BE', 'CH', 'NL'])] : [],
    hours: weekOf(random, texts.moods.includes('late')),
  };
}

/** The things in performers' hands in their portraits, by theme. */
const propOfTheme: Partial<Record<Person['theme'], Prop>> = {
  accordion: 'accordion',
  bees: 'jar',
  cats: 'yarn',
  cello: 'cello',
  cheese: 'jar',
  clocks: 'clock',
  crosswords: 'book',
  drums: 'sticks',
  glass: 'lantern',
  idioms: 'book',
  juggling: 'balls',
  knitting: 'yarn',
  lighthouse: 'lantern',
  maps: 'map',
  mushrooms: 'cup',
  numbers: 'cup',
  paper: 'book',
  prints: 'brush',
  puppets: 'brush',
  radio: 'microphone',
  rowing: 'oar',
  spices: 'jar',
};

/**
 * The slug with what the person holds, and with a number if the person drawn for that alone does not match gender and age; for a couple
 * the seeds of both.
 */
function pictureSeedOf({ name, gender, age, theme }: Person, slug: string, type: GenderType): string {
  const prop = propOfTheme[theme];
  const base = prop === undefined ? slug : `${slug}-with-${prop}`;
  const ages = { age: age < 35 ? 'young' : age < 50 ? 'grown' : 'silver' } as const;
  const buildOf = (letter: string) => (letter === 'M' ? 'broad' : 'soft');
  if (gender === 'F' || gender === 'M') return seedFor(base, { ...ages, build: buildOf(gender) });
  if (gender === 'N') return seedFor(base, ages);
  const names = name.split(' & ').map((each) => performerSlug(each));
  return names.map((each, at) => seedFor(each, { ...ages, build: buildOf(type.charAt(at)) })).join('-and-');
}

function plainType(gender: Person['gender']): GenderType {
  return gender === 'C' ? 'FM' : gender === 'N' ? 'S' : gender;
}

/** Draws an evening for every third performer, though only those whose show has texts get one. */
function showOf(random: Random, slug: string, given: string | undefined): string | null {
  const evening = given ?? (random.chance(0.35) ? eveningIn(random, random.int(1, 14)) : null);
  return withShow.has(slug) ? evening : null;
}

/** Some have so few ratings that tiles show no rate. */
function ratingsOf(random: Random): PerformerRow['ratings'] {
  const count = random.chance(0.15) ? random.int(1, 9) : random.int(12, 640);
  return { count, satisfactionRate: random.int(78, 99) };
}

function onlineIndexes(random: Random, { people, liveRow, online }: PeopleGroup): ReadonlySet<number> {
  const indexes = people.map((_, index) => index);
  const others = random.shuffled(indexes.slice(liveRow)).slice(0, online - liveRow);
  return new Set([...indexes.slice(0, liveRow), ...others]);
}
