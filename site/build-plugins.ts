/** Compiler plugins of the site's builds: each reads the syntax tree and leaves out what guests need not fetch. */
import { transformAsync } from '@babel/core';
import * as layout from '@lounge/kit/layout';
import styledComponents from 'babel-plugin-styled-components';
import { walk, type Node } from 'estree-walker';
import MagicString from 'magic-string';
import { parseSync, type Plugin } from 'vite';
import { isPlaced, nameOf, propertiesOf, type Placed } from './syntax.ts';

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

/** The import of layout parts: by the name of their entry, or in the kit by path. */
const layoutEntry = /^@lounge\/kit\/layout$|^\.{1,2}\/.*layout\/[\w-]+\.ts$/;

/** The CSS of the layout parts that a module imports, by the name that they have in it. */
const importedParts = (id: string, code: string): ReadonlyMap<string, string> => {
  const parts = new Map<string, string>(Object.entries(layout));
  const specifiers = parseSync(id, code).program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && layoutEntry.test(statement.source.value) ? statement.specifiers : [],
  );
  return new Map(
    specifiers.flatMap((each) => {
      const name = each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' ? each.imported.name : '';
      const css = parts.get(name);
      return css === undefined ? [] : [[each.local.name, css] as const];
    }),
  );
};

/** Layout parts as text in the templates that interpolate them: repeated text costs nothing after compression, a reference does. */
export const inlinedLayout = (): Plugin => ({
  name: 'inlined-layout',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => {
    if (id.includes('node_modules') || !/\.tsx?$/.test(id) || !/layout[/']/.test(code)) return undefined;
    const parts = importedParts(id, code);
    return edited(id, code, (node, source) => {
      if (node.type !== 'TaggedTemplateExpression') return;
      for (const expression of node.quasi.expressions) {
        const css = expression.type === 'Identifier' ? parts.get(expression.name) : undefined;
        if (css === undefined || !isPlaced(expression)) continue;
        source.overwrite(expression.start - '${'.length, expression.end + '}'.length, css.trim());
      }
    });
  },
});

/** Whether a tag is `styled.div.withConfig(...)`, the form in which all our components are written. */
const isStyledTag = (tag: Placed): boolean => {
  if (tag.type !== 'CallExpression' || tag.callee.type !== 'MemberExpression') return false;
  const { object } = tag.callee;
  return object.type === 'MemberExpression' && object.object.type === 'Identifier' && object.object.name === 'styled';
};

/**
 * Joins the rules of components to one string when the module is loaded, as styled-components would join and hash them for every element.
 * Fails the build where a template interpolates a function, which has no text.
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
