import { seedFor } from '@lounge/art';
import { performerSlug } from '@lounge/locale';
import { byLanguage } from './four.ts';
import { weekOf } from './hours.ts';
import { daysBefore, eveningIn } from './moments.ts';
import { particulars } from './particulars.ts';
import type { Person } from './people.ts';
import { people } from './people.ts';
import { pricesFor } from './prices.ts';
import type { Random } from './random.ts';
import { randomOf } from './random.ts';
import type { GenderType, PerformerRow } from './rows.ts';
import type { Words } from './words.ts';
import { writerOf } from './words.ts';

const firstId = 101;
const onlineAtStart = 42;
/** The first ones fill the live row of the start page. */
const liveRow = 9;

/** All performers, made from a seed. */
export function performerRows(seed: number): PerformerRow[] {
  const write = writerOf(randomOf(`${seed}/words`));
  const online = onlineIndexes(randomOf(`${seed}/online`));
  const circles = recommendations(randomOf(`${seed}/circles`));
  return people.map((person, index) => {
    const slug = performerSlug(person.name);
    const words = write(person, slug);
    const row = rowOf(randomOf(`${seed}/performers/${slug}`), person, slug, words);
    return { id: firstId + index, ...row, isOnline: online.has(index), recommendedIds: circles[index] ?? [] };
  });
}

type OwnFields = Omit<PerformerRow, 'id' | 'isOnline' | 'recommendedIds'>;

function rowOf(random: Random, person: Person, slug: string, words: Words): OwnFields {
  const particular = particulars[slug] ?? {};
  const prices = pricesFor(random, person.price * 100, particular);
  const pictureSeed = pictureSeedOf(person, slug);
  const createdAt = particular.createdAt ?? daysBefore(random, random.int(45, 1500));
  return {
    name: person.name,
    slug,
    gender: person.gender,
    genderType: particular.genderType ?? plainType(person.gender),
    age: person.age,
    city: person.city,
    country: person.country,
    languages: person.languages,
    createdAt,
    headline: byLanguage(words.headline),
    about: byLanguage(words.about),
    moods: words.moods,
    tags: words.tags,
    prices,
    basePriceVideo: particular.basePriceVideo ?? null,
    freeMessages: particular.freeMessages ?? random.int(0, 5),
    isVip: particular.isVip ?? false,
    isVoyeurChatAvailable: prices.voyeur !== null,
    isToyControlAvailable: prices.toyControl !== null,
    isVoiceCallAvailable: prices.voiceCall !== null,
    freeChat: random.chance(0.2),
    nextShowAt: particular.nextShowAt ?? (random.chance(0.35) ? eveningIn(random, random.int(1, 14)) : null),
    ratings: particular.ratings ?? ratingsOf(random),
    pinnedCount: particular.pinnedCount ?? random.int(20, 3900),
    pictureSeed,
    bannerSeed: `${pictureSeed}-banner`,
    bannedCountryCodes: !(slug in particulars) && random.chance(0.08) ? [random.pick(['AT', 'BE', 'CH', 'NL'])] : [],
    hours: weekOf(random, words.moods.includes('late')),
  };
}

/** The slug, numbered where only another drawn person fits the gender and the age; pictures of a couple show one of the two. */
function pictureSeedOf({ gender, age }: Person, slug: string): string {
  const ages = { age: age < 35 ? 'young' : age < 50 ? 'grown' : 'silver' } as const;
  if (gender === 'F') return seedFor(slug, { ...ages, build: 'soft' });
  return seedFor(slug, gender === 'M' ? { ...ages, build: 'broad' } : ages);
}

function plainType(gender: Person['gender']): GenderType {
  return gender === 'C' ? 'FM' : gender === 'N' ? 'S' : gender;
}

/** Some are rated so rarely that a tile shows no rate. */
function ratingsOf(random: Random): PerformerRow['ratings'] {
  const count = random.chance(0.15) ? random.int(1, 9) : random.int(12, 640);
  return { count, satisfactionRate: random.int(78, 99) };
}

function onlineIndexes(random: Random): ReadonlySet<number> {
  const live = people.slice(0, liveRow).map((_, index) => index);
  const others = people.map((_, index) => index).slice(liveRow);
  return new Set([...live, ...random.shuffled(others).slice(0, onlineAtStart - liveRow)]);
}

/** Six others for each, by chance. */
function recommendations(random: Random): number[][] {
  const ids = people.map((_, index) => firstId + index);
  return ids.map((own) => random.shuffled(ids.filter((id) => id !== own)).slice(0, 6));
}
