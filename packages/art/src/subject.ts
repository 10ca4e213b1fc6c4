import type { PictureKind } from './scene.ts';
import { pick, randomFrom } from './random.ts';

/** The subjects of pictures. */
export const subjects = ['bust', 'bloom', 'dunes', 'room', 'curtain', 'leaves'] as const;

/** The subject of a picture. */
export type Subject = (typeof subjects)[number];

/**
 * The subject of a seed in a kind of picture. A seed such as `room-17` shows the subject that it names; otherwise portraits, avatars and
 * banners show the seed's person, and a still any subject.
 */
export function subjectOf(kind: PictureKind, seed: string): Subject {
  const named = subjects.find((each) => seed.startsWith(`${each}-`));
  if (named && kind !== 'avatar') return named;
  if (kind !== 'still') return 'bust';
  return pick(randomFrom(`${seed}:subject`), subjects);
}
