import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { walk, type Node } from 'estree-walker';
import MagicString from 'magic-string';
import { parseSync, type Plugin } from 'vite';
import { anyLanguage } from './any-language.ts';
import { nameOf, propertiesOf, isPlaced, type Placed } from './syntax.ts';

/** Texts by id: plain ones as they are, those with values parsed. */
type Texts = Readonly<Record<string, unknown>>;

/** The folder of scripts before they are written for each language. */
const scripts = `assets/${anyLanguage}/`;

const moduleTexts = fileURLToPath(new URL('src/shared/module-texts.ts', import.meta.url));

/** The languages of the texts. This module is part of Vite's configuration, which Vite loads without our packages. */
const languages = readdirSync(new URL('texts', import.meta.url)).map((name) => basename(name, '.json'));

const textsOf = async (language: string): Promise<Texts> => {
  const [kit, site] = (await Promise.all([
    import(new URL(`../packages/kit/src/texts/${language}.ts`, import.meta.url).href),
    import(new URL(`src/texts/${language}.ts`, import.meta.url).href),
  ])) as readonly { messages: Texts }[];
  return { ...kit?.messages, ...site?.messages };
};

const markerOf = (id: string): string => `'§text:${id}§'`;
const marker = /(["'`])§text:([\w.-]+)§\1/g;

/** A module of messages whose texts are markers: `defineMessages` is the one that keeps them for react-intl. */
const withMarkers = (id: string, code: string) => {
  const source = new MagicString(code);
  const ids: string[] = [];
  const replace = (node: Placed): void => {
    if (node.type === 'ImportDeclaration' && node.source.value === 'react-intl') {
      const { start, end } = node.source as Placed;
      source.overwrite(start, end, JSON.stringify(moduleTexts));
    }
    // Without the mark, a text that no component uses would stay, as each call adds to the texts.
    if (node.type === 'CallExpression') source.appendLeft(node.start, '/* @__PURE__ */ ');
    const named = propertiesOf(node).find((each) => nameOf(each) === 'id')?.value;
    const text = propertiesOf(node).find((each) => nameOf(each) === 'defaultMessage');
    if (named?.type !== 'Literal' || typeof named.value !== 'string' || text === undefined) return;
    ids.push(named.value);
    source.overwrite(text.start, text.end, `text: ${markerOf(named.value)}`);
  };
  walk(parseSync(id, code).program as Node, { enter: (node) => void (isPlaced(node) && replace(node)) });
  return { ids, code: source.toString(), map: source.generateMap({ hires: true }) };
};

/**
 * Writes scripts for each language with the texts of their modules in them, so that no text is fetched apart. Modules are compiled once,
 * with markers.
 */
export const localizedTexts = (): Plugin => {
  const idsOf = new Map<string, readonly string[]>();
  const all: Record<string, Texts> = {};
  const textOf = (language: string, id: string): string => {
    const text = all[language]?.[id];
    if (text === undefined) throw new Error(`There is no text ${id} in ${language}; run npm run texts.`);
    return JSON.stringify(text);
  };
  return {
    name: 'localized-texts',
    enforce: 'pre',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: { entryFileNames: `${scripts}[name]-[hash].js`, chunkFileNames: `${scripts}[name]-[hash].js` },
        },
      },
    }),
    buildStart: async () => {
      for (const language of languages) all[language] = await textsOf(language);
    },
    resolveId: (id) => (basename(id) === 'load-texts.ts' ? moduleTexts : undefined),
    transform: (code, id) => {
      if (!id.endsWith('.messages.ts')) return undefined;
      const { ids, ...result } = withMarkers(id, code);
      idsOf.set(id, ids);
      return result;
    },
    // A script's name changes with its texts, as browsers keep it for a year.
    augmentChunkHash: ({ moduleIds }) => {
      const hash = createHash('sha256');
      for (const id of moduleIds.flatMap((module) => idsOf.get(module) ?? []))
        for (const language of languages) hash.update(textOf(language, id));
      return hash.digest('hex');
    },
    writeBundle: ({ dir = '' }, bundle) => {
      for (const { fileName } of Object.values(bundle).filter(({ type }) => type === 'chunk')) {
        const code = readFileSync(join(dir, fileName), 'utf8');
        for (const language of languages) {
          const path = join(dir, fileName.replace(anyLanguage, language));
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(
            path,
            code.replaceAll(marker, (_match, _quote, id: string) => textOf(language, id)),
          );
        }
      }
      rmSync(join(dir, scripts), { recursive: true });
    },
  };
};
