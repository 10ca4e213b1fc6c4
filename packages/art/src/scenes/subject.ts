import type { PictureKind } from '../scene.ts';
import { pick, randomFrom } from '../random.ts';

/** Everything a picture can show. */
export const subjects = ['bust', 'bloom', 'dunes', 'room', 'curtain', 'leaves'] as const;

/** What a picture shows. */
export type Subject = (typeof subjects)[number];

/**
 * What a seed shows in a kind of picture. A seed that begins with a subject's name and a hyphen (`room-17`) says so
 * itself; otherwise portraits, avatars and banners show the seed's person, and a still shows any subject.
 * Cheap, draws nothing.
 */
export function subjectOf(kind: PictureKind, seed: string): Subject {
  const named = subjects.find((each) => seed.startsWith(`${each}-`));
  if (named && kind !== 'avatar') return named;
  if (kind !== 'still') return 'bust';
  return pick(randomFrom(`${seed}:subject`), subjects);
}
