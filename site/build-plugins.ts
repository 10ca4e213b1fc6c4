/** Compiler plugins of the site's builds: each reads the syntax tree and leaves out what guests need not fetch. */
import { transformAsync } from '@babel/core';
import styledComponents from 'babel-plugin-styled-components';
import { walk, type Node } from 'estree-walker';
import MagicString from 'magic-string';
import { parseSync, type Plugin } from 'vite';
import { isLazy, neverSent } from './lazy-texts.ts';

/** A node of the syntax tree with its place in the source. */
type Placed = Node & { readonly start: number; readonly end: number };
type Property = Placed & { readonly key: Placed; readonly value: Placed; readonly type: 'Property' };

const isPlaced = (node: Node): node is Placed => 'start' in node && 'end' in node;

/** Parses a module and passes every node to `visit`, which may edit the source. */
const edited = (id: string, code: string, visit: (node: Placed, source: MagicString) => void) => {
  const { program } = parseSync(id, code);
  const source = new MagicString(code);
  walk(program as Node, {
    enter: (node) => {
      if (isPlaced(node)) visit(node, source);
    },
  });
  return source.hasChanged() ? { code: source.toString(), map: source.generateMap({ hires: true }) } : undefined;
};

const propertiesOf = (node: Placed): readonly Property[] =>
  node.type === 'ObjectExpression' ? (node.properties as Property[]).filter(({ type }) => type === 'Property') : [];

const nameOf = ({ key }: Property): string | null =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;

const valueOf = (node: Placed, name: string): Placed | null =>
  propertiesOf(node).find((each) => nameOf(each) === name)?.value ?? null;

const isText = (node: Placed | null): node is Placed =>
  node !== null && node.type === 'Literal' && typeof node.value === 'string';

/** Declarations without their sentences, which only generated documents need: `purpose` of calls, `description` of schemas. */
export const withoutProse = (): Plugin => ({
  name: 'without-prose',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => {
    if (!/packages\/protocol\/src\/.*\.ts$/.test(id)) return undefined;
    return edited(id, code, (node, source) => {
      const purpose = valueOf(node, 'purpose');
      const description = valueOf(node, 'id') === null ? null : valueOf(node, 'description');
      for (const text of [purpose, description]) if (isText(text)) source.overwrite(text.start, text.end, "''");
    });
  },
});

/** The first load's texts: those of modules come with the modules, those of server-rendered pages are never sent. */
export const withoutLazyTexts = (): Plugin => ({
  name: 'without-lazy-texts',
  enforce: 'pre',
  apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
  transform: (code, id) => {
    if (!/(?:packages\/kit|site)\/src\/texts\/\w+\.ts$/.test(id)) return undefined;
    return edited(id, code, (node, source) => {
      const properties = propertiesOf(node);
      for (const [at, property] of properties.entries()) {
        const name = nameOf(property) ?? '';
        if (!/^(?:kit|site)\./.test(name) || !(isLazy(name) || neverSent.test(name))) continue;
        source.remove(property.start, properties[at + 1]?.start ?? property.end);
      }
    });
  },
});

/** A library's module with functions that no page calls. */
interface LeanModule {
  readonly file: RegExp;
  /** The function that tells the module from others of the same library. */
  readonly declares: string;
  readonly unused: readonly string[];
  /** Functions that only write the text of an error, which is written before it is known whether there is one. */
  readonly errorTexts?: readonly string[];
}

const leanModules: readonly LeanModule[] = [
  {
    // Vendor prefixes are added only where `enableVendorPrefixes` asks for them.
    file: /stylis\/src\/Middleware\.js$/,
    declares: 'prefixer',
    unused: ['prefixer'],
  },
  {
    file: /@formatjs\/intl\/index\.js$/,
    declares: 'createIntl',
    unused: [
      'getMessageDescriptorContext',
      'formatDateTimeRange',
      'formatDateToParts',
      'formatTimeToParts',
      'formatNumberToParts',
      'formatDuration',
      'formatDurationToParts',
      'formatDisplayName',
      'formatList',
      'formatListToParts',
      'formatPlural',
      'formatRelativeTime',
    ],
  },
  {
    // Routes have loaders and our own error pages, but no actions, fetchers, middleware, instrumentation, routes that are found
    // later, or server components.
    file: /react-router\/dist\/production\/[\w-]+\.mjs$/,
    declares: 'createRouter',
    errorTexts: ['getInvalidPathError'],
    unused: [
      'handleAction',
      'fetch2',
      'handleFetcherAction',
      'handleFetcherLoader',
      'discoverRoutes',
      'patchRoutesImpl',
      'patchRoutes',
      'dispose',
      'setFetcherError',
      'instrumentClientSideRouter',
      'getRouteInstrumentationUpdates',
      'RSCErrorHandler',
      'deserializeErrors',
      'enableScrollRestoration',
      '_internalSetRoutes',
      'resetFetcher',
      'queueFetcherForDeletion',
      'getLoadingFetcher',
      'deleteFetcher',
      'runClientMiddlewarePipeline',
      'runMiddlewarePipeline',
      'callRouteMiddleware',
      'decodeRouteErrorResponseDigest',
      'DefaultErrorComponent',
    ],
  },
];

const hasBody = (node: Placed): node is Placed & { readonly id: { readonly name: string }; readonly body: Placed } =>
  node.type === 'FunctionDeclaration';

