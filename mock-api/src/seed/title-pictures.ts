import type { Subject } from '@lounge/art';

/** The scenes that fit words of an English title, the best first. A title without any of the words fits every scene. */
const scenesOfWords: readonly (readonly [words: RegExp, scenes: readonly Subject[]])[] = [
  [/\b(?:curtain|stage|theatre|cinema|ballroom|bandstand)\b/i, ['curtain', 'room']],
  [/\b(?:orchids?|roses?|blossoms?|flowers?)\b/i, ['bloom', 'leaves']],
  [/\b(?:gardens?|greenhouse|orchard|vineyard|palms?|trees?|woods)\b/i, ['leaves', 'bloom']],
  [/\b(?:dunes?|coast|beach|shore|lake|mountain|hill|harbour|jetty|river|road|bridge|windmill)\b/i, ['dunes']],
  [
    /\b(?:room|kitchen|library|attic|studio|corridor|workshop|corner|shop|pantry|loft|bakery|armchair)\b/i,
    ['room', 'curtain'],
  ],
];

const colourWords = [
  [/\byellow\b/i, 'yellow'],
  [/\bred\b/i, 'red'],
  [/\bgreen\b/i, 'green'],
  [/\bblue\b/i, 'blue'],
] as const;

/** The colour that an English title names; null without one. */
export const colourOfTitle = (title: string): (typeof colourWords)[number][1] | null =>
  colourWords.find(([word]) => word.test(title))?.[1] ?? null;

/**
 * The subject of a picture under a title: the one that was drawn by chance, unless the title names another place. A person fits all places,
 * but is in none of their colours. `allowed` are the scenes to choose from.
 */
export const subjectFitting = (title: string, drawn: Subject, allowed: readonly Subject[]): Subject => {
  const named = scenesOfWords.find(([words]) => words.test(title))?.[1] ?? allowed;
  const fitting = named.filter((scene) => allowed.includes(scene));
  if (drawn === 'bust' && colourOfTitle(title) === null) return drawn;
  return fitting.includes(drawn) && drawn !== 'bust' ? drawn : (fitting.find((scene) => scene !== 'bust') ?? drawn);
};

/** The beginning of a seed: its subject, and the colour that the title names. */
export const seedStart = (title: string, subject: Subject): string => {
  const colour = colourOfTitle(title);
  return colour === null ? subject : `${subject}-${colour}`;
};
