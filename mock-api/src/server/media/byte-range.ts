import parseRange from 'range-parser';

/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Parses a `Range` header for a file of `size` bytes. Returns null without a supported range, which means the whole file, and
 * `outside` for a range that cannot be satisfied (416). Several ranges are not supported.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'outside' | null => {
  if (header?.startsWith('bytes=') !== true) return null;
  // The library rejects a suffix that is longer than the file; RFC 9110 returns the whole file for it.
  const [, suffix = ''] = /^bytes=-(\d+)$/.exec(header) ?? [];
  if (Number(suffix) > size) return { from: 0, to: size - 1 };
  const ranges = parseRange(size, header);
  if (ranges === -1) return 'outside';
  const [range] = ranges === -2 || ranges.length > 1 ? [] : ranges;
  return range === undefined ? null : { from: range.start, to: range.end };
};
