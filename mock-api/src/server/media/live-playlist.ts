import { clipFormat, qualities, type QualityName } from '../../media/clips.ts';

const { segmentSeconds, partMs, partsInSegment, partsInKeyInterval } = clipFormat;
const partSeconds = partMs / 1000;

/** Complete segments in a live playlist; players may start three target durations before its end. */
const liveWindow = 4;
/** Segments before the edge whose parts are listed too: three target durations. */
const segmentsWithParts = 3;
/** How far from the edge a player stays, in parts: the least that the protocol allows. */
const partsHeldBack = 3;

/** A position in a live stream, which is an endless repetition of its loop since 1970. */
export interface LivePosition {
  /** The number of the segment. */
  readonly segment: number;
  /** The number of the part in its segment. */
  readonly part: number;
}

const positionOf = (parts: number): LivePosition => ({
  segment: Math.floor(parts / partsInSegment),
  part: parts % partsInSegment,
});

/** The part that is being recorded at `now`, in milliseconds since 1970: all before it are complete. */
export const liveEdge = (now: number): LivePosition => positionOf(Math.floor(now / partMs));

/** When a part is complete, in milliseconds since 1970. */
export const completeAt = ({ segment, part }: LivePosition): number => (segment * partsInSegment + part + 1) * partMs;

/** The address of a part, relative to its playlist. */
const partFile = (quality: QualityName, { segment, part }: LivePosition): string => `${quality}/${segment}.${part}.m4s`;

const timeOf = (segment: number): string => new Date(segment * segmentSeconds * 1000).toISOString();

const partLines = (quality: QualityName, segment: number, count: number, suffix: string): string[] =>
  Array.from({ length: count }, (_, part) => {
    const isIndependent = part % partsInKeyInterval === 0 ? ',INDEPENDENT=YES' : '';
    return `#EXT-X-PART:DURATION=${partSeconds},URI="${partFile(quality, { segment, part })}${suffix}"${isIndependent}`;
  });

/**
 * The playlist of a low-latency stream at `now`, in milliseconds since 1970: the last segments, their parts, and the address of the next
 * part. The time in the media goes on from loop to loop, without discontinuities.
 */
export const livePlaylist = (quality: QualityName, now: number, suffix = ''): string => {
  const edge = liveEdge(now);
  const first = Math.max(0, edge.segment - liveWindow);
  const lastComplete = positionOf(edge.segment * partsInSegment + edge.part - 1);
  const segments = Array.from({ length: edge.segment - first }, (_, at) => first + at).flatMap((segment) => [
    ...(edge.segment - segment <= segmentsWithParts ? partLines(quality, segment, partsInSegment, suffix) : []),
    `#EXTINF:${segmentSeconds}.000,`,
    `${quality}/${segment}.m4s${suffix}`,
  ]);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${((partMs * partsHeldBack) / 1000).toFixed(1)}`,
    `#EXT-X-PART-INF:PART-TARGET=${partSeconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-MAP:URI="${quality}/init.mp4${suffix}"`,
    `#EXT-X-PROGRAM-DATE-TIME:${timeOf(first)}`,
    ...segments,
    ...partLines(quality, edge.segment, edge.part, suffix),
    `#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${partFile(quality, edge)}${suffix}"`,
    ...qualities
      .filter(({ name }) => name !== quality)
      .map(
        ({ name }) =>
          `#EXT-X-RENDITION-REPORT:URI="${name}.m3u8${suffix}",LAST-MSN=${lastComplete.segment},LAST-PART=${lastComplete.part}`,
      ),
  ];
  return `${lines.join('\n')}\n`;
};
