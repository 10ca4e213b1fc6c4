import { posix } from 'node:path';
import type { Language } from '@lounge/locale';
import type { SourceFile } from '../conventions/repository.ts';
import type { NewPage } from './page.ts';

/** The answers that a page says in words, in each language. */
const statements: Readonly<Record<Language, { readonly yes: string; readonly no: string }>> = {
  de: { yes: 'Ja', no: 'Nein' },
  en: { yes: 'Yes', no: 'No' },
  nl: { yes: 'Ja', no: 'Nee' },
  es: { yes: 'Sí', no: 'No' },
};

const isStatement = ({ shown }: NewPage): boolean => shown.kind === 'value' && shown.type === 'boolean';

const textsOf = (page: NewPage, language: Language): Readonly<Record<string, string>> => ({
  ...page.texts[language],
  ...(isStatement(page) && statements[language]),
});

/** The texts of a page in a language, by id. */
export const textIds = (page: NewPage, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(textsOf(page, language)).map(([name, text]) => [`site.${page.camel}.${name}`, text]),
  );

const messages = (page: NewPage): string => `import { defineMessages } from 'react-intl';

/** Texts of the page "${page.texts.en.title}". */
export const messages = defineMessages({
${Object.entries(textsOf(page, 'en'))
  .map(([name, text]) => `  ${name}: { id: 'site.${page.camel}.${name}', defaultMessage: '${text}' },`)
  .join('\n')}
});
`;

const stores = (
  { module, camel, name, texts }: NewPage,
  read: string,
): string => `import { ${read} } from '@lounge/stores/${module.id}';
import { defineRead } from '../../shared/define-module.ts';

/** The answer that the page "${texts.en.title}" shows. */
export const { of: ${camel}Of, use: use${name} } = defineRead('${camel}', ({ context }) => ${read}(context));
`;

const route = ({ key, file, camel, name, shown, texts }: NewPage): string => {
  const load =
    shown.kind === 'value'
      ? `load: ({ stores }) => ${camel}Of(stores).load(),`
      : `isList: true,
  load: async ({ stores }) => {
    await ${camel}Of(stores).load();
  },`;
  return `import { pageRoute } from '../../shared/page-route.ts';
import { messages } from './${name}.messages.ts';
import { ${camel}Of } from './${file}-stores.ts';
import { ${name}Screen } from './${name}Screen.tsx';

/** The page "${texts.en.title}"; ${shown.kind === 'value' ? 'it fails when its call fails' : 'a list that fails to load says so in its place'}. */
export const route = pageRoute('${key}', {
  screen: ${name}Screen,
  head: messages,
  ${load}
});
`;
};

/** The import of a component of the site, by its path below the source folder. */
const imported = ({ module }: NewPage, component: string, path: string): string => {
  const from = posix.relative(module.id, path);
  return `import { ${component} } from '${from.startsWith('.') ? from : `./${from}`}';`;
};

const comment = ({ texts, hasAddress }: NewPage): string =>
  `/** The page "${texts.en.title}".${hasAddress ? '' : ' @assumed The page; the documents have none.'} */`;

const shownValue = {
  number: 'intl.formatNumber(FIELD)',
  string: 'FIELD',
  boolean: 'intl.formatMessage(FIELD ? messages.yes : messages.no)',
};

const valueScreen = (page: NewPage, field: string, type: keyof typeof shownValue): string => {
  const { name, file } = page;
  return `import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
${imported(page, 'ListPage', 'foundation/page/ListPage.tsx')}
import { messages } from './${name}.messages.ts';
import { use${name} } from './${file}-stores.ts';

const Answer = styled.p.withConfig({ componentId: 'site-${file}' })\`
  font: var(--kit-display-weight) var(--kit-type-6) / var(--kit-line-height-display) var(--kit-font-display);
  font-variant-numeric: lining-nums;
\`;

${comment(page)}
export const ${name}Screen = observer(() => {
  const intl = useIntl();
  const { value } = use${name}();
  return (
    <ListPage title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.description)}>
      {value !== null && <Answer data-part="answer">{${shownValue[type].replace('FIELD', `value.${field}`)}}</Answer>}
    </ListPage>
  );
});
`;
};

