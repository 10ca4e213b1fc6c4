import { clipSceneOf, type Brand, type ClipScene } from '@lounge/art';
import { performerClips } from './performer-clips.ts';

/** The clips of each brand, named after their subjects. */
export const clipNames = ['curtain', 'leaves', 'bloom', 'dunes'] as const satisfies readonly ClipScene[];

/** A clip of either brand. */
export type ClipName = (typeof clipNames)[number];

/** The folder of performers' own clips, which are the same for both brands; each is named after the seed of its performer's portrait. */
export const performersFolder = 'performers';

/** The own clip of the performer whose portrait has this seed. */
export type PerformerClip = `${typeof performersFolder}/${string}`;

/** Whether a text names a clip: one of each brand's, or a performer's that was made. */
export const isClip = (text: string): text is ClipName | PerformerClip =>
  clipNames.some((name) => name === text) ||
  (text.startsWith(`${performersFolder}/`) && performerClips.has(text.slice(performersFolder.length + 1)));

/** The folder of a clip in the style of a brand, relative to that of all clips. */
export const folderOf = (brand: Brand, clip: ClipName | PerformerClip): string =>
  clip.startsWith(`${performersFolder}/`) ? clip : `${brand}/${clip}`;

const numberOf = (text: string): number =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).reduce((sum, code) => sum + code, 0);

/** Whose sound a clip has: those of performers share the sounds of the others. */
export const soundNameOf = (clip: ClipName | PerformerClip): ClipName =>
  clipNames.find((name) => name === clip) ?? clipNames[numberOf(clip) % clipNames.length] ?? clipNames[0];

/** The file of a clip's sound for WebRTC, relative to the folder of all clips. */
export const soundFileOf = (clip: ClipName | PerformerClip): string => `sounds/${soundNameOf(clip)}.ogg`;

/** The live picture of a performer: the own clip, or, as long as that is not made, always the same one of the others. */
export const clipOfPerformer = (id: number, pictureSeed: string): ClipName | PerformerClip =>
  performerClips.has(pictureSeed)
    ? `${performersFolder}/${pictureSeed}`
    : (clipNames[id % clipNames.length] ?? clipNames[0]);

/** The renditions of a clip, best first: size in pixels, bandwidth in bits per second. */
export const qualities = [
  { name: '360p', width: 640, height: 360, bandwidth: 450_000 },
  { name: '180p', width: 320, height: 180, bandwidth: 200_000 },
] as const;

/** The name of a quality. */
export type QualityName = (typeof qualities)[number]['name'];

/**
 * The segments of a loop and their parts, which a live stream publishes one by one. Every second part begins with a key frame. A loop has a
 * whole number of video and audio frames.
 */
export const clipFormat = {
  segmentSeconds: 4,
  segments: 2,
  framesPerSecond: 25,
  partMs: 400,
  partsInSegment: 10,
  partsInKeyInterval: 2,
} as const;

/** How large clips may be, in bytes: those of both brands together, and each performer's. */
export const clipsLimits = { shared: 8_000_000, performer: 500_000 } as const;

/** The length of a loop in seconds. */
export const loopSeconds = clipFormat.segmentSeconds * clipFormat.segments;

/** The codecs of every quality, in the syntax of playlists. */
export const codecs = 'avc1.4d401f,mp4a.40.2';

/** The clip of a video, which shows the scene and the palette of its pictures; `previewSeed` is that of the first one. */
export const clipFor = (previewSeed: string): ClipName => clipSceneOf(previewSeed);
