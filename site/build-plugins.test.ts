import { expect, test } from 'vitest';
import type { Plugin } from 'vite';
import { joinedStyles, leanLibraries, withoutUnusedComponents } from './build-plugins.ts';

type Transform = (code: string, id: string) => { code: string } | undefined;

/** Runs a plugin's transformation as the bundler does, without its context, which none of them uses. */
const transformOf = ({ transform }: Plugin): Transform => transform as unknown as Transform;

const transform = transformOf(joinedStyles());

const styled = (template: string) =>
  `import { styled, css } from 'styled-components';\nconst Box = styled.div.withConfig({ componentId: 'box' })\`${template}\`;`;

test('the rules of a component are joined to one string', () => {
  const code = transform(styled('${frame}color: red;'), '/site/src/Box.tsx')?.code;
  expect(code).toContain("styled.div.withConfig({ componentId: 'box' })([joined`${frame}color: red;`.join('')]);");
  expect(code).toMatch(/^import { css as joined } from 'styled-components';/);
});

test('fragments, other modules and packages stay as they are', () => {
  const fragment = "import { css } from 'styled-components';\nexport const frame = css`color: red;`;";
  expect(transform(fragment, '/site/src/frame.ts')?.code).toContain('frame = css`color: red;`');
  expect(transform('const text = String.raw`a`;', '/site/src/text.ts')).toBeUndefined();
  expect(transform(styled('color: red;'), '/node_modules/library/Box.tsx')).toBeUndefined();
});

test('a template that interpolates a function fails the build', () => {
  expect(() => transform(styled('color: ${({ tone }) => tone};'), '/site/src/Box.tsx')).toThrow(/Box\.tsx: a template/);
});

test('components of a library that nothing uses can be left out', () => {
  const library = [
    'const Link = React10.forwardRef((props, ref) => createElement("a", props));',
    'Link.displayName = "Link";',
    'const [cache] = [start()];',
    'const named = { displayName: "kept" };',
  ].join('\n');
  const code = transformOf(withoutUnusedComponents())(library, '/node_modules/react-intl/index.js')?.code;
  expect(code).toContain('const Link = /* @__PURE__ */ React10.forwardRef(');
  expect(code).not.toContain('Link.displayName');
  expect(code).toContain('const [cache] = [start()];\nconst named = { displayName: "kept" };');
  expect(transformOf(withoutUnusedComponents())(library, '/site/src/Link.tsx')).toBeUndefined();
});

const intl = '/node_modules/@formatjs/intl/index.js';
const unusedFormatters = ['DateTimeRange', 'DateToParts', 'TimeToParts', 'NumberToParts', 'Duration', 'DurationToParts']
  .concat(['DisplayName', 'List', 'ListToParts', 'Plural', 'RelativeTime'])
  .map((name) => `function format${name}(value) { return compute(value); }`)
  .concat('function getMessageDescriptorContext(value) { return compute(value); }');

test('functions of a library that no page calls have no body, and others stay', () => {
  const used = 'function createIntl(config) { return config; }';
  const code = transformOf(leanLibraries())([used, ...unusedFormatters].join('\n'), intl)?.code;
  expect(code).toContain(used);
  expect(code).toContain("function formatList(value) { throw new Error('left out'); }");
  expect(code).not.toContain('compute');
});

test('a library that has renamed a function fails the build', () => {
  const code = ['function createIntl() {}', ...unusedFormatters.slice(1)].join('\n');
  expect(() => transformOf(leanLibraries())(code, intl)).toThrow(/has no formatDateTimeRange any more/);
});

test('a text of an error that is written before its check becomes the name of its function', () => {
  const left = [
    'handleAction',
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
    'discoverRoutes',
    'patchRoutesImpl',
  ]
    .concat([
      'patchRoutes',
      'dispose',
      'setFetcherError',
      'instrumentClientSideRouter',
      'getRouteInstrumentationUpdates',
    ])
    .concat(['RSCErrorHandler', 'deserializeErrors', 'enableScrollRestoration', '_internalSetRoutes', 'resetFetcher'])
    .concat(['queueFetcherForDeletion', 'getLoadingFetcher', 'deleteFetcher', 'runClientMiddlewarePipeline'])
    .concat([
      'runMiddlewarePipeline',
      'callRouteMiddleware',
      'decodeRouteErrorResponseDigest',
      'DefaultErrorComponent',
    ]);
  const library = ['createRouter', 'getInvalidPathError', ...left].map((name) => `function ${name}() { work(); }`);
  const code = transformOf(leanLibraries())(library.join('\n'), '/react-router/dist/production/chunk-1.mjs')?.code;
  expect(code).toContain("function getInvalidPathError() { return 'getInvalidPathError'; }");
  expect(code).toContain('function createRouter() { work(); }');
});
