/** A box of an MP4 file: its four letters, and its bytes from `start` to before `end`; its content begins at `content`. */
export interface Mp4Box {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

const headBytes = 8;

/** The boxes in a range of a file, in order. Throws if the range is no sequence of boxes. */
export const boxesOf = (bytes: Uint8Array, from = 0, to = bytes.length): readonly Mp4Box[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: Mp4Box[] = [];
  for (let start = from; start < to;) {
    const size = start + headBytes <= to ? view.getUint32(start) : 0;
    if (size < headBytes || start + size > to) throw new Error(`There is no MP4 box at byte ${start}.`);
    const type = String.fromCodePoint(...bytes.subarray(start + 4, start + headBytes));
    boxes.push({ type, start, content: start + headBytes, end: start + size });
    start += size;
  }
  return boxes;
};
