import type { HttpCall } from '@lounge/protocol';
import { model } from '@lounge/protocol/content/actors';

type AnswerSchema = HttpCall['answer'];

/** The type of a value that a page shows by itself. */
type ValueType = 'number' | 'boolean' | 'string';

/** How a page shows the answer of a call: its only value, or its performers. */
export type Shown =
  | { readonly kind: 'value'; readonly field: string; readonly type: ValueType }
  | {
      readonly kind: 'performers';
      /** The field of the answer with the performers; null for an answer that is the list itself. */
      readonly field: string | null;
      /** Whether they are read page by page, by `first` and `offset`. */
      readonly isPaged: boolean;
    };

const fieldsOf = (schema: AnswerSchema): Readonly<Record<string, AnswerSchema>> =>
  'fields' in schema ? (schema.fields as Readonly<Record<string, AnswerSchema>>) : {};

const isPerformers = (schema: AnswerSchema): boolean => 'element' in schema && schema.element === model;

/** A plain count, statement or text. Amounts, instants and what else has a description or a range are written in their own way. */
const valueTypeOf = (schema: AnswerSchema): ValueType | null => {
  if (schema.meta !== undefined) return null;
  if (schema.type === 'boolean' || schema.type === 'string') return schema.type;
  return 'minimum' in schema && schema.minimum === 0 && !('maximum' in schema) ? 'number' : null;
};

/** Whether a call may be read without input. */
const needsNoInput = ({ input }: HttpCall): boolean =>
  'fields' in input && Object.values(fieldsOf(input)).every(({ type }) => type === 'optional');

/** Whether an answer is a page of a list whose next page is found by a cursor, which this page cannot show. */
const hasCursor = (answer: AnswerSchema): boolean => 'next' in fieldsOf(answer);

const performersOf = ({ input, answer }: HttpCall): Shown | null => {
  if (isPerformers(answer)) return { kind: 'performers', field: null, isPaged: false };
  const fields = fieldsOf(answer);
  const [found, ...others] = Object.keys(fields).filter((name) => fields[name] && isPerformers(fields[name]));
  if (found === undefined || others.length > 0) return null;
  const inputs = fieldsOf(input);
  const isPaged = found === 'items' && 'total' in fields && 'first' in inputs && 'offset' in inputs;
  return { kind: 'performers', field: found, isPaged };
};

const valueOf = ({ answer }: HttpCall): Shown | null => {
  const [only, ...others] = Object.entries(fieldsOf(answer));
  if (only === undefined || others.length > 0) return null;
  const [field, schema] = only;
  const type = valueTypeOf(schema);
  return type === null ? null : { kind: 'value', field, type };
};

/** Returns how a public page shows a call, or the reason why it cannot. */
export const shownBy = (call: HttpCall): Shown | string => {
  const name = call.id.split('/').at(-1);
  if (call.changes) return `${name} changes something; a page shows what a read answers.`;
  if (call.needs !== 'anyone') return `${name} answers guests only; a public page is for everybody. See personalPage.`;
  if (!needsNoInput(call)) return `${name} needs an input, which the address of this page does not have.`;
  return (
    (hasCursor(call.answer) ? null : performersOf(call)) ??
    valueOf(call) ??
    `${name} answers neither one plain value nor performers (Model), whole or by first and offset; copy a page that shows the same.`
  );
};

/** Returns the call of a module by its name, or an error message. `declared` are the exports of the module's protocol. */
export const readNamed = (id: string, name: string, declared: Readonly<Record<string, unknown>>): HttpCall | string => {
  const isCall = (value: unknown): value is HttpCall =>
    typeof value === 'object' && value !== null && 'answer' in value && 'kind' in value && value.kind !== 'command';
  const call = declared[name];
  if (isCall(call)) return call;
  const reads = Object.entries(declared).flatMap(([each, value]) =>
    isCall(value) && typeof shownBy(value) !== 'string' ? [each] : [],
  );
  const fitting = reads.length === 0 ? 'No call of it fits' : `Calls that fit: ${reads.join(', ')}`;
  return `${id} declares no call ${name}. ${fitting}.`;
};
