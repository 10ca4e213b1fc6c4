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
import { servicePaths, type Service } from '@lounge/protocol';
import { operationsFile } from '../documents/declared-services.ts';
import { escaped } from '../results/junit.ts';
import { htmlOfMarkdown, pageOf } from './page.ts';

const scalars = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

/** A schema as HTML. Services share names of types, so that anchors of all but the first begin with their service. */
class SchemaText {
  readonly #service: Service;
  readonly #schema: GraphQLSchema;

  constructor(service: Service, schema: GraphQLSchema) {
    this.#service = service;
    this.#schema = schema;
  }

  operations(): string {
    return [
      ...Object.values(this.#schema.getQueryType()?.getFields() ?? {}).map((field) => this.#operation('query', field)),
      ...Object.values(this.#schema.getMutationType()?.getFields() ?? {}).map((field) =>
        this.#operation('mutation', field),
      ),
    ].join('\n');
  }

  types(): string {
    return Object.values(this.#schema.getTypeMap())
      .filter(({ name }) => !name.startsWith('__') && !scalars.has(name) && name !== 'Query' && name !== 'Mutation')
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((type) => this.#type(type))
      .join('\n');
  }

  #anchor(name: string): string {
    return this.#service === 'vxql' ? name : `${this.#service}-${name}`;
  }

  /** A type as text, with a link to where it is described. */
  #linked(type: string): string {
    return escaped(type).replace(/\w+/, (name) =>
      scalars.has(name) ? name : `<a href="#${this.#anchor(name)}">${name}</a>`,
    );
  }

  #field(field: GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument): string {
    return `<dt><code>${field.name}: ${this.#linked(String(field.type))}</code></dt><dd>${htmlOfMarkdown(field.description ?? '')}</dd>`;
  }

  #operation(kind: string, field: GraphQLField<unknown, unknown>): string {
    const list =
      field.args.length === 0 ? '' : `<dl>${field.args.map((argument) => this.#field(argument)).join('')}</dl>`;
    return `<details id="${this.#anchor(field.name)}" data-name="${field.name.toLowerCase()}">
<summary><code>${kind} <strong>${field.name}</strong>: ${this.#linked(String(field.type))}</code></summary>
${list}${htmlOfMarkdown(field.description ?? '')}
</details>`;
  }

  #members(type: GraphQLNamedType): string {
    if (isObjectType(type) || isInputObjectType(type)) {
      const fields: readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
      return `<dl>${fields.map((field) => this.#field(field)).join('')}</dl>`;
    }
    if (isEnumType(type))
      return `<p>${type
        .getValues()
        .map(({ name }) => `<code>${escaped(name)}</code>`)
        .join(' ')}</p>`;
    if (isUnionType(type))
      return `<p>${type
        .getTypes()
        .map(({ name }) => this.#linked(name))
        .join(', ')}</p>`;
    return '';
  }

  #type(type: GraphQLNamedType): string {
    return `<details id="${this.#anchor(type.name)}" data-name="${type.name.toLowerCase()}">
<summary><code><strong>${type.name}</strong></code> ${escaped(type.description ?? '')}</summary>
${this.#members(type)}
</details>`;
  }
}

/** The comment at the beginning of the SDL, without its signs. */
const introductionOf = (sdl: string): string => {
  const lines = sdl.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('#'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^# ?/, ''))
    .join('\n');
};

const sectionOf = (service: Service, sdl: string): string => {
  const text = new SchemaText(service, buildSchema(sdl));
  return `<section>
<h2><code>${servicePaths[service]}</code></h2>
${htmlOfMarkdown(introductionOf(sdl))}
<p><a href="${service}.graphql" download>Schema (SDL)</a>, <a href="${operationsFile(service)}" download>all operations with examples</a></p>
<h3>Operations</h3>
${text.operations()}
<h3>Types</h3>
${text.types()}
</section>`;
};

/** The page of the GraphQL services: all operations with their examples, then all types. */
export const queriesPage = (sdls: ReadonlyMap<Service, string>): string =>
  pageOf({
    file: 'queries.html',
    head: '<script defer src="find.js"></script>',
    body: `<main class="text">
<h1>Queries</h1>
<p><input type="search" id="find" placeholder="Name of an operation or type" aria-label="Name of an operation or type"></p>
${[...sdls].map(([service, sdl]) => sectionOf(service, sdl)).join('\n')}
</main>`,
  });

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
