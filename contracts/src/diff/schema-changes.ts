import { isDeepStrictEqual } from 'node:util';
import { both, consumerOnly, nobody, providerOnly, type Breaks } from './change.ts';

/** A JSON schema, as OpenAPI and AsyncAPI documents have it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Who sends a value: the client an input, the server an answer. */
export type Direction = 'input' | 'answer';

/**
 * Whom a change breaks. The client sends any old input and reads any new answer; a server of the old version, the other way round.
 * Servers reject undeclared inputs, the client ignores undeclared fields.
 */
export const rules = {
  requiredFieldAdded: { input: both, answer: providerOnly },
  optionalFieldAdded: { input: providerOnly, answer: nobody },
  requiredFieldRemoved: { input: both, answer: consumerOnly },
  optionalFieldRemoved: { input: consumerOnly, answer: nobody },
  fieldBecameRequired: { input: consumerOnly, answer: providerOnly },
  fieldBecameOptional: { input: providerOnly, answer: consumerOnly },
  widened: { input: providerOnly, answer: consumerOnly },
  narrowed: { input: consumerOnly, answer: providerOnly },
  replaced: { input: both, answer: both },
} as const satisfies Readonly<Record<string, Readonly<Record<Direction, Breaks>>>>;

/** A kind of change of a schema. */
export type Rule = keyof typeof rules;

/** A change of a schema. */
export interface SchemaChange {
  /** The name of the innermost named schema, or of the whole, with the path from there. */
  readonly at: string;
  readonly rule: Rule;
  readonly text: string;
}

/** A document, which has the schemas that references name. */
export type SchemaDocument = Readonly<Record<string, unknown>>;

interface Alternative {
  /** The name of a shared schema; null for one in place. */
  readonly name: string | null;
  readonly schema: JsonSchema;
}

/** The value that a reference such as `#/components/schemas/Actor` names. */
export const resolved = (reference: string, document: SchemaDocument): JsonSchema => {
  const keys = reference
    .replace(/^#\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let found: unknown = document;
  for (const key of keys) found = (found as JsonSchema | undefined)?.[key];
  return (found ?? {}) as JsonSchema;
};

const schemasOf = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? (value as JsonSchema[]) : []);

const fieldsOf = ({ properties }: JsonSchema) => (properties ?? {}) as Readonly<Record<string, JsonSchema>>;

const requiredOf = ({ required }: JsonSchema): readonly string[] => (required ?? []) as readonly string[];

const joinedAll = (parts: readonly JsonSchema[]): JsonSchema => {
  const properties = Object.assign({}, ...parts.map(fieldsOf)) as object;
  const required = [...new Set(parts.flatMap(requiredOf))];
  return {
    ...Object.assign({}, ...parts),
    ...(Object.keys(properties).length === 0 ? {} : { properties, required }),
  } as JsonSchema;
};

/** The alternatives of a schema: its options and types, each without references at its top. */
const alternativesOf = (schema: JsonSchema, document: SchemaDocument, name: string | null = null): Alternative[] => {
  const { $ref, anyOf, oneOf, allOf, ...rest } = schema;
  if (typeof $ref === 'string') {
    return alternativesOf({ ...resolved($ref, document), ...rest }, document, $ref.split('/').at(-1));
  }
  const options = [...schemasOf(anyOf), ...schemasOf(oneOf)];
  if (options.length > 0) return options.flatMap((each) => alternativesOf(each, document, name));
  if (Array.isArray(allOf)) {
    const parts = schemasOf(allOf).flatMap((each) => alternativesOf(each, document).map((part) => part.schema));
    return [{ name, schema: joinedAll([...parts, rest]) }];
  }
  if (Array.isArray(rest['type']))
    return rest['type'].map((type) => ({ name, schema: { ...rest, type: type as unknown } }));
  return [{ name, schema: rest }];
};

const valuesOf = (schema: JsonSchema): readonly unknown[] | null => {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : null;
};

