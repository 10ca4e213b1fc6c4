import type { Generated } from 'kysely';
import type { Json } from './json.ts';

/** The kinds of columns: ids that the database assigns, keys, whole numbers, flags of 0 and 1, fractions, and text. */
export type ColumnKind = 'id' | 'key' | 'int' | 'flag' | 'real' | 'text' | 'json' | 'instant';

/** A column spec whose values have a narrower type than its kind. */
export type Typed<Spec extends string, T> = Spec & { readonly '~value': T };

/** A column of JSON text. */
export const json = <T>() => 'json' as Typed<'json', Json<T>>;

/** A column of JSON text, or null. */
export const nullableJson = <T>() => 'json null' as Typed<'json null', Json<T> | null>;

/** A column of some texts. */
export const enumeration = <T extends string>(spec: 'text' | 'key' = 'text') => spec as Typed<'text' | 'key', T>;

/** A column of some texts, or null. */
export const nullableEnumeration = <T extends string>() => 'text null' as Typed<'text null', T | null>;

type Value<K extends string> = K extends 'id' ? Generated<number> : K extends 'int' | 'flag' | 'real' ? number : string;
/** The type of a column's values. */
export type Column<S> = S extends { readonly '~value': infer T }
  ? T
  : S extends `${infer K} null`
    ? Value<K> | null
    : S extends `${infer K} ${string}`
      ? Value<K>
      : Value<S & string>;
