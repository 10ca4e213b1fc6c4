import type { PictureKind } from './scene.ts';
import { pick, randomFrom } from './random.ts';

/** The subjects of pictures. */
export const subjects = ['bust', 'bloom', 'dunes', 'room', 'curtain', 'leaves'] as const;

/** The subject of a picture. */
export type Subject = (typeof subjects)[number];

/**
 * The subject of a seed in a kind of picture. A seed that begins with a subject's name and a hyphen (`room-17`) shows that
 * subject; otherwise portraits, avatars and banners show the seed's person, and a still shows any subject.
 * Cheap, as it draws nothing.
 */
export function subjectOf(kind: PictureKind, seed: string): Subject {
  const named = subjects.find((each) => seed.startsWith(`${each}-`));
  if (named && kind !== 'avatar') return named;
  if (kind !== 'still') return 'bust';
  return pick(randomFrom(`${seed}:subject`), subjects);
}
