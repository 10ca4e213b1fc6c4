import type { TranslationTuple } from './translations.ts';
import { joinTranslations } from './translations.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import { deckOf } from './random.ts';
import { closings } from './texts/closings.ts';
import { coupleWords } from './texts/couples.ts';
import { habits } from './texts/habits.ts';
import { themes } from './texts/themes.ts';

/** The texts about a performer. */
export interface PerformerTexts {
  readonly headline: TranslationTuple;
  readonly about: TranslationTuple;
  readonly moods: readonly string[];
  readonly tags: readonly string[];
}

/** All moods of performers. */
const moodKeys: readonly string[] = ['calm', 'curious', 'gentle', 'late', 'playful', 'talkative', 'warm', 'witty'];

/** All topics of performers besides the keys of themes. */
const topicKeys: readonly string[] = [
  'art',
  'books',
  'craft',
  'dance',
  'games',
  'kitchen',
  'languages',
  'music',
  'outdoors',
  'stage',
  'travel',
  'wellbeing',
];

/**
 * Returns a generator of texts for performers: the theme's next voice, then a habit, an invitation or both. Habits and
 * invitations repeat only after all were used.
 */
export function textGenerator(random: Random): (person: Person, slug: string) => PerformerTexts {
  const nextHabit = deckOf(random, habits.slice(1));
  const nextClosing = deckOf(random, closings);
  const usedVoices = new Map<string, number>();
  return (person, slug) => {
    if (person.theme === 'couple') return textsOfCouple(random, slug);
    const theme = themes[person.theme];
    const used = usedVoices.get(person.theme) ?? 0;
    const voice = theme.voices[used];
    if (!voice) throw new RangeError(`The theme "${person.theme}" has two voices, and ${slug} would be its third.`);
    usedVoices.set(person.theme, used + 1);
    const habit = slug === 'mirela' ? habits[0] : undefined;
    const rest = habit ? [habit] : random.pick([[nextHabit()], [nextHabit(), nextClosing()], [nextClosing()]]);
    return {
      headline: voice.headline,
      about: joinTranslations([voice.opening, ...rest]),
      ...keysOf(random, theme.tags, person.theme),
    };
  };
}

function textsOfCouple(random: Random, slug: string): PerformerTexts {
  const texts = coupleWords[slug];
  if (!texts) throw new RangeError(`The couple ${slug} has no texts in coupleWords.`);
  return { headline: texts.headline, about: texts.about, ...keysOf(random, texts.tags, 'couple') };
}

function keysOf(random: Random, tags: readonly string[], theme: string): Pick<PerformerTexts, 'moods' | 'tags'> {
  const moods = tags.filter((tag) => moodKeys.includes(tag));
  const more = random
    .shuffled(moodKeys.filter((mood) => !moods.includes(mood)))
    .slice(0, 2 - Math.min(1, moods.length));
  return { moods: [...moods, ...more], tags: [theme, ...tags.filter((tag) => topicKeys.includes(tag))] };
}
