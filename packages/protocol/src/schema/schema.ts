/** A name that GraphQL, OpenAPI and AsyncAPI documents share, one sentence about the schema, and JSON Schema's format. */
export interface SchemaMeta {
  readonly id?: string;
  readonly description?: string;
  readonly format?: string;
}

/**
 * The shape of a value, as plain data: declarations are read without the code that checks values (parse.ts), and documents are
 * written from the same data. Made by the functions of `s`.
 */
export interface Schema<out T = unknown> {
  readonly type: keyof Definitions;
  readonly meta?: SchemaMeta;
  /** The type of the values. Only types read it. */
  readonly '~value': T;
}

/** The fields of an object. */
export type Fields = Readonly<Record<string, Schema>>;

/** The value that a schema describes. */
export type Infer<S extends Schema> = S['~value'];

type OptionalKey<F extends Fields> = { [K in keyof F]: F[K] extends OptionalOf<Schema> ? K : never }[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };

/** The value with these fields. */
type ValueOf<F extends Fields> = keyof F extends never
  ? Record<string, never>
  : Flat<
      { -readonly [K in Exclude<keyof F, OptionalKey<F>>]: Infer<F[K]> } & {
        -readonly [K in OptionalKey<F>]?: Infer<F[K]>;
      }
    >;

/** An object with exactly these fields. */
export interface ObjectOf<F extends Fields> extends Schema<ValueOf<F>> {
  readonly type: 'object';
  readonly fields: F;
}
/** A schema of an object. */
export type ObjectSchema = ObjectOf<Fields>;

/** One of a closed list of strings. */
export interface EnumOf<W extends string> extends Schema<W> {
  readonly type: 'enum';
  readonly values: readonly W[];
}

/** A list. */
export interface ArrayOf<S extends Schema> extends Schema<Infer<S>[]> {
  readonly type: 'array';
  readonly element: S;
}

/** A value or null. */
export interface NullableOf<S extends Schema> extends Schema<Infer<S> | null> {
  readonly type: 'nullable';
  readonly innerType: S;
}

/** An input field that may be left out. */
export interface OptionalOf<S extends Schema> extends Schema<Infer<S> | undefined> {
  readonly type: 'optional';
  readonly innerType: S;
}

/** One of several objects, told apart by a field. */
export interface UnionOf<S extends Schema> extends Schema<Infer<S>> {
  readonly type: 'union';
  readonly options: readonly S[];
  readonly discriminator: string;
}

/** The properties that distinguish the schemas of a type. */
export interface Definitions {
  readonly string: { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: RegExp };
  readonly boolean: object;
  readonly number: { readonly isInteger: boolean; readonly minimum?: number; readonly maximum?: number };
  readonly literal: { readonly value: string };
  readonly enum: { readonly values: readonly string[] };
  readonly array: { readonly element: Schema };
  readonly nullable: { readonly innerType: Schema };
  readonly optional: { readonly innerType: Schema };
  readonly object: { readonly fields: Fields };
  readonly union: { readonly options: readonly Schema[]; readonly discriminator: string };
  /** Any JSON object. */
  readonly record: object;
  /** The bytes of a file. */
  readonly bytes: object;
}

/** A schema by its type, to be told apart by `type`. */
export type Definition = { [K in keyof Definitions]: { readonly type: K } & Definitions[K] }[keyof Definitions];

/** Returns a schema as one of the closed list of types. */
// Each schema is made by `s` with the fields of its type.
export const definitionOf = (of: Schema): Definition => of as unknown as Definition;

/** Whether a value is in the closed list. */
export const isOneOf = <W extends string>({ values }: EnumOf<W>, value: unknown): value is W =>
  values.some((each) => each === value);

/** Returns the fields of an object's schema; none for another schema. */
export const fieldsOf = (of: Schema): Fields => {
  const definition = definitionOf(of);
  return definition.type === 'object' ? definition.fields : {};
};

/** Returns the schemas directly in a schema. */
export const innerSchemas = (of: Schema): readonly Schema[] => {
  const definition = definitionOf(of);
  switch (definition.type) {
    case 'object':
      return Object.values(definition.fields);
    case 'array':
      return [definition.element];
    case 'nullable':
    case 'optional':
      return [definition.innerType];
    case 'union':
      return definition.options;
    default:
      return [];
  }
};

/** The name and description of a schema. */
export const metaOf = (of: Schema): SchemaMeta => of.meta ?? {};

/** Returns a schema without its optional and nullable wrappers, and whether it had any. */
export const unwrap = (of: Schema): { bare: Schema; open: boolean } => {
  let bare = of;
  let open = false;
  for (;;) {
    const definition = definitionOf(bare);
    if (definition.type !== 'optional' && definition.type !== 'nullable') return { bare, open };
    open = true;
    bare = definition.innerType;
  }
};
