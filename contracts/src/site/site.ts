import { createRequire } from 'node:module';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { servicePaths } from '@lounge/protocol';
import { documents } from '../documents/all.ts';
import { declaredServices, operationsFile } from '../documents/declared-services.ts';
import { htmlOfMarkdown, pageOf } from './page.ts';
import { findScript, queriesPage } from './queries-page.ts';

const { resolve } = createRequire(import.meta.url);
const assetOf = (name: string, path: string): string => join(dirname(resolve(`${name}/package.json`)), path);

/** Redoc links its maker with a picture of another host. */
const redocLogo = 'https://cdn.redoc.ly/redoc/logo-mini.svg';

/** Files of libraries, under their names on the site. */
const assets = [
  ['asyncapi.js', assetOf('@asyncapi/react-component', 'browser/standalone/index.js')],
  ['asyncapi.css', assetOf('@asyncapi/react-component', 'styles/default.min.css')],
] as const;

const texts = new Map(documents().map(({ name, text }) => [name.slice(name.lastIndexOf('/') + 1), text]));
const textOf = (name: string): string => texts.get(name) ?? '';

/** A document as a script, since a page that is opened from a disk can fetch nothing. */
const asScript = (text: string): string => `globalThis.contract = ${text.replaceAll('</', String.raw`<\/`)};`;

interface SocketDocument {
  readonly operations: Readonly<Record<string, { readonly reply?: object }>>;
}

/** The document of the socket without the channel of replies, beside each of which the page would show all messages of the channel. */
const socketText = (): string => {
  const document = JSON.parse(textOf('asyncapi.json')) as SocketDocument;
  const operations = Object.entries(document.operations).map(([name, operation]) => {
    const { reply, ...rest } = operation;
    return [name, reply === undefined ? rest : { ...rest, reply: { ...reply, channel: undefined } }];
  });
  return JSON.stringify({ ...document, operations: Object.fromEntries(operations) });
};

const restScript = `
Redoc.init(globalThis.contract, {
  expandResponses: '200',
  hideDownloadButton: true,
  disableSearch: false,
  jsonSampleExpandLevel: 4,
  requiredPropsFirst: true,
}, document.querySelector('#document'));
`;

const socketScript = `
AsyncApiStandalone.render({
  schema: globalThis.contract,
  // Messages are shown with their operations, and schemas with their messages.
  config: { show: { sidebar: true, errors: false, messages: false, schemas: false } },
}, document.querySelector('#document'));
`;

// Its place, without the picture, would be an empty line.
const restStyle = `<style>#document a[href^='https://redocly.com/redoc'] { display: none; }</style>`;

const scripts = (...names: readonly string[]): string =>
  names.map((name) => `<script src="${name}"></script>`).join('\n');

const restPage = pageOf({
  file: 'rest.html',
  head: restStyle,
  body: `<div id="document"></div>\n${scripts('openapi.js', 'redoc.js', 'rest.js')}`,
});

const socketPage = pageOf({
  file: 'socket.html',
  head: '<link rel="stylesheet" href="asyncapi.css">',
  body: `<div id="document"></div>\n${scripts('asyncapi-document.js', 'asyncapi.js', 'socket.js')}`,
});

const indexPage = pageOf({
  file: 'index.html',
  body: `<main class="text">
<h1>Contracts of the guest client</h1>
<p>Everything that the guest client asks of a back end, with the examples that <code>contracts verify</code> sends.</p>
<dl>
<dt><a href="rest.html">REST</a></dt><dd>Calls under <code>/rest/v1</code>: <a href="openapi.json" download>OpenAPI 3.1</a></dd>
<dt><a href="queries.html">Queries</a></dt>${declaredServices
    .map(
      (service) =>
        `<dd>GraphQL at <code>${servicePaths[service]}</code>: <a href="${service}.graphql" download>SDL</a> and <a href="${operationsFile(service)}" download>operations with examples</a></dd>`,
    )
    .join('')}
<dt><a href="socket.html">Socket</a></dt><dd>Commands and pushes at <code>/socket</code>: <a href="asyncapi.json" download>AsyncAPI 3</a></dd>
<dt><a href="states.html">Provider states</a></dt><dd>What a server sets up before each interaction: <a href="states.json" download>as data</a></dd>
</dl>
</main>`,
});

const files = (): ReadonlyMap<string, string> =>
  new Map([
    ['index.html', indexPage],
    ['rest.html', restPage],
    ['rest.js', restScript],
    ['openapi.js', asScript(textOf('openapi.json'))],
    ['socket.html', socketPage],
    ['socket.js', socketScript],
    ['asyncapi-document.js', asScript(socketText())],
    ['queries.html', queriesPage(new Map(declaredServices.map((service) => [service, textOf(`${service}.graphql`)])))],
    ['find.js', findScript],
    [
      'states.html',
      pageOf({ file: 'states.html', body: `<main class="text">${htmlOfMarkdown(textOf('states.md'))}</main>` }),
    ],
    ...[
      'openapi.json',
      'asyncapi.json',
      ...declaredServices.flatMap((service) => [`${service}.graphql`, operationsFile(service)]),
      'states.json',
    ].map((name) => [name, textOf(name)] as const),
  ]);

/** Builds the site of the documents in a folder; its other files stay. */
export const buildSite = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files()) writeFileSync(join(folder, name), text);
  const redoc = readFileSync(assetOf('redoc', 'bundles/redoc.standalone.js'), 'utf8');
  writeFileSync(join(folder, 'redoc.js'), redoc.replaceAll(redocLogo, 'data:,'));
  for (const [name, path] of assets) cpSync(path, join(folder, name));
};