const typeOf = (schema: JsonSchema): string => {
  if (typeof schema['type'] === 'string') return schema['type'];
  const [value] = valuesOf(schema) ?? [];
  return value === undefined ? 'any value' : value === null ? 'null' : typeof value;
};

const described = ({ name, schema }: Alternative): string => name ?? typeOf(schema);

/** The constant fields of an object, by which an option of a union is recognized. */
const discriminatorOf = ({ schema }: Alternative): string | null => {
  const constants = Object.entries(fieldsOf(schema)).flatMap(([field, of]) =>
    'const' in of ? [[field, of['const']]] : [],
  );
  return constants.length === 0 ? null : JSON.stringify(constants);
};

/** How alternatives are paired, the surest way first. */
const likenesses: readonly ((one: Alternative, other: Alternative) => boolean)[] = [
  (one, other) => one.name === other.name && isDeepStrictEqual(one.schema, other.schema),
  (one, other) => one.name !== null && one.name === other.name && typeOf(one.schema) === typeOf(other.schema),
  (one, other) => discriminatorOf(one) !== null && discriminatorOf(one) === discriminatorOf(other),
  (one, other) => typeOf(one.schema) === typeOf(other.schema),
  (one, other) => [one, other].every(({ schema }) => ['integer', 'number'].includes(typeOf(schema))),
];

const paired = (before: readonly Alternative[], after: readonly Alternative[]) => {
  const gone = [...before];
  const added = [...after];
  const pairs: [Alternative, Alternative][] = [];
  for (const alike of likenesses) {
    for (const one of gone.slice()) {
      const other = added.find((each) => alike(one, each));
      if (other === undefined) continue;
      gone.splice(gone.indexOf(one), 1);
      added.splice(added.indexOf(other), 1);
      pairs.push([one, other]);
    }
  }
  return { pairs, gone, added };
};

const listed = (values: readonly unknown[]): string => values.map((each) => JSON.stringify(each)).join(', ');

const valueChanges = (before: JsonSchema, after: JsonSchema): readonly (readonly [Rule, string])[] => {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  if (old === null || now === null) {
    if (old !== null) return [['widened', `any ${typeOf(after)} is possible, before only ${listed(old)}`]];
    return now === null ? [] : [['narrowed', `only ${listed(now)} is possible, before any ${typeOf(before)}`]];
  }
  const has = (values: readonly unknown[], value: unknown) => values.some((each) => isDeepStrictEqual(each, value));
  const added = now.filter((each) => !has(old, each));
  const gone = old.filter((each) => !has(now, each));
  return [
    ...(added.length === 0 ? [] : [['widened', `has the new value ${listed(added)}`] as const]),
    ...(gone.length === 0 ? [] : [['narrowed', `lost the value ${listed(gone)}`] as const]),
  ];
};

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Keywords that say nothing about which values are valid, and those that are compared in other ways. */
const otherKeywords = new Set(
  [
    'type enum const properties required items additionalProperties propertyNames',
    'description title examples example default deprecated readOnly writeOnly discriminator',
    '$id $schema $comment $defs definitions',
  ].flatMap((each) => each.split(' ')),
);

const keywordChanges = (before: JsonSchema, after: JsonSchema): readonly (readonly [Rule, string])[] => {
  const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (each) => !otherKeywords.has(each) && !each.startsWith('x-') && !isDeepStrictEqual(before[each], after[each]),
  );
  return keywords.map((keyword) => {
    const [old, now] = [before[keyword], after[keyword]];
    const text = `${keyword} is ${now === undefined ? 'gone' : JSON.stringify(now)}, was ${old === undefined ? 'not set' : JSON.stringify(old)}`;
    if (now === undefined) return ['widened', text];
    if (old === undefined) return ['narrowed', text];
    if (lowerBounds.includes(keyword)) return [Number(now) > Number(old) ? 'narrowed' : 'widened', text];
    if (upperBounds.includes(keyword)) return [Number(now) < Number(old) ? 'narrowed' : 'widened', text];
    return ['replaced', text];
  });
};

