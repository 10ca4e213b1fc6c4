import { flowerTulipFill } from '../icons/paths/flower-tulip-fill.ts';
import { handsClappingFill } from '../icons/paths/hands-clapping-fill.ts';
import { heartFill } from '../icons/paths/heart-fill.ts';
import { musicNotesFill } from '../icons/paths/music-notes-fill.ts';
import { smileyFill } from '../icons/paths/smiley-fill.ts';
import { sparkleFill } from '../icons/paths/sparkle-fill.ts';

/** The reactions of a live chat, in display order. */
export const reactionKinds = ['heart', 'applause', 'smile', 'flower', 'sparkle', 'music'] as const;

/** A reaction of a live chat. */
export type ReactionKind = (typeof reactionKinds)[number];

/** The icon of each reaction. */
export const reactionIcons: Readonly<Record<ReactionKind, string>> = {
  heart: heartFill,
  applause: handsClappingFill,
  smile: smileyFill,
  flower: flowerTulipFill,
  sparkle: sparkleFill,
  music: musicNotesFill,
};

/** A reaction that somebody sent. */
export interface SentReaction {
  /** Identity; each is shown and announced once. */
  id: string;
  kind: ReactionKind;
  /** The name of who sent it; none for the guest's own. */
  from?: string | undefined;
  /** A word with it, in place of the reaction's own name. */
  message?: string | undefined;
}

/** How long a reaction rises, in milliseconds. */
export const risingMs = 3000;

/** How many rise at once; of more, the oldest leave early. */
export const risingCount = 12;

/** The reactions that rise now, and the ids that have risen. */
export interface Rising {
  readonly known: ReadonlySet<string>;
  readonly shown: readonly SentReaction[];
}

/** Nothing rises of what was there before the guest came. */
export const risenBefore = (reactions: readonly SentReaction[]): Rising => ({
  known: new Set(reactions.map(({ id }) => id)),
  shown: [],
});

/** Adds the reactions that are not known yet. Returns the same value if there are none. */
export function rise(before: Rising, reactions: readonly SentReaction[]): Rising {
  const added = reactions.filter(({ id }) => !before.known.has(id));
  if (added.length === 0) return before;
  return {
    known: new Set([...before.known, ...added.map(({ id }) => id)]),
    shown: [...before.shown, ...added].slice(-risingCount),
  };
}

/** Removes reactions that have risen. */
export const risen = (before: Rising, ids: readonly string[]): Rising => ({
  ...before,
  shown: before.shown.filter(({ id }) => !ids.includes(id)),
});

/** The lane of a reaction, 0 to 4, by its id, so that several beside each other rise apart. */
export const laneOf = (id: string): number =>
  Array.from(id).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 5;
