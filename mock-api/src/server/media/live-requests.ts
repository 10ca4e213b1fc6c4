import { reject } from '../../dispatch/handler.ts';
import { clipFormat, qualities, type QualityName } from '../../media/clips.ts';
import type { MediaSpan } from '../../media/DeliveredMedia.ts';
import { completeAt, liveEdge, type LivePosition } from './live-playlist.ts';

const { partMs, partsInSegment } = clipFormat;

/** Up to this age segments and parts of a stream are served, in milliseconds; a player that paused begins at the edge again. */
const maxAgeMs = 60_000;
/** A part may be asked for this long before it is complete: the one in the hint, and the one after it. */
const maxEarlyMs = 2 * partMs;

const numberPattern = /^\d{1,12}$/;

const numberOf = (text: string, field: string): number =>
  numberPattern.test(text) ? Number(text) : reject('malformed', field);

/**
 * The time of the answer to `_HLS_msn` and `_HLS_part`: when the playlist has that segment or part; null for at once. Rejects invalid
 * numbers, a part without its segment, and positions after the next segment.
 */
export const playlistDueAt = (fields: Readonly<Record<string, string>>, now: number): number | null => {
  const { _HLS_msn: segmentText, _HLS_part: partText } = fields;
  if (segmentText === undefined) return partText === undefined ? null : reject('malformed', '_HLS_part');
  const segment = numberOf(segmentText, '_HLS_msn');
  const part = partText === undefined ? partsInSegment - 1 : numberOf(partText, '_HLS_part');
  // A part after the last one of its segment is the first one of the next.
  const position = part < partsInSegment ? { segment, part } : { segment: segment + 1, part: 0 };
  if (position.segment > liveEdge(now).segment + 1) reject('malformed', '_HLS_msn');
  const due = completeAt(position);
  return due <= now ? null : due;
};

/** A file of a stream: the head of its fragments, a whole segment, or one part. */
export interface LiveFile {
  readonly quality: QualityName;
  readonly kind: 'head' | 'segment' | 'part';
  readonly position: LivePosition;
}

const filePattern = new RegExp(
  String.raw`^(${qualities.map(({ name }) => name).join('|')})/(init\.mp4|(\d{1,12})(?:\.(\d))?\.m4s)$`,
);

/** Parses the name of a stream's file. Returns null for other names. */
export const parseLiveFile = (file: string): LiveFile | null => {
  const [, name, last, segmentText, partText] = filePattern.exec(file) ?? [];
  const quality = qualities.find((each) => each.name === name)?.name;
  if (quality === undefined) return null;
  const position = { segment: Number(segmentText ?? 0), part: Number(partText ?? partsInSegment - 1) };
  const kind = last === 'init.mp4' ? 'head' : partText === undefined ? 'segment' : 'part';
  return { quality, kind, position };
};

/** The part of the stream's timeline that a segment or one of its parts shows. */
export const spanOf = ({ kind, position }: LiveFile): MediaSpan => {
  const to = completeAt(position);
  return { from: to - (kind === 'part' ? partMs : partMs * partsInSegment), to };
};

/** When a file of a stream is answered; null for at once. Rejects what is over and what is far ahead. */
export const fileDueAt = ({ kind, position }: LiveFile, now: number): number | null => {
  if (kind === 'head') return null;
  const due = completeAt(position);
  if (due > now + maxEarlyMs || due < now - maxAgeMs) reject('unknown');
  return due <= now ? null : due;
};
