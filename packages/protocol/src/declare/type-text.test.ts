import { expect, test } from 'vitest';
import { model } from '../content/actors/index.ts';
import { tile } from '../engagement/tile-grid/index.ts';
import * as s from '../schema/s.ts';
import { fieldsText, typeText } from './type-text.ts';

test.each([
  [s.string, 'string'],
  [s.instant, 'instant'],
  [s.count, 'integer'],
  [s.number, 'number'],
  [s.boolean, 'boolean'],
  [s.record, 'json'],
  [s.empty, '{}'],
  [model, 'Model'],
  [s.array(model), 'Model[]'],
  [s.array(s.nullable(s.string)), '(string | null)[]'],
  [tile, 'ModelTile | VideoTile'],
  [s.object({ a: s.string, b: s.optional(s.nullable(s.count)) }), '{ a: string, b?: integer | null }'],
])('formats a schema as %2$s', (of, text) => {
  expect(typeText(of)).toBe(text);
});

test('fieldsText formats the fields of a named schema', () => {
  expect(fieldsText(model)).toMatch(/^\{ id: integer, name: string, /);
});