/** Compares schemas of two documents. Each pair of named schemas is compared once. */
class SchemaComparison {
  readonly changes: SchemaChange[] = [];
  readonly #compared = new Set<string>();
  readonly #before: SchemaDocument;
  readonly #after: SchemaDocument;

  constructor(before: SchemaDocument, after: SchemaDocument) {
    this.#before = before;
    this.#after = after;
  }

  compare(before: JsonSchema, after: JsonSchema, at: string): void {
    const { pairs, gone, added } = paired(alternativesOf(before, this.#before), alternativesOf(after, this.#after));
    const [oldOne, newOne] = [gone[0], added[0]];
    if (gone.length === 1 && added.length === 1 && oldOne !== undefined && newOne !== undefined) {
      this.#add(at, 'replaced', `is ${described(newOne)}, was ${described(oldOne)}`);
    } else {
      for (const each of added) this.#add(at, 'widened', `can be ${described(each)}`);
      for (const each of gone) this.#add(at, 'narrowed', `can no longer be ${described(each)}`);
    }
    for (const [one, other] of pairs) this.#comparePair(one, other, at);
  }

  #add(at: string, rule: Rule, text: string): void {
    this.changes.push({ at, rule, text });
  }

  #comparePair(one: Alternative, other: Alternative, at: string): void {
    if (one.name !== null || other.name !== null) {
      const key = JSON.stringify([one.name, other.name, typeOf(one.schema), discriminatorOf(one)]);
      if (this.#compared.has(key)) return;
      this.#compared.add(key);
    }
    const place = other.name ?? at;
    const [before, after] = [one.schema, other.schema];
    const [oldType, newType] = [typeOf(before), typeOf(after)];
    if (oldType !== newType) {
      this.#add(place, newType === 'number' ? 'widened' : 'narrowed', `is ${newType}, was ${oldType}`);
    }
    for (const [rule, text] of [...valueChanges(before, after), ...keywordChanges(before, after)])
      this.#add(place, rule, text);
    this.#compareFields(before, after, place);
    this.#compareRest(before['items'], after['items'], `${place}[]`);
    this.#compareRest(before['additionalProperties'], after['additionalProperties'], `${place}.*`);
    this.#compareRest(before['propertyNames'], after['propertyNames'], `${place} names`);
  }

  #compareRest(before: unknown, after: unknown, at: string): void {
    const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
    if (isSchema(before) || isSchema(after))
      this.compare(isSchema(before) ? before : {}, isSchema(after) ? after : {}, at);
  }

  #compareFields(before: JsonSchema, after: JsonSchema, at: string): void {
    const [old, now] = [fieldsOf(before), fieldsOf(after)];
    const [neededBefore, needed] = [new Set(requiredOf(before)), new Set(requiredOf(after))];
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const place = `${at}.${name}`;
      const [oldField, newField] = [old[name], now[name]];
      if (oldField === undefined) {
        if (needed.has(name)) this.#add(place, 'requiredFieldAdded', 'is new and required');
        else this.#add(place, 'optionalFieldAdded', 'is new and optional');
      } else if (newField === undefined) {
        this.#add(place, neededBefore.has(name) ? 'requiredFieldRemoved' : 'optionalFieldRemoved', 'is gone');
      } else {
        if (needed.has(name) && !neededBefore.has(name)) this.#add(place, 'fieldBecameRequired', 'is required');
        if (!needed.has(name) && neededBefore.has(name)) this.#add(place, 'fieldBecameOptional', 'is optional');
        this.compare(oldField, newField, place);
      }
    }
  }
}

/** A schema with the document that its references are in. */
export interface SchemaIn {
  readonly schema: JsonSchema;
  readonly document: SchemaDocument;
}

/** The changes between two schemas; the place names the whole. */
export const schemaChanges = (before: SchemaIn, after: SchemaIn, place: string): readonly SchemaChange[] => {
  const comparison = new SchemaComparison(before.document, after.document);
  comparison.compare(before.schema, after.schema, place);
  return comparison.changes;
};
