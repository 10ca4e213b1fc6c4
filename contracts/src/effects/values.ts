import { randomInt } from 'node:crypto';
import { mapLeaves, valueAt } from '../verify/json.ts';
import type { Scenario, Value } from './scenario.ts';

/** Ids of six digits: unlike those of most data, and below the limits of databases also where a server derives others from them. */
const ownNumber = (): number => randomInt(100_000, 1_000_000);

/** A number within a path, but not a part of a longer one. */
const inText = (text: string, number: number, by: number): string =>
  text.replaceAll(new RegExp(String.raw`(?<![\d.])${number}(?![\d.])`, 'g'), String(by));

/** A scenario with numbers and texts of its own run in place of those it declares. */
export const withOwnValues = (scenario: Scenario, run: string): Scenario => {
  const numbers = new Map<number, number>();
  for (const each of scenario.own.numbers) {
    let own = ownNumber();
    while ([...numbers.values()].includes(own)) own = ownNumber();
    numbers.set(each, own);
  }
  const change = (leaf: Value): Value => {
    if (typeof leaf === 'number') return numbers.get(leaf) ?? leaf;
    if (typeof leaf !== 'string') return leaf;
    let text = leaf;
    for (const each of scenario.own.texts) text = text.replaceAll(each, `${each}-${run}`);
    for (const [number, by] of numbers) text = inText(text, number, by);
    return text;
  };
  // A copy with the same types.
  return { ...scenario, steps: mapLeaves(scenario.steps, change) as Scenario['steps'] };
};

/** A part of a value, by a path such as `guestBalance.value`; undefined if there is none. */
export const partOf = (value: Value, path: string): Value => valueAt(value, path === '' ? [] : path.split('.'));

/** A part of what the steps have brought, by a path that begins with a step's name. */
const partAt = (kept: ReadonlyMap<string, Value>, path: string): Value => {
  const [name = '', ...fields] = path.split('.');
  return partOf(kept.get(name), fields.join('.'));
};

const reference = /\$\{([\w.]+)\}/g;

/** A value whose references are replaced by what the steps have brought. */
export const filled = <V extends Value>(value: V, kept: ReadonlyMap<string, Value>): V =>
  // A copy with the same types.
  mapLeaves(value, (leaf) => {
    if (typeof leaf !== 'string') return leaf;
    const whole = /^\$\{([\w.]+)\}$/.exec(leaf)?.[1];
    if (whole !== undefined) return partAt(kept, whole);
    return leaf.replace(reference, (_, path: string) => String(partAt(kept, path)));
  }) as V;
