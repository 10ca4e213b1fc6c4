import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { escaped } from '../results/junit.ts';
import { htmlOfMarkdown, pageOf } from './page.ts';

const scalars = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

/** A type as text, with a link to where it is described. */
const linked = (type: string): string =>
  escaped(type).replace(/\w+/, (name) => (scalars.has(name) ? name : `<a href="#${name}">${name}</a>`));

const describedField = (field: GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument): string =>
  `<dt><code>${field.name}: ${linked(String(field.type))}</code></dt><dd>${htmlOfMarkdown(field.description ?? '')}</dd>`;

const operationOf = (kind: string, field: GraphQLField<unknown, unknown>): string => {
  const list = field.args.length === 0 ? '' : `<dl>${field.args.map(describedField).join('')}</dl>`;
  return `<details id="${field.name}" data-name="${field.name.toLowerCase()}">
<summary><code>${kind} <strong>${field.name}</strong>: ${linked(String(field.type))}</code></summary>
${list}${htmlOfMarkdown(field.description ?? '')}
</details>`;
};

const membersOf = (type: GraphQLNamedType): string => {
  if (isObjectType(type) || isInputObjectType(type))
    return `<dl>${Object.values(type.getFields()).map(describedField).join('')}</dl>`;
  if (isEnumType(type))
    return `<p>${type
      .getValues()
      .map(({ name }) => `<code>${escaped(name)}</code>`)
      .join(' ')}</p>`;
  if (isUnionType(type))
    return `<p>${type
      .getTypes()
      .map(({ name }) => linked(name))
      .join(', ')}</p>`;
  return '';
};

const typeOf = (type: GraphQLNamedType): string => `<details id="${type.name}" data-name="${type.name.toLowerCase()}">
<summary><code><strong>${type.name}</strong></code> ${escaped(type.description ?? '')}</summary>
${membersOf(type)}
</details>`;

const operationsOf = (schema: GraphQLSchema): string =>
  [
    ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => operationOf('query', field)),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => operationOf('mutation', field)),
  ].join('\n');

const typesOf = (schema: GraphQLSchema): string =>
  Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && !scalars.has(name) && name !== 'Query' && name !== 'Mutation')
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(typeOf)
    .join('\n');

/** The comment at the beginning of the SDL, without its signs. */
const introductionOf = (sdl: string): string => {
  const lines = sdl.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('#'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^# ?/, ''))
    .join('\n');
};

/** The page of the query service: all operations with their examples, then all types. */
export const queriesPage = (sdl: string): string => {
  const schema = buildSchema(sdl);
  return pageOf({
    file: 'queries.html',
    head: '<script defer src="find.js"></script>',
    body: `<main class="text">
<h1>Query service</h1>
${htmlOfMarkdown(introductionOf(sdl))}
<p><a href="vxql.graphql" download>Schema (SDL)</a>, <a href="operations.graphql" download>all operations with examples</a></p>
<p><input type="search" id="find" placeholder="Name of an operation or type" aria-label="Name of an operation or type"></p>
<h2>Operations</h2>
${operationsOf(schema)}
<h2>Types</h2>
${typesOf(schema)}
</main>`,
  });
};

/** The script of the page: the search hides what does not fit, and a link opens where it leads. */
export const findScript = `
const entries = [...document.querySelectorAll('details[data-name]')];
document.querySelector('#find').addEventListener('input', ({ target }) => {
  const text = target.value.trim().toLowerCase();
  for (const each of entries) each.hidden = !each.dataset.name.includes(text);
});
const open = () => {
  const entry = document.getElementById(location.hash.slice(1));
  if (entry === null) return;
  entry.hidden = false;
  entry.open = true;
  entry.scrollIntoView();
};
addEventListener('hashchange', open);
open();
`;
