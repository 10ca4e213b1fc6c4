import type { Subject } from '@lounge/art';

/** The clips of each brand, by what they show. */
export const clipNames = ['curtain', 'leaves', 'bloom', 'dunes'] as const;

/** A clip of either brand. */
export type ClipName = (typeof clipNames)[number];

/** What a clip may be played in, best first: height in pixels, and what it asks of a line in bits a second. */
export const qualities = [
  { name: '360p', width: 640, height: 360, bandwidth: 320_000 },
  { name: '180p', width: 320, height: 180, bandwidth: 130_000 },
] as const;

/** The name of a quality. */
export type QualityName = (typeof qualities)[number]['name'];

/** A loop is so many segments of so many seconds; both divide into whole frames of picture and sound. */
export const clipFormat = { segmentSeconds: 4, segments: 2, framesPerSecond: 25 } as const;

/** How long a loop lasts. */
export const loopSeconds = clipFormat.segmentSeconds * clipFormat.segments;

/** Codecs of every quality, as playlists name them. */
export const codecs = 'avc1.4d401f,mp4a.40.2';

const clipOfSubject: Readonly<Record<Subject, ClipName>> = {
  curtain: 'curtain',
  leaves: 'leaves',
  bloom: 'bloom',
  dunes: 'dunes',
  bust: 'curtain',
  room: 'leaves',
};

/** The clip that goes with what a picture shows. */
export const clipFor = (subject: Subject): ClipName => clipOfSubject[subject];
