import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readModel } from '../scripts/kit-docs/api-model.ts';
import { argTypesOf } from '../scripts/kit-docs/arg-types.ts';
import { componentDocs } from '../scripts/kit-docs/component-docs.ts';
import { extractKitModel } from '../scripts/kit-docs/extract.ts';
import { partsByEntry } from '../scripts/kit-docs/parts.ts';

const id = 'virtual:kit-docs';
const resolvedId = `\0${id}`;
const sourceFolder = fileURLToPath(new URL('../packages/kit/src', import.meta.url));

/** A modal dialog, or an element that is fixed to the window at every width: at the beginning of a line of the root's styles. */
const covers = /useModal\(|^ {2}position: fixed/m;

/** Returns the folders whose component covers the window, and so would cover a page of documentation. */
const coveringEntries = (): ReadonlySet<string> =>
  new Set(
    readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && covers.test(readFileSync(`${sourceFolder}/${file}`, 'utf8')))
      .map((file) => file.split(/[/\\]/, 1)[0] ?? ''),
  );

function moduleText(): string {
  const parts = partsByEntry(sourceFolder);
  const covering = coveringEntries();
  const docs = [...componentDocs(readModel(extractKitModel())).values()].map((doc) => [
    doc.name,
    {
      name: doc.name,
      entry: doc.entry,
      purpose: doc.purpose,
      parts: parts[doc.entry] ?? [],
      coversWindow: covering.has(doc.entry),
      argTypes: argTypesOf(doc),
    },
  ]);
  return [
    `import * as kit from '@lounge/kit';`,
    `export const docs = ${JSON.stringify(Object.fromEntries(docs))};`,
    // By identity, as a build may rename functions.
    `const names = new Map(Object.keys(docs).map((name) => [kit[name], name]));`,
    `export const nameOf = (component) => names.get(component) ?? null;`,
  ].join('\n');
}

/** Provides what the kit's types and sources say about its components to the pages of documentation. */
export const kitDocs = (): Plugin => {
  let text: string | null = null;
  return {
    name: 'kit-docs',
    resolveId: (source) => (source === id ? resolvedId : null),
    load: (source) => (source === resolvedId ? (text ??= moduleText()) : null),
  };
};
