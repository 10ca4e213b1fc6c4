import { seedFor } from '@lounge/art';
import { performerSlug } from '@lounge/locale';
import { byLanguage } from './translations.ts';
import { weekOf } from './hours.ts';
import { daysBefore, eveningIn } from './moments.ts';
import { overrides } from './overrides.ts';
import type { Person } from './people.ts';
import { people } from './people.ts';
import { pricesFor } from './prices.ts';
import type { Random } from './random.ts';
import { randomOf } from './random.ts';
import type { GenderType, PerformerRow } from './rows.ts';
import { fixedShows } from './texts/show-texts.ts';
import type { PerformerTexts } from './words.ts';
import { textGenerator } from './words.ts';

const firstId = 101;
const onlineAtStart = 42;
/** Number of performers in the live row of the start page. */
const liveRow = 9;

const withShow = new Set(fixedShows.map(({ slug }) => slug));

/** Generates all performers from a seed. */
export function performerRows(seed: number): PerformerRow[] {
  const nextTexts = textGenerator(randomOf(`${seed}/words`));
  const online = onlineIndexes(randomOf(`${seed}/online`));
  const recommended = recommendations(randomOf(`${seed}/circles`));
  return people.map((person, index) => {
    const slug = performerSlug(person.name);
    const texts = nextTexts(person, slug);
    const row = rowOf(randomOf(`${seed}/performers/${slug}`), person, slug, texts);
    return { id: firstId + index, ...row, isOnline: online.has(index), recommendedIds: recommended[index] ?? [] };
  });
}

type OwnFields = Omit<PerformerRow, 'id' | 'isOnline' | 'recommendedIds'>;

function rowOf(random: Random, person: Person, slug: string, texts: PerformerTexts): OwnFields {
  const override = overrides[slug] ?? {};
  const prices = pricesFor(random, person.price * 100, override);
  const pictureSeed = pictureSeedOf(person, slug);
  const createdAt = override.createdAt ?? daysBefore(random, random.int(45, 1500));
  return {
    name: person.name,
    slug,
    gender: person.gender,
    genderType: override.genderType ?? plainType(person.gender),
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

/** The slug, with a number if the drawn person of the slug alone does not match gender and age. Pictures of a couple show one of the two. */
function pictureSeedOf({ gender, age }: Person, slug: string): string {
  const ages = { age: age < 35 ? 'young' : age < 50 ? 'grown' : 'silver' } as const;
  if (gender === 'F') return seedFor(slug, { ...ages, build: 'soft' });
  return seedFor(slug, gender === 'M' ? { ...ages, build: 'broad' } : ages);
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

function onlineIndexes(random: Random): ReadonlySet<number> {
  const live = people.slice(0, liveRow).map((_, index) => index);
  const others = people.map((_, index) => index).slice(liveRow);
  return new Set([...live, ...random.shuffled(others).slice(0, onlineAtStart - liveRow)]);
}

/** Six random others for each performer. */
function recommendations(random: Random): number[][] {
  const ids = people.map((_, index) => firstId + index);
  return ids.map((performerId) => random.shuffled(ids.filter((id) => id !== performerId)).slice(0, 6));
}
