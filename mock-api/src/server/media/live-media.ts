import { clipFormat, loopSeconds } from '../../media/clips.ts';
import { boxesOf, type Mp4Box } from '../../media/mp4-boxes.ts';
import type { LiveFile } from './live-requests.ts';

const { partsInSegment, segments: segmentsInLoop } = clipFormat;

const within = (bytes: Uint8Array, { content, end }: Mp4Box, type: string): readonly Mp4Box[] =>
  boxesOf(bytes, content, end).filter((each) => each.type === type);

/** Where the head of a fragment begins a track: the track's number, and the place of its time, which has 64 bits. */
interface TrackTime {
  readonly track: number;
  readonly at: number;
}

const trackTimesOf = (bytes: Buffer, fragment: Mp4Box): readonly TrackTime[] =>
  within(bytes, fragment, 'traf').flatMap((traf) => {
    const [header] = within(bytes, traf, 'tfhd');
    const [time] = within(bytes, traf, 'tfdt');
    if (header === undefined || time === undefined || bytes[time.content] !== 1)
      throw new Error('A fragment of a clip has no time of 64 bits.');
    // Both boxes begin with their version and flags.
    return [{ track: bytes.readUInt32BE(header.content + 4), at: time.content + 4 }];
  });

/** The ticks per second of each track, from the head of a clip's fragments. */
export const timescalesOf = (head: Buffer): ReadonlyMap<number, number> => {
  const [movie] = boxesOf(head).filter(({ type }) => type === 'moov');
  const tracks = movie === undefined ? [] : within(head, movie, 'trak');
  return new Map(
    tracks.flatMap((track) => {
      const [header] = within(head, track, 'tkhd');
      const [media] = within(head, track, 'mdia');
      const [mediaHeader] = media === undefined ? [] : within(head, media, 'mdhd');
      if (header === undefined || mediaHeader === undefined) return [];
      const longer = (box: Mp4Box): number => (head[box.content] === 1 ? 8 : 0);
      const id = head.readUInt32BE(header.content + 12 + longer(header));
      return [[id, head.readUInt32BE(mediaHeader.content + 12 + longer(mediaHeader))] as const];
    }),
  );
};

/** The number of a segment in its loop. */
export const segmentInLoop = ({ position }: LiveFile): number => position.segment % segmentsInLoop;

/**
 * The bytes of a segment or of one of its parts: those of the loop, in the time of their repetition. `segment` is the file of the loop,
 * `timescales` those of its tracks.
 */
export const liveBytes = (
  { kind, position }: LiveFile,
  segment: Buffer,
  timescales: ReadonlyMap<number, number>,
): Buffer => {
  const fragments = boxesOf(segment).filter(({ type }) => type === 'moof');
  const startOf = (part: number): number => fragments[part]?.start ?? segment.length;
  const [first, last] = kind === 'part' ? [position.part, position.part] : [0, partsInSegment - 1];
  const from = startOf(first);
  const bytes = Buffer.from(segment.subarray(from, startOf(last + 1)));
  const seconds = BigInt(Math.floor(position.segment / segmentsInLoop) * loopSeconds);
  for (const fragment of fragments.slice(first, last + 1)) {
    for (const { track, at } of trackTimesOf(segment, fragment)) {
      const ticks = segment.readBigUInt64BE(at) + seconds * BigInt(timescales.get(track) ?? 0);
      bytes.writeBigUInt64BE(ticks, at - from);
    }
  }
  return bytes;
};
