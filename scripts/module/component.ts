import type { SourceFile } from '../conventions/repository.ts';
import { notASentence, type ReadText, type Recipe } from './recipe.ts';
import { withLine } from './sorted-line.ts';

/** A component of the kit to be added. */
export interface NewComponent {
  /** `FanCounter`. */
  readonly name: string;
  /** `fan-counter`: its folder, its entry and the end of its class name. */
  readonly folder: string;
  /** `Fan counter`: the content of its example and of its story. */
  readonly label: string;
  /** Its purpose in one sentence. */
  readonly about: string;
}

/** Returns a component by its name in either spelling, or an error message. */
export const componentNamed = (query: string, about: string): NewComponent | string => {
  const name = query.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (!/^(?:[A-Z][a-z]+)+$/.test(name)) return `"${query}" is no name of a component, such as FanCounter.`;
  const problem = notASentence(about);
  if (problem !== null) return problem;
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const label = `${name.charAt(0)}${words.join(' ').slice(1)}`;
  return { name, folder: words.join('-'), label, about };
};

const withSmallInitial = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

const kitFiles = ({ name, folder, label, about }: NewComponent): readonly SourceFile[] => {
  const styles = `${withSmallInitial(name)}Styles`;
  return [
    {
      path: `packages/kit/src/${folder}/${name}.tsx`,
      text: `import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { ${styles} } from './${name}.styles.ts';

/** Props of ${name}. */
export interface ${name}Props extends RootProps<'div'> {
  /** The content. */
  children: ReactNode;
}

const Root = styled.div.withConfig({ componentId: 'kit-${folder}' })\`
  \${${styles}}
\`;

/** ${about} */
export function ${name}({ children, ...rest }: ${name}Props) {
  return (
    <Root {...rest} data-slot="">
      {children}
    </Root>
  );
}
`,
    },
    {
      path: `packages/kit/src/${folder}/${name}.styles.ts`,
      text: `import { css } from 'styled-components';
import { cluster } from '../layout/layout.ts';

/** Styles of ${name}. */
export const ${styles} = css\`
  \${cluster}
  gap: 8px;
\`;
`,
    },
    {
      path: `packages/kit/src/${folder}/example.ts`,
      text: `import type { ${name}Props } from './${name}.tsx';

export const ${withSmallInitial(name)}Example = { children: '${label}' } satisfies ${name}Props;
`,
    },
    {
      path: `packages/kit/src/${folder}/index.ts`,
      text: `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
    },
  ];
};

const story = ({ name, folder }: NewComponent): SourceFile => ({
  path: `stories/kit/${folder}/${name}.stories.tsx`,
  text: `import { ${name} } from '@lounge/kit/${folder}';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${withSmallInitial(name)}Example } from '../../../packages/kit/src/${folder}/example.ts';

const meta = {
  title: 'Kit/${name}',
  component: ${name},
  args: ${withSmallInitial(name)}Example,
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(${withSmallInitial(name)}Example.children)).toBeVisible();
  },
};
`,
});

const capture =
  (pattern: RegExp) =>
  (line: string): string | null =>
    pattern.exec(line)?.[1] ?? null;

/** The lists of all components: the entries of the kit, the table of its README, and the slots of the tests of all. */
const listed = ({ name, folder, about }: NewComponent, read: ReadText): readonly SourceFile[] => {
  const lists = {
    'packages/kit/src/index.ts': {
      line: `export * from './${folder}/index.ts';`,
      keyOf: capture(/^export \* from '\.\/([\w-]+)\/index\.ts';$/),
    },
    'packages/kit/README.md': {
      line: `| \`${folder}\` | **${name}**: ${about} | \`children\` |`,
      keyOf: capture(/^\| `([\w-]+)` \| \*\*/),
    },
    'packages/kit/src/slots.browser.test.tsx': {
      line: `  ${name}: (children) => ({ children }),`,
      keyOf: capture(/^ {2}([A-Z]\w*): \(/),
      end: '};',
    },
    'packages/kit/src/foreign-rules.browser.test.tsx': {
      line: `  ${name}: { children: words },`,
      keyOf: capture(/^ {2}([A-Z]\w*): /),
      end: '};',
    },
  };
  const readme = 'packages/kit/README.md';
  if (read(readme).includes(`| **${name}**: `)) throw new Error(`A list has ${name} already: ${readme}.`);
  return Object.entries(lists).map(([path, list]) => ({ path, text: withLine(read(path), list) }));
};

/** Returns the files of a component with one slot, its story, and the lists that it belongs to. */
export const componentRecipe = (component: NewComponent): Recipe => ({
  title: component.name,
  created: [...kitFiles(component), story(component)],
  changed: (read) => listed(component, read),
  next: [
    'Its props, parts and states are yours to add; texts go to a file of messages, then: npm run texts.',
    `Then: npm run types, npm run api, npm run stories -- stories/kit/${component.folder}, npm run overview.`,
  ],
});
