import type { Subject } from '@lounge/art';

/** The clips of each brand, named after their subjects. */
export const clipNames = ['curtain', 'leaves', 'bloom', 'dunes'] as const;

/** A clip of either brand. */
export type ClipName = (typeof clipNames)[number];

/** The renditions of a clip, best first: size in pixels, bandwidth in bits per second. */
export const qualities = [
  { name: '360p', width: 640, height: 360, bandwidth: 450_000 },
  { name: '180p', width: 320, height: 180, bandwidth: 200_000 },
] as const;

/** The name of a quality. */
export type QualityName = (typeof qualities)[number]['name'];

/**
 * How a loop is divided into segments, and these into parts, which a live stream publishes one by one. Pictures begin anew, with a key
 * frame, at every second part. A loop has a whole number of video and audio frames.
 */
export const clipFormat = {
  segmentSeconds: 4,
  segments: 2,
  framesPerSecond: 25,
  partMs: 400,
  partsInSegment: 10,
  partsInKeyInterval: 2,
} as const;

/** The length of a loop in seconds. */
export const loopSeconds = clipFormat.segmentSeconds * clipFormat.segments;

/** The codecs of every quality, in the syntax of playlists. */
export const codecs = 'avc1.4d401f,mp4a.40.2';

const clipOfSubject: Readonly<Record<Subject, ClipName>> = {
  curtain: 'curtain',
  leaves: 'leaves',
  bloom: 'bloom',
  dunes: 'dunes',
  bust: 'curtain',
  room: 'leaves',
};

/** The clip for the subject of a picture. */
export const clipFor = (subject: Subject): ClipName => clipOfSubject[subject];
