import { isDeepStrictEqual } from 'node:util';
import type { Difference } from '../verify/difference.ts';
import { inAnotherOrder } from '../verify/lists.ts';
import type { Frame } from '../verify/wire.ts';
import type { CheckStep, Value } from './scenario.ts';
import { filled, partOf } from './values.ts';

const textOf = (value: Value): string => JSON.stringify(value) ?? 'nothing';

/** All that the steps of a scenario have brought. */
export interface Brought {
  readonly kept: ReadonlyMap<string, Value>;
  /** The frames of a socket after its session. */
  readonly framesOf: (socket: string) => readonly Frame[];
}

const comparison = (that: CheckStep['that'], { kept, framesOf }: Brought): { got: Value; expected: Value } => {
  if ('frames' in that) {
    const frames = framesOf(that.frames).filter(({ type }) => that.ofTypes.includes(String(type)));
    return { got: frames.map((frame) => partOf(frame, that.field)), expected: filled(that.are, kept) };
  }
  if ('lists' in that) {
    const lists = filled(that.lists, kept);
    if (!lists.every(Array.isArray)) return { got: lists, expected: 'lists' };
    return { got: lists.flat().map((item: Value) => partOf(item, that.field)), expected: filled(that.are, kept) };
  }
  if ('isNotIn' in that) {
    const [value, text] = [filled(that.value, kept), textOf(filled(that.isNotIn, kept))];
    if (typeof value !== 'string' || value === '') return { got: value, expected: 'a text' };
    const isThere = text.includes(textOf(value).slice(1, -1));
    return { got: isThere ? value : 'nothing of it', expected: 'nothing of it' };
  }
  if ('items' in that) {
    const items = filled(that.items, kept);
    if (!Array.isArray(items)) return { got: items, expected: 'a list' };
    const fields = Object.entries(filled(that.with, kept));
    const has = (item: Value) => fields.every(([path, value]) => isDeepStrictEqual(partOf(item, path), value));
    return { got: items.filter(has).length, expected: that.count };
  }
  if ('sum' in that) {
    const numbers = filled(that.sum, kept);
    const isNumeric = numbers.every((each) => typeof each === 'number');
    return {
      got: isNumeric ? numbers.reduce((sum: number, each) => sum + Number(each), 0) : numbers,
      expected: filled(that.equals, kept),
    };
  }
  return { got: filled(that.got, kept), expected: filled(that.equals, kept) };
};

/** The difference that a check finds; null if all is as it must be. */
export const differenceOf = ({ check, that }: CheckStep, brought: Brought): Difference | null => {
  const { got, expected } = comparison(that, brought);
  if (isDeepStrictEqual(got, expected) && expected !== undefined) return null;
  const order = inAnotherOrder(expected, got) ? ', the same items in another order' : '';
  return { at: check, expected: textOf(expected), got: `${textOf(got)}${order}` };
};