/** Libraries without the bodies of functions that no page calls; a call throws. Fails the build when a library has renamed one. */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
  transform: (code, id) => {
    const lean = leanModules.find(
      ({ file, declares }) => file.test(id) && new RegExp(`function ${declares}\\b`).test(code),
    );
    if (lean === undefined) return undefined;
    const { unused, errorTexts = [] } = lean;
    const missing = new Set([...unused, ...errorTexts]);
    const result = edited(id, code, (node, source) => {
      if (!hasBody(node) || !missing.delete(node.id.name)) return;
      const isText = errorTexts.includes(node.id.name);
      const body = isText ? `{ return '${node.id.name}'; }` : "{ throw new Error('left out'); }";
      source.overwrite(node.body.start, node.body.end, body);
    });
    if (missing.size > 0) throw new Error(`${id} has no ${[...missing].join(', ')} any more; see leanModules.`);
    return result;
  },
});

/** Style templates without the white space that CSS ignores, by the plugin of styled-components. */
export const shortStyles = (): Plugin => ({
  name: 'short-styles',
  enforce: 'pre',
  apply: 'build',
  transform: async (code, id) => {
    if (id.includes('node_modules') || !/\.tsx?$/.test(id) || !code.includes('styled-components')) return undefined;
    const options = { minify: true, transpileTemplateLiterals: false, ssr: false, displayName: false, fileName: false };
    const result = await transformAsync(code, {
      filename: id,
      babelrc: false,
      configFile: false,
      sourceMaps: true,
      parserOpts: { plugins: ['typescript', 'jsx'] },
      plugins: [[styledComponents, options]],
    });
    return typeof result?.code === 'string' ? { code: result.code, map: result.map ?? null } : undefined;
  },
});

/** Whether a tag is `styled.div.withConfig(...)`, the form in which all our components are written. */
const isStyledTag = (tag: Placed): boolean => {
  if (tag.type !== 'CallExpression' || tag.callee.type !== 'MemberExpression') return false;
  const { object } = tag.callee;
  return object.type === 'MemberExpression' && object.object.type === 'Identifier' && object.object.name === 'styled';
};

/**
 * Components whose rules are one string, joined when the module is loaded. styled-components would join the parts of a template
 * and hash the result for every element it renders. Fails the build where a template interpolates a function, which has no text.
 */
export const joinedStyles = (): Plugin => ({
  name: 'joined-styles',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => {
    if (id.includes('node_modules') || !/\.tsx?$/.test(id) || !code.includes("'styled-components'")) return undefined;
    return edited(id, code, (node, source) => {
      if (node.type === 'Program') source.prepend("import { css as joined } from 'styled-components';\n");
      if (node.type !== 'TaggedTemplateExpression') return;
      const [tag, quasi] = [node.tag as Placed, node.quasi as Placed];
      const isCss = tag.type === 'Identifier' && tag.name === 'css';
      if (!isCss && !isStyledTag(tag)) return;
      if (node.quasi.expressions.some(({ type }) => /Function/.test(type)))
        throw new Error(`${id}: a template interpolates a function; see docs/decisions/0006.`);
      if (isCss) return;
      source.appendLeft(quasi.start, '([joined').appendRight(quasi.end, ".join('')])");
    });
  },
});

/** Functions that create components and contexts, React's and react-intl's: without effects, so what nothing uses can be left out. */
const creators = new Set([
  'forwardRef',
  'memo',
  'createContext',
  'createFormattedComponent',
  'createFormattedDateTimePartsComponent',
]);

const calledName = (callee: Node): string | null => {
  if (callee.type === 'Identifier') return callee.name;
  const isMember = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
  return isMember && callee.property.type === 'Identifier' ? callee.property.name : null;
};

const isCreator = (node: Node | null | undefined): node is Placed =>
  node?.type === 'CallExpression' && creators.has(calledName(node.callee) ?? '');

/** Whether a statement only names a component for React's developer tools. */
const isNaming = (node: Node): boolean =>
  node.type === 'ExpressionStatement' &&
  node.expression.type === 'AssignmentExpression' &&
  node.expression.left.type === 'MemberExpression' &&
  node.expression.left.object.type === 'Identifier' &&
  node.expression.left.property.type === 'Identifier' &&
  node.expression.left.property.name === 'displayName';

/** Packages whose unused components stay in a bundle, as they are named for React's developer tools or created by calls that are not marked as pure. */
const withUnusedComponents =
  /node_modules\/(?:react-router\/dist\/production\/.*\.mjs|react-intl\/index\.js|mobx-react-lite\/dist\/.*\.mjs)$/;

/** Lets the bundler leave out components that the site does not use. */
export const withoutUnusedComponents = (): Plugin => ({
  name: 'without-unused-components',
  apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
  transform: (code, id) => {
    if (!withUnusedComponents.test(id)) return undefined;
    return edited(id, code, (node, source) => {
      if (node.type !== 'Program') return;
      for (const statement of node.body as Placed[]) {
        if (isNaming(statement)) source.remove(statement.start, statement.end);
        if (statement.type !== 'VariableDeclaration') continue;
        for (const { init } of statement.declarations)
          if (isCreator(init)) source.appendLeft(init.start, '/* @__PURE__ */ ');
      }
    });
  },
});

/** Vite's helper of dynamic imports without its preloading: no chunk has style sheets, and documents list what a page needs. */
export const withoutPreloads = (): Plugin => ({
  name: 'without-preloads',
  enforce: 'pre',
  apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
});
