import * as s from '../schema/s.ts';
import { describe } from './describe.ts';

const thing = s.object({ size: s.count, parts: s.array(s.object({ name: s.string })) });

export const complete = describe(thing, { size: 'in pixels', parts: ['in their order', { name: 'for people' }] });
export const withoutParts = describe(thing, { size: 'in pixels', parts: 'in their order' });
// @ts-expect-error a field has no description
export const missing = describe(thing, { size: 'in pixels' });
// @ts-expect-error no such field
export const unknown = describe(thing, { size: 'in pixels', parts: 'in their order', colour: 'red' });
// @ts-expect-error a field of an inner object has no description
export const missingInside = describe(thing, { size: 'in pixels', parts: ['in their order', {}] });
// @ts-expect-error a number has no fields
export const insideNumber = describe(thing, { size: ['in pixels', { name: 'x' }], parts: 'in their order' });
