import { expect, test } from 'vitest';
import { model } from '../content/actors/index.ts';
import { tile } from '../engagement/tile-grid/index.ts';
import * as s from '../schema/s.ts';
import { fieldsText, typeText } from './type-text.ts';

test.each([
  [s.string, 'text'],
  [s.instant, 'instant'],
  [s.count, 'whole'],
  [s.number, 'number'],
  [s.boolean, 'flag'],
  [s.record, 'json'],
  [s.empty, '{}'],
  [model, 'Model'],
  [s.array(model), 'Model[]'],
  [s.array(s.nullable(s.string)), '(text | null)[]'],
  [tile, 'ModelTile | VideoTile'],
  [s.object({ a: s.string, b: s.optional(s.nullable(s.count)) }), '{ a: text, b?: whole | null }'],
])('a shape is told in one line', (of, line) => {
  expect(typeText(of)).toBe(line);
});

test('a named shape tells its fields where it stands itself', () => {
  expect(fieldsText(model)).toMatch(/^\{ id: whole, name: text, /);
});
