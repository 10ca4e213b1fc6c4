import { expect, test } from 'vitest';
import { model } from '../content/actors/index.ts';
import { tile } from '../engagement/tile-grid/index.ts';
import {
  anyObject,
  count,
  flag,
  instant,
  listOf,
  maybe,
  nothing,
  orNull,
  real,
  shape,
  text,
} from '../vocabulary/shapes.ts';
import { fieldsText, typeText } from './type-text.ts';

test.each([
  [text, 'text'],
  [instant, 'instant'],
  [count, 'whole'],
  [real, 'number'],
  [flag, 'flag'],
  [anyObject, 'json'],
  [nothing, '{}'],
  [model, 'Model'],
  [listOf(model), 'Model[]'],
  [listOf(orNull(text)), '(text | null)[]'],
  [tile, 'ModelTile | VideoTile'],
  [shape({ a: text, b: maybe(orNull(count)) }), '{ a: text, b?: whole | null }'],
])('a shape is told in one line', (of, line) => {
  expect(typeText(of)).toBe(line);
});

test('a named shape tells its fields where it stands itself', () => {
  expect(fieldsText(model)).toMatch(/^\{ id: whole, name: text, /);
});
