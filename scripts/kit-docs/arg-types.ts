import type { ComponentDoc } from './component-docs.ts';
import type { Member, PropType } from './PropTypeReader.ts';

/** The controls of Storybook that are used; false where none fits. */
export type ControlType = 'text' | 'number' | 'boolean' | 'inline-radio' | 'select' | 'inline-check' | 'object';

/** A row of a component's table, as Storybook reads it. */
export interface ArgType {
  readonly name: string;
  readonly description: string;
  readonly type: { readonly name: string; readonly required: boolean; readonly value?: unknown };
  readonly control: { readonly type: ControlType } | false;
  readonly options?: readonly (string | number | boolean)[];
  readonly table: {
    readonly type: { readonly summary: string; readonly detail?: string };
    readonly defaultValue?: { readonly summary: string };
    readonly category?: string;
  };
}

const maxRadios = 4;
const maxSummary = 60;
const words: Readonly<Record<string, string>> = {
  boolean: 'yes or no',
  string: 'text',
  number: 'number',
  node: 'text or elements',
  function: 'function',
};

/** The name of an object's type, or its members where it has none. */
function objectSummary({ name, members }: Extract<PropType, { kind: 'object' }>): string {
  if (/^\w[\w<>, ']*$/.test(name)) return name;
  const list = members.map((member) => member.name).join(', ');
  return members.length === 0 || list.length > maxSummary ? 'object' : `object of ${list}`;
}

/** Returns a type in words for its row. */
function summaryOf(propType: PropType): string {
  switch (propType.kind) {
    case 'choice':
      return propType.options.map(String).join(' | ');
    case 'object':
      return objectSummary(propType);
    case 'named':
      return propType.name;
    case 'list':
      return `list of ${summaryOf(propType.item)}`;
    case 'oneOf': {
      const all = [...new Set(propType.propTypes.map(summaryOf))].join(' or ');
      return all.length > maxSummary
        ? propType.name.length > maxSummary
          ? 'one of several objects'
          : propType.name
        : all;
    }
    default:
      return words[propType.kind] ?? propType.kind;
  }
}

/** Returns the members of an object as lines, for the part of a row that opens. */
function linesOf(propType: PropType, indent = '', depth = 0): readonly string[] {
  if (propType.kind === 'list') return linesOf(propType.item, indent, depth);
  if (propType.kind === 'oneOf')
    return propType.propTypes.flatMap((each, index) => [
      ...(index > 0 ? [`${indent}or`] : []),
      ...linesOf(each, indent, depth),
    ]);
  if (propType.kind !== 'object' || depth > 2) return [];
  return propType.members.flatMap(({ name, description, isOptional, propType: inner }) => [
    `${indent}${name}${isOptional ? ' (optional)' : ''}: ${summaryOf(inner)}${description === '' ? '' : ` – ${description}`}`,
    ...linesOf(inner, `${indent}  `, depth + 1),
  ]);
}

/** Whether a value of this type survives a control that writes JSON. */
const isPlainData = (propType: PropType, depth = 0): boolean => {
  if (depth > 6) return true;
  switch (propType.kind) {
    case 'function':
    case 'node':
    case 'named':
      return false;
    case 'list':
      return isPlainData(propType.item, depth + 1);
    case 'oneOf':
      return propType.propTypes.every((each) => isPlainData(each, depth + 1));
    case 'object':
      return propType.members.every((member) => isPlainData(member.propType, depth + 1));
    default:
      return true;
  }
};

const controlOf = (propType: PropType): ControlType | false => {
  switch (propType.kind) {
    case 'boolean':
      return 'boolean';
    case 'string':
    case 'node':
      return 'text';
    case 'number':
      return 'number';
    case 'choice':
      return propType.options.length <= maxRadios ? 'inline-radio' : 'select';
    case 'list':
      if (propType.item.kind === 'choice') return 'inline-check';
      return isPlainData(propType) ? 'object' : false;
    case 'oneOf': {
      const plain = propType.propTypes.find(({ kind }) => kind === 'string' || kind === 'number' || kind === 'boolean');
      if (plain !== undefined) return controlOf(plain);
      return isPlainData(propType) ? 'object' : false;
    }
    case 'object':
      return isPlainData(propType) ? 'object' : false;
    default:
      return false;
  }
};

/** The types by which Storybook reads values from an address. */
const storybookType = (propType: PropType): { readonly name: string; readonly value?: unknown } => {
  switch (propType.kind) {
    case 'choice':
      return { name: 'enum', value: propType.options };
    case 'list':
      return { name: 'array', value: { name: 'other', value: '' } };
    case 'object':
    case 'oneOf':
      return { name: 'object', value: {} };
    case 'named':
    case 'node':
      return { name: 'other', value: summaryOf(propType) };
    default:
      return { name: propType.kind };
  }
};

const optionsOf = (propType: PropType): readonly (string | number | boolean)[] | undefined => {
  if (propType.kind === 'choice') return propType.options;
  return propType.kind === 'list' && propType.item.kind === 'choice' ? propType.item.options : undefined;
};

function argTypeOf({ name, description, defaultValue, isOptional, propType }: Member): ArgType {
  const control = controlOf(propType);
  const options = optionsOf(propType);
  const detail = linesOf(propType).join('\n');
  const isCallback = propType.kind === 'function' && /^on[A-Z]/.test(name);
  return {
    name,
    description,
    type: { ...storybookType(propType), required: !isOptional },
    control: control === false ? false : { type: control },
    ...(options ? { options } : {}),
    table: {
      type: { summary: summaryOf(propType), ...(detail === '' ? {} : { detail }) },
      ...(defaultValue === null ? {} : { defaultValue: { summary: defaultValue } }),
      ...(isCallback ? { category: 'Callbacks' } : {}),
    },
  };
}

/** Returns the rows of a component's table by prop; required ones first. */
export const argTypesOf = ({ props }: ComponentDoc): Readonly<Record<string, ArgType>> =>
  Object.fromEntries(
    props
      .toSorted((one, other) => Number(one.isOptional) - Number(other.isOptional))
      .map((member) => [member.name, argTypeOf(member)]),
  );
