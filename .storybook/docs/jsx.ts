import { isValidElement } from 'react';

/** Lookups of the names in a piece of code. */
export interface KitNames {
  /** The name of a component of the kit; null for others. */
  readonly nameOf: (component: unknown) => string | null;
  /** The entry that exports a component. */
  readonly entryOf: (name: string) => string | null;
  /** The name of an icon by its path data; null for other strings. */
  readonly iconOf: (path: string) => string | null;
}

/** Code as a designer or developer copies it: imports and one element. */
class JsxWriter {
  readonly #names: KitNames;
  readonly #components = new Set<string>();
  readonly #icons = new Set<string>();

  constructor(names: KitNames) {
    this.#names = names;
  }

  imports(): string {
    const byEntry = Map.groupBy(this.#components, (name) => this.#names.entryOf(name) ?? '');
    const lines = [...byEntry]
      .filter(([entry]) => entry !== '')
      .map(([entry, names]) => `import { ${names.join(', ')} } from '@lounge/kit/${entry}';`);
    const icons = [...this.#icons].toSorted();
    return [...lines, ...(icons.length > 0 ? [`import { ${icons.join(', ')} } from '@lounge/kit/icons';`] : [])]
      .toSorted()
      .join('\n');
  }

  element(tag: string, props: Readonly<Record<string, unknown>>, indent = ''): string {
    if (/^[A-Z]/.test(tag)) this.#components.add(tag);
    const { children, ...rest } = props;
    const attributes = Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => this.#attribute(name, value, `${indent}  `));
    const isShort = attributes.join(' ').length < 70 && !attributes.some((each) => each.includes('\n'));
    const open = isShort
      ? `<${[tag, ...attributes].join(' ')}`
      : `<${tag}\n${attributes.map((each) => `${indent}  ${each}`).join('\n')}\n${indent}`;
    const content = this.#content(children, `${indent}  `);
    if (content === '') return isShort ? `${open} />` : `${open}/>`;
    return content.includes('\n') || !isShort
      ? `${open}>\n${indent}  ${content}\n${indent}</${tag}>`
      : `${open}>${content}</${tag}>`;
  }

  #attribute(name: string, value: unknown, indent: string): string {
    if (value === true) return name;
    if (typeof value === 'string' && this.#names.iconOf(value) === null && !/["\\\n{}]/.test(value))
      return `${name}="${value}"`;
    return `${name}={${this.#value(value, indent)}}`;
  }

  #content(children: unknown, indent: string): string {
    if (children === undefined || children === null || typeof children === 'boolean') return '';
    if (Array.isArray(children))
      return children
        .map((child) => this.#content(child, indent))
        .filter((child) => child !== '')
        .join(`\n${indent}`);
    if (isValidElement(children)) return this.#value(children, indent);
    if (typeof children === 'string' && !/[{}<>]/.test(children)) return children;
    return `{${this.#value(children, indent)}}`;
  }

  #value(value: unknown, indent: string): string {
    if (isValidElement<Record<string, unknown>>(value)) {
      const tag = typeof value.type === 'string' ? value.type : this.#names.nameOf(value.type);
      return tag === null ? '<></>' : this.element(tag, value.props, indent);
    }
    if (typeof value === 'function') return '() => {}';
    if (typeof value === 'string') {
      const icon = this.#names.iconOf(value);
      if (icon !== null) this.#icons.add(icon);
      return (
        icon ??
        `'${value
          .replaceAll('\\', '\\\\')
          .replaceAll("'", String.raw`\'`)
          .replaceAll('\n', String.raw`\n`)}'`
      );
    }
    if (Array.isArray(value))
      return this.#group(
        '[',
        value.map((each) => this.#value(each, `${indent}  `)),
        ']',
        indent,
      );
    if (typeof value === 'object' && value !== null)
      return this.#group(
        '{',
        Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .map(
            ([key, each]) =>
              `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`}: ${this.#value(each, `${indent}  `)}`,
          ),
        '}',
        indent,
      );
    return String(value);
  }

  #group(open: string, items: readonly string[], close: string, indent: string): string {
    const space = open === '{' && items.length > 0 ? ' ' : '';
    const line = `${open}${space}${items.join(', ')}${space}${close}`;
    if (line.length < 80 && !line.includes('\n')) return line;
    return `${open}\n${items.map((item) => `${indent}  ${item},`).join('\n')}\n${indent}${close}`;
  }
}

/** Returns an element of a component with its imports. */
export function usageOf(name: string, args: Readonly<Record<string, unknown>>, names: KitNames): string {
  const writer = new JsxWriter(names);
  const code = writer.element(name, args);
  return `${writer.imports()}\n\n${code}`;
}

/** Puts the imports of all components of the kit before rendered JSX; null where it also has tags of something else. */
export function withImports(jsx: string, names: KitNames): string | null {
  const tags = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => tag))];
  if (tags.length === 0 || tags.some((tag) => names.entryOf(tag) === null)) return null;
  const byEntry = Map.groupBy(tags, (tag) => names.entryOf(tag));
  const lines = [...byEntry].map(([entry, found]) => `import { ${found.join(', ')} } from '@lounge/kit/${entry}';`);
  return `${lines.toSorted().join('\n')}\n\n${jsx}`;
}
