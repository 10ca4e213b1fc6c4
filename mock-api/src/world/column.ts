import type { Generated } from 'kysely';
import type { Json } from './json.ts';

/** A column spec whose values have a narrower type than its kind. No spec has the property: it exists as a type only. */
type Typed<Spec extends string, T> = Spec & { readonly valueType: T };

/** The spec of a column of JSON. */
export const json = <T>() => 'json' as Typed<'json', Json<T>>;
/** The spec of a column of texts that are known. */
export const enumeration = <T extends string>(spec: 'text' | 'key' = 'text') => spec as Typed<'text' | 'key', T>;

type Value<K extends string> = K extends 'id' ? Generated<number> : K extends 'int' | 'flag' | 'real' ? number : string;
/** The type of a column's values, by its spec. */
export type Column<S> = S extends { readonly valueType: infer T }
  ? T
  : S extends `${infer K} null`
    ? Value<K> | null
    : S extends `${infer K} ${string}`
      ? Value<K>
      : Value<S & string>;
