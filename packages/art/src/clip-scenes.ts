import { hashOf } from './random.ts';
import { subjectOf } from './subject.ts';

/** The scenes that move, each with the seed that its clip is drawn from. */
export const clipSeeds = {
  curtain: 'curtain-clip-1',
  leaves: 'leaves-clip-2',
  bloom: 'bloom-clip-3',
  dunes: 'dunes-clip-4',
} as const;

/** A scene that moves. */
export type ClipScene = keyof typeof clipSeeds;

const scenes = Object.keys(clipSeeds) as [ClipScene, ...ClipScene[]];

const isScene = (subject: string): subject is ClipScene => Object.hasOwn(clipSeeds, subject);

/** The seed of a video's first picture, as its further ones are `x-2` and so on. */
const firstOf = (seed: string): string => seed.replace(/(-video-\d+)-\d+$/, '$1');

/** The scene of the clip that a video with these pictures plays: that of the picture, else the curtain of a room, and any behind a person. */
export function clipSceneOf(seed: string): ClipScene {
  const first = firstOf(seed);
  const subject = subjectOf('still', first);
  if (isScene(subject)) return subject;
  return subject === 'room' ? 'curtain' : (scenes[hashOf(`${first}:clip`) % scenes.length] ?? 'curtain');
}

/** Whether a seed is that of a picture of a video or of a recorded chat, which have a clip. */
export const hasClip = (seed: string): boolean => /-video-\d+(?:-\d+)?$|^(?:[a-z]+-)?chat-\d/.test(seed);
