import type { Four } from './four.ts';
import { joined } from './four.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import { deckOf } from './random.ts';
import { closings } from './texts/closings.ts';
import { coupleWords } from './texts/couples.ts';
import { habits } from './texts/habits.ts';
import { themes } from './texts/themes.ts';

/** The words about one performer. */
export interface Words {
  readonly headline: Four;
  readonly about: Four;
  readonly moods: readonly string[];
  readonly tags: readonly string[];
}

/** Every mood that a performer may have. */
export const moodKeys: readonly string[] = [
  'calm',
  'curious',
  'gentle',
  'late',
  'playful',
  'talkative',
  'warm',
  'witty',
];

/** Every topic that a performer may have, beside the key of the theme. */
export const topicKeys: readonly string[] = [
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
 * A writer who gives each person words of their own: the theme's next voice, then a habit, an invitation or both, none of
 * which comes again before all were used.
 */
export function writerOf(random: Random): (person: Person, slug: string) => Words {
  const nextHabit = deckOf(random, habits.slice(1));
  const nextClosing = deckOf(random, closings);
  const usedVoices = new Map<string, number>();
  return (person, slug) => {
    if (person.theme === 'couple') return wordsOfCouple(random, slug);
    const theme = themes[person.theme];
    const used = usedVoices.get(person.theme) ?? 0;
    const voice = theme.voices[used];
    if (!voice) throw new RangeError(`The theme "${person.theme}" has two voices, and ${slug} would be its third.`);
    usedVoices.set(person.theme, used + 1);
    const habit = slug === 'mirela' ? habits[0] : undefined;
    const rest = habit ? [habit] : random.pick([[nextHabit()], [nextHabit(), nextClosing()], [nextClosing()]]);
    return {
      headline: voice.headline,
      about: joined([voice.opening, ...rest]),
      ...keysOf(random, theme.tags, person.theme),
    };
  };
}

function wordsOfCouple(random: Random, slug: string): Words {
  const words = coupleWords[slug];
  if (!words) throw new RangeError(`The couple ${slug} has no words in coupleWords.`);
  return { headline: words.headline, about: words.about, ...keysOf(random, words.tags, 'couple') };
}

function keysOf(random: Random, tags: readonly string[], theme: string): Pick<Words, 'moods' | 'tags'> {
  const moods = tags.filter((tag) => moodKeys.includes(tag));
  const more = random
    .shuffled(moodKeys.filter((mood) => !moods.includes(mood)))
    .slice(0, 2 - Math.min(1, moods.length));
  return { moods: [...moods, ...more], tags: [theme, ...tags.filter((tag) => topicKeys.includes(tag))] };
}
