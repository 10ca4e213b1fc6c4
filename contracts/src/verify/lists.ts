import { isDeepStrictEqual } from 'node:util';

/** A number of items, in words for a report. */
export const itemCount = (count: number): string => `${count === 0 ? 'no' : count} ${count === 1 ? 'item' : 'items'}`;

/** Whether two values are lists with the same items in different orders. */
export const inAnotherOrder = (one: unknown, other: unknown): boolean => {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  if (isDeepStrictEqual(one, other)) return false;
  const left: unknown[] = [...(other as readonly unknown[])];
  return one.every((item) => {
    const at = left.findIndex((each) => isDeepStrictEqual(each, item));
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
};
