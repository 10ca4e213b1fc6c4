/** A range of bytes, both ends included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

const pattern = /^bytes=(\d*)-(\d*)$/;

/**
 * Parses a `Range` header for a file of `size` bytes. Returns null without a supported range, which means the whole file, and
 * `outside` for a range that cannot be satisfied (416).
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'outside' | null => {
  const [, from = '', to = ''] = pattern.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const last = size - 1;
  const range =
    from === ''
      ? { from: Math.max(0, size - Number(to)), to: Number(to) === 0 ? -1 : last }
      : { from: Number(from), to: to === '' ? last : Math.min(Number(to), last) };
  return range.from > last || range.to < range.from ? 'outside' : range;
};
