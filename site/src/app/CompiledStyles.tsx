import { use, useMemo, type ReactNode } from 'react';
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components';

type Compile = IStyleSheetContext['stylis'];

/** The compiled rules by component and class name. The class name is a hash of the rules, which no component changes, so there are as many as components. */
const compiled = new Map<string, string[]>();

const cached = new WeakMap<Compile, Compile>();

const cachedCompile = (compile: Compile): Compile => {
  const existing = cached.get(compile);
  if (existing !== undefined) return existing;
  const result: Compile = Object.assign(
    (css: string, selector = '', prefix = '', componentId = '&') => {
      const key = `${componentId} ${selector}`;
      const rules = compiled.get(key) ?? compile(css, selector, prefix, componentId);
      compiled.set(key, rules);
      return rules;
    },
    { hash: compile.hash },
  );
  cached.set(compile, result);
  return result;
};

/** Compiles the rules of each component once for all pages of a server; a page's own sheet still collects those of its components. */
export const CompiledStyles = ({ children }: { children: ReactNode }) => {
  const context = use(StyleSheetContext);
  return (
    <StyleSheetContext value={{ ...context, stylis: cachedCompile(context.stylis) }}>{children}</StyleSheetContext>
  );
};

/** Leaves the rules of these classes and animations out, as the document has them: nothing is compiled or inserted for them. */
export const SentStyles = ({ names, children }: { names: ReadonlySet<string>; children: ReactNode }) => {
  const context = use(StyleSheetContext);
  const value = useMemo(() => {
    const { stylis } = context;
    const compile: Compile = Object.assign(
      (...[css, selector = '', ...rest]: Parameters<Compile>) =>
        names.has(selector.replace(/^\./, '')) ? [] : stylis(css, selector, ...rest),
      { hash: stylis.hash },
    );
    return { ...context, stylis: compile };
  }, [context, names]);
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
};
