import type { DescribedObject } from './declare/describe.ts';
import type { Schema } from './schema/schema.ts';

/** The descriptions of all modules. */
export const describedObjects: readonly DescribedObject[] = [];

const texts = new Map(describedObjects.map(({ object, texts: own }) => [object, own]));

/** Returns the description of an object's field; null if there is none. */
export const descriptionOf = (object: Schema, field: string): string | null => texts.get(object)?.[field] ?? null;
