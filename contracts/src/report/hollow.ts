import { definitionOf, metaOf, parse, type Declaration, type Schema } from '@lounge/protocol';
import type { Interaction, PactFile } from '../verify/pact-files.ts';

/** A field of a declared shape whose examples are all null or an empty list. */
export interface HollowField {
  /** The name of the shape in the documents and the field, such as `Album.title`; a shape without a name is its first path. */
  readonly field: string;
  /** The paths that show it, each with the id of its call or push. */
  readonly shownAt: readonly string[];
}

/** The values that examples have for one field of one schema. */
interface Shown {
  readonly paths: Set<string>;
  isFilled: boolean;
}

type Book = Map<Schema, Map<string, Shown>>;

const isHollow = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

const recordField = (book: Book, of: Schema, name: string, path: string, value: unknown): void => {
  const fields = book.get(of) ?? book.set(of, new Map()).get(of);
  const shown: Shown = fields?.get(name) ?? { paths: new Set(), isFilled: false };
  shown.paths.add(path);
  shown.isFilled ||= !isHollow(value);
  fields?.set(name, shown);
};

const visit = (book: Book, of: Schema, value: unknown, path: string): void => {
  if (value === null || value === undefined) return;
  const def = definitionOf(of);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return visit(book, def.innerType, value, path);
    case 'array':
      return (value as readonly unknown[]).forEach((item) => visit(book, def.element, item, `${path}[]`));
    case 'union':
      for (const member of def.options) {
        if (parse(member, value).ok) return visit(book, member, value, path);
      }
      return;
    case 'object':
      for (const [name, inner] of Object.entries(def.fields)) {
        const each = (value as Readonly<Record<string, unknown>>)[name];
        if (each === undefined) continue;
        recordField(book, of, name, `${path}.${name}`, each);
        visit(book, inner, each, `${path}.${name}`);
      }
      return;
    default:
  }
};

type Json = Readonly<Record<string, unknown>>;

const contentOf = (part: unknown): Json | null =>
  (part as { body?: { content?: Json } } | undefined)?.body?.content ?? null;

/** The answer in a response over HTTP; null for a failure, which has a shape of its own. */
const answerIn = (each: Declaration, { response }: Interaction): unknown => {
  const content = contentOf(response);
  if (content === null || each.kind === 'push' || each.kind === 'command') return null;
  const answer = each.kind === 'query' ? (content['data'] as Json | null)?.[each.name] : content;
  return parse(each.answer, answer).ok ? answer : null;
};

/** The frames of an interaction that the server sends. */
const framesIn = ({ contents, response }: Interaction): readonly Json[] =>
  contents !== undefined
    ? [contents.content]
    : Array.isArray(response)
      ? (response as readonly { contents: { content: Json } }[]).map((reply) => reply.contents.content)
      : [];

/**
 * Fields that no pact shows with a value: their examples are null or an empty list wherever their schema appears, so a provider that never
 * fills them passes.
 */
export const hollowFields = (declared: readonly Declaration[], pacts: readonly PactFile[]): readonly HollowField[] => {
  const book: Book = new Map();
  const byId = new Map(declared.map((each) => [each.id, each]));
  const pushes = new Map(declared.flatMap((each) => (each.kind === 'push' ? [[each.type, each] as const] : [])));
  for (const interaction of pacts.flatMap(({ interactions }) => interactions)) {
    const call = byId.get(interaction.comments?.call ?? '');
    if (call !== undefined && (call.kind === 'rest' || call.kind === 'query')) {
      visit(book, call.answer, answerIn(call, interaction), call.id);
    }
    for (const frame of framesIn(interaction)) {
      const push = pushes.get(String(frame['type']));
      if (push !== undefined) visit(book, push.payload, frame, push.id);
    }
  }
  return [...book]
    .flatMap(([of, fields]) =>
      [...fields]
        .filter(([, { isFilled }]) => !isFilled)
        .map(([name, { paths }]) => {
          const shownAt = [...paths].toSorted();
          return { field: `${metaOf(of).id ?? (shownAt[0] ?? '').replace(/\.\w+$/, '')}.${name}`, shownAt };
        }),
    )
    .toSorted((a, b) => a.field.localeCompare(b.field));
};

/** The gaps in what the pacts show, one sentence each: fields without a reason, and reasons that are not needed. */
export const hollowGaps = (
  declared: readonly Declaration[],
  pacts: readonly PactFile[],
  reasons: Readonly<Record<string, string>>,
): readonly string[] => {
  const found = hollowFields(declared, pacts);
  const names = new Set(found.map(({ field }) => field));
  return [
    ...found
      .filter(({ field }) => !Object.hasOwn(reasons, field))
      .map(
        ({ field, shownAt }) => `No pact shows ${field} with a value; it is null or empty at ${shownAt.join(', ')}.`,
      ),
    ...Object.keys(reasons)
      .filter((field) => !names.has(field))
      .map((field) => `${field} has a reason to be empty, but a pact shows it with a value, or none shows it.`),
  ];
};
