import { languages, routeKeys, routePatterns, type Language } from '@lounge/locale';
import type { HttpCall } from '@lounge/protocol';
import { strayWords } from '../conventions/guest-words.ts';
import { siteModules } from '../conventions/import-rules.ts';
import { pages } from '../../site/src/app/pages.ts';
import { camelOf, type ModuleName } from './module-named.ts';
import { shownBy, type Shown } from './shown-call.ts';

/** Title and description of a page in a language. */
interface PageText {
  readonly title: string;
  readonly description: string;
}

/** A public page to be added: what a call of the module answers. */
export interface NewPage {
  readonly module: ModuleName;
  /** `pin-count`, or `cams.pin-count`: the key of its route and of its screen. */
  readonly key: string;
  /** Whether the key is that of a page to come, which has its address already. */
  readonly hasAddress: boolean;
  /** `pin-count`: the beginning of its files. */
  readonly file: string;
  /** `pinCount`: its key in the document, and the beginning of its functions and of the ids of its texts. */
  readonly camel: string;
  /** `PinCount`: the beginning of its components. */
  readonly name: string;
  /** The path without its language: `pin-count/`. */
  readonly entry: string;
  /** The name of the call. */
  readonly call: string;
  readonly shown: Shown;
  readonly texts: Readonly<Record<Language, PageText>>;
}

/** The options of a page on the command line: its path without the language, and "Title: Description." in each language. */
export interface PageOptions extends Readonly<Partial<Record<Language, string>>> {
  readonly path: string;
}

const order = Object.entries(siteModules).flatMap(([area, names]) => names.map((name) => `${area}/${name}`));

/** Returns the reason why a module of the site may not show this; null if it may. */
const misplaced = (id: string, { kind }: Shown): string | null => {
  const at = order.indexOf(id);
  if (at < 0) return `${id} has no place in the order of the site's modules (siteModules in import-rules.ts).`;
  const needed = kind === 'value' ? 'foundation/page' : 'content/actors';
  return at >= order.indexOf(needed)
    ? null
    : `${id} stands below ${needed}, of which this page is made: give the page to a module above it.`;
};

const pathPattern = /^\/(?=[a-z])(?:[a-z\d]+(?:-[a-z\d]+)*\/)+$/;

/** Returns the route key of a path and whether it has one already, as pages to come have, or the reason why it cannot be that of a new page. */
const routeOf = (path: string): Pick<NewPage, 'key' | 'hasAddress'> | string => {
  if (!pathPattern.test(path)) return '--path is a path without its language, such as /pin-count/.';
  if (path.startsWith('/personal/')) return `${path} is in the guest's own area, whose pages are made by personalPage.`;
  const pathname = `/en${path}`;
  const found = routeKeys.find((key) =>
    routePatterns(key).some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname })),
  );
  if (found === undefined) return { key: path.slice(1, -1).replaceAll('/', '.'), hasAddress: false };
  const isFree = !(found in pages) && routePatterns(found).includes(`/:language${path}`);
  return isFree ? { key: found, hasAddress: true } : `${path} is an address of the page ${found} already.`;
};

const example = '--en "Pinned performers: How many performers are pinned."';

const textIn = (language: Language, text: string): PageText | string => {
  const [, title = '', description = ''] = /^([^:]{2,60}): (.{10,150}\.)$/.exec(text) ?? [];
  if (title === '') return `--${language} is "Title: Description.", such as ${example}.`;
  const [sign] = /[{}<>'"`|*\\]/.exec(text) ?? [];
  if (sign !== undefined) return `--${language} has ${sign}, which texts of guests do not have; write ’ and “ ”.`;
  const [stray] = strayWords(text, language);
  return stray === undefined ? { title, description } : `--${language}: ${stray} (guest-words.ts).`;
};

/** Returns the texts in all languages, or an error message. */
const textsOf = (options: PageOptions): NewPage['texts'] | string => {
  const missing = languages.filter((language) => !options[language]);
  if (missing.length > 0)
    return `A page has its texts in all languages; missing: ${missing.map((each) => `--${each}`).join(', ')}.`;
  const texts = new Map<Language, PageText>();
  for (const language of languages) {
    const text = textIn(language, options[language] ?? '');
    if (typeof text === 'string') return text;
    texts.set(language, text);
  }
  // All languages were set.
  return Object.fromEntries(texts) as NewPage['texts'];
};

/** Returns a page of a module that shows a call, or an error message. */
export const pageNamed = (module: ModuleName, call: HttpCall, options: PageOptions): NewPage | string => {
  const route = routeOf(options.path);
  if (typeof route === 'string') return route;
  const shown = shownBy(call);
  if (typeof shown === 'string') return shown;
  const place = misplaced(module.id, shown);
  if (place !== null) return place;
  const texts = textsOf(options);
  if (typeof texts === 'string') return texts;
  const entry = options.path.slice(1);
  const file = entry.slice(0, -1).replaceAll('/', '-');
  const camel = camelOf(file);
  const name = camel.charAt(0).toUpperCase() + camel.slice(1);
  return { module, ...route, file, camel, name, entry, call: call.id.split('/')[2] ?? '', shown, texts };
};