const performersScreen = (page: NewPage, field: string | null, isPaged: boolean): string => {
  const { name, file } = page;
  const imports = [
    imported(page, 'ModelTile', 'content/actors/ModelTile.tsx'),
    imported(page, 'ErrorPanel', 'foundation/page/error-slots.tsx'),
    imported(page, 'ListFrame', 'foundation/page/ListFrame.tsx'),
    imported(page, 'ListPage', 'foundation/page/ListPage.tsx'),
    imported(page, 'PendingTiles', 'foundation/page/PendingTiles.tsx'),
  ];
  // Those of its own module come last.
  const isOwn = (line: string): boolean => line.includes(`'./`);
  const models = `\n  const models = list.value${field === null ? '' : `?.${field}`} ?? [];`;
  return `import { TileGrid } from '@lounge/kit/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
${[...imports.filter((line) => !isOwn(line)), ...imports.filter(isOwn)].join('\n')}
import { messages } from './${name}.messages.ts';
import { use${name} } from './${file}-stores.ts';

${comment(page)}
export const ${name}Screen = observer(() => {
  const intl = useIntl();
  const list = use${name}();${isPaged ? '' : models}
  return (
    <ListPage title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.description)}>
      <ListFrame list={list}${isPaged ? '' : ' count={models.length}'} pending={<PendingTiles />} empty={<ErrorPanel kind="empty" />}>
        <TileGrid>
          {${isPaged ? 'list.items' : 'models'}.map((model) => (
            <ModelTile key={model.id} model={model} />
          ))}
        </TileGrid>
      </ListFrame>
    </ListPage>
  );
});
`;
};

/** Returns the files of a page in the site; its store reads by the function \`read\` of the stores. */
export const pageFiles = (page: NewPage, read: string): readonly SourceFile[] => {
  const { module, file, name, shown } = page;
  const folder = `site/src/${module.id}`;
  return [
    { path: `${folder}/${file}-stores.ts`, text: stores(page, read) },
    { path: `${folder}/${name}.messages.ts`, text: messages(page) },
    {
      path: `${folder}/${name}Screen.tsx`,
      text:
        shown.kind === 'value'
          ? valueScreen(page, shown.field, shown.type)
          : performersScreen(page, shown.field, shown.isPaged),
    },
    { path: `${folder}/${file}-route.ts`, text: route(page) },
  ];
};

/** The element in which a story finds the answer. */
const proof = ({ shown }: NewPage): string => {
  if (shown.kind === 'performers') return `page(canvas).getAllByRole('article')[0]`;
  const pattern = { number: String.raw`/^\d/`, boolean: '/^(?:Yes|No)$/', string: '/./' }[shown.type];
  return `page(canvas).getByText(${pattern}, { selector: '[data-part=answer]' })`;
};

/** Returns the story of a page: what it shows, its call that failed, and another language on a phone. */
export const pageStory = (page: NewPage): SourceFile => {
  const { module, file, entry, call, name, texts } = page;
  const label = `${file.charAt(0).toUpperCase()}${file.slice(1).replaceAll('-', ' ')}`;
  return {
    path: `stories/screens/${module.id}/${name}Screen.stories.tsx`,
    text: `import { ${call} } from '@lounge/protocol/${module.id}';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/${label}',
  tags: ['!autodocs'],
  args: { entry: '${entry}' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = (canvas: Canvas) => within(canvas.getByRole('main'));

/** The answer is below the title; a breadcrumb leads home. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: '${texts.en.title}' })).toBeVisible();
    await expect(${proof(page)}).toBeVisible();
    const trail = await canvas.findByRole('navigation', { name: 'You are here' });
    await expect(await within(trail).findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en/');
  },
};

export const NotLoaded: Story = {
  args: { failing: [${call}] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(page(canvas).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(${proof(page)}).toBeVisible());
  },
};

export const SpanishBrasaPhone: Story = {
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: '${texts.es.title}' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
`,
  };
};
