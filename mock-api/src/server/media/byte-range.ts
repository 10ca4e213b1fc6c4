/** The bytes that a `Range` header asks for: from and to, both included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

const shape = /^bytes=(\d*)-(\d*)$/;

/**
 * What a `Range` header asks for of so many bytes: null where it asks for nothing that we answer in part (then the whole
 * is sent), `outside` where it lies behind the end.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'outside' | null => {
  const [, from = '', to = ''] = shape.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const last = size - 1;
  const range =
    from === ''
      ? { from: Math.max(0, size - Number(to)), to: Number(to) === 0 ? -1 : last }
      : { from: Number(from), to: to === '' ? last : Math.min(Number(to), last) };
  return range.from > last || range.to < range.from ? 'outside' : range;
};
