import {
  definitionOf,
  type ArrayOf,
  type EnumOf,
  type Fields,
  type NullableOf,
  type ObjectOf,
  type OptionalOf,
  type Schema,
} from '../schema/schema.ts';

/** The fields of the object that a schema is, or that its lists and wrappers hold. */
type FieldsIn<S> =
  S extends ObjectOf<infer F>
    ? F
    : S extends ArrayOf<infer I> | NullableOf<infer I> | OptionalOf<infer I>
      ? FieldsIn<I>
      : never;

/** A field's description; beside it, those of the fields of an object without a name. */
export type FieldText<S> = string | readonly [text: string, fields: FieldTexts<FieldsIn<S>>];

/** A description of each field of an object. */
export type FieldTexts<F> = { readonly [K in keyof F]: FieldText<F[K]> };

/** An object with the descriptions of its fields. */
export interface DescribedObject {
  readonly object: Schema;
  readonly texts: Readonly<Record<string, string>>;
}

const objectIn = (of: Schema): ObjectOf<Fields> => {
  const definition = definitionOf(of);
  if (definition.type === 'array') return objectIn(definition.element);
  if (definition.type === 'nullable' || definition.type === 'optional') return objectIn(definition.innerType);
  if (definition.type !== 'object') throw new Error(`A ${definition.type} has no fields to describe.`);
  return of as ObjectOf<Fields>;
};

type AnyTexts = Readonly<Record<string, string | readonly [string, object]>>;

const described = (object: ObjectOf<Fields>, texts: AnyTexts): readonly DescribedObject[] => {
  const own: Record<string, string> = {};
  const inner: DescribedObject[] = [];
  for (const [name, of] of Object.entries(object.fields)) {
    const text = texts[name] ?? '';
    own[name] = typeof text === 'string' ? text : text[0];
    if (typeof text !== 'string') inner.push(...described(objectIn(of), text[1] as AnyTexts));
  }
  return [{ object, texts: own }, ...inner];
};

/**
 * Describes the fields of an object. Only documents read descriptions, so they stand in files of their own, which no client and no server
 * loads.
 */
export const describe = <F extends Fields>(object: ObjectOf<F>, texts: FieldTexts<F>): readonly DescribedObject[] =>
  described(object, texts as AnyTexts);

/** A closed list of strings with descriptions of its values. */
export interface DescribedEnum {
  readonly values: Schema;
  readonly texts: Readonly<Record<string, string>>;
}

/** Describes the values of an enum whose names do not say what they mean. */
export const describeValues = <W extends string>(
  of: EnumOf<W>,
  texts: { readonly [V in W]?: string },
): DescribedEnum => ({ values: of, texts: { ...texts } as Readonly<Record<string, string>> });

/** The conditions of a call. */
export interface DescribedConditions {
  readonly callId: string;
  readonly conditions: Readonly<Record<string, string>>;
}

/**
 * Describes what a call rejects as `malformed` although its schema allows it, by the field that the rejection names. Documents have it, and a
 * test finds what is missing.
 */
export const conditions = (
  { id }: { readonly id: string },
  texts: Readonly<Record<string, string>>,
): DescribedConditions => ({ callId: id, conditions: texts });

/** An object, an enum or a call with its descriptions. */
export type Described = DescribedObject | DescribedEnum | DescribedConditions;
