import { SearchField, type SearchFieldProps } from '@lounge/kit/search-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { searchFieldExample } from '../../../packages/kit/src/search-field/example.ts';
import { picture } from '../fixtures/pictures.ts';

const proposalsOf = (...labels: readonly string[]) => labels.map((label) => ({ href: `#search-${label}`, label }));
const performer = (name: string) => ({
  href: `#${name.toLowerCase()}`,
  label: name,
  presence: 'online' as const,
  picture: picture('velvet', 'portrait', name.toLowerCase()),
});
const groups: SearchFieldProps['groups'] = [
  {
    title: 'Performers',
    count: 12,
    href: '#all-performers',
    layout: 'people',
    items: ['Mirela', 'Sable', 'Noor', 'Dario'].map(performer),
  },
  {
    title: 'Videos',
    count: 1000,
    isLeast: true,
    href: '#all-videos',
    items: [
      {
        href: '#one',
        label: 'Piano by candlelight',
        about: 'Sable · 9:15',
        picture: picture('velvet', 'still', 'candle'),
      },
      {
        href: '#two',
        label: 'Rooftop piano, after rain',
        about: 'Mirela · 12:04',
        picture: picture('velvet', 'still', 'rooftop'),
      },
    ],
  },
];

/** A field whose text is the page's state. */
function Typed(props: SearchFieldProps) {
  const [text, setText] = useState(props.text);
  return (
    // Links lead out of the frame in which stories are tested.
    <div
      role="presentation"
      style={{ minHeight: 640, width: 'min(100%, 436px)', marginInlineStart: 'auto' }}
      onClick={(event) => event.preventDefault()}
    >
      <SearchField
        {...props}
        text={text}
        onType={(next) => {
          setText(next);
          props.onType(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  args: { ...searchFieldExample, onType: fn(), onSearch: fn(), onChoose: fn(), onForget: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) => {
  const field = within(canvasElement).getByRole('combobox', { name: 'Search' });
  await userEvent.click(field);
  return field;
};

/** @spec component:SearchField 1 */
export const Default: Story = {
  args: { lastSearches: proposalsOf('tango', 'lisbon'), tags: [{ href: '#piano', label: 'Piano', count: 214 }] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await opened(canvasElement);
    const last = within(canvas.getByRole('group', { name: 'Last searches' })).getAllByRole('option');
    await expect(last.map((each) => each.textContent)).toEqual(['tango', 'lisbon']);
    await expect(canvas.getByRole('group', { name: 'Popular tags' })).toHaveTextContent('Piano 214');
    await userEvent.click(canvas.getByRole('button', { name: 'Forget last searches' }));
    await expect(args.onForget).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};
export const NotRemembered: Story = {
  args: { lastSearches: null, cookiesHref: '#cookies' },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement);
    await expect(canvas.getByText(/you did not allow functional cookies/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cookie settings' })).toHaveAttribute('href', '#cookies');
  },
};
/** @spec component:SearchField 2 */
export const TooShort: Story = {
  args: { text: 'p', state: 'tooShort', missing: 1, lastSearches: proposalsOf('tango') },
  play: async ({ canvas, canvasElement }) => {
    await expect(await opened(canvasElement)).toHaveAccessibleDescription('One more letter.');
    await expect(canvas.getByRole('option', { name: 'tango' })).toBeVisible();
  },
};
/** @spec component:SearchField 3 */
export const Searching: Story = {
  args: { text: 'piano', state: 'searching' },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
  },
};
/**
 * The keys of a combobox: the arrows choose, Enter follows, Escape closes and then empties.
 * @spec component:SearchField 4
 */
export const Answered: Story = {
  args: {
    text: 'pian',
    state: 'answered',
    proposals: proposalsOf('piano', 'piano at night'),
    tags: [{ href: '#tag', label: 'Piano', count: 214 }],
    groups,
    allHref: '#everything',
  },
  play: async ({ canvas, canvasElement, args }) => {
    const field = await opened(canvasElement);
    await expect(canvas.getByRole('group', { name: /Suggestions/ })).toHaveTextContent('piano');
    await expect(canvas.getByRole('status')).toHaveTextContent('1,012 results');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = canvas.getByRole('option', { name: 'piano at night', selected: true });
    await expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('All 1,012 results for “pian”');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('pian');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('pian');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('pian');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};
/** Who types on has chosen nothing: Enter searches for the text. */
export const TypingOn: Story = {
  args: { ...Answered.args },
  play: async ({ canvasElement, args }) => {
    const field = await opened(canvasElement);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('o');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onSearch).toHaveBeenLastCalledWith('piano');
  },
};
/** An empty field in a sheet leaves Escape to the sheet. */
export const EscapeOfASheet: Story = {
  args: { text: 'p', isInline: true },
  play: async ({ canvasElement }) => {
    const field = await opened(canvasElement);
    const isLeft = (): boolean =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await expect(isLeft()).toBe(false);
    await expect(field).toHaveValue('');
    await expect(isLeft()).toBe(true);
  },
};
export const AResultByPress: Story = {
  args: { ...Answered.args },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement);
    await userEvent.click(canvas.getByRole('option', { name: /Rooftop piano/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};
/** @spec component:SearchField 5 */
export const NothingFound: Story = {
  args: { text: 'pianx', state: 'answered', proposals: proposalsOf('piano') },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing for “pianx”.');
    await expect(canvas.getByRole('group', { name: 'Did you mean' })).toHaveTextContent('piano');
    await expect(canvas.queryByRole('option', { name: /All/ })).toBeNull();
  },
};
export const Failed: Story = {
  args: { text: 'piano', state: 'failed', onRetry: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Search did not answer. Your words are kept.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = {
  args: { text: 'piano', state: 'offline', onRetry: fn(), groups },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline. Your words are kept.');
    await expect(canvas.getByRole('option', { name: /Rooftop piano/ })).toBeVisible();
  },
};
/** On a phone the list is the page. */
export const InThePage: Story = {
  args: { ...Answered.args, isInline: true },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => expect(canvas.getByRole('listbox')).toBeVisible(),
};
export const GermanOpen: Story = {
  tags: ['shot'],
  args: { ...Answered.args, isInline: true },
  globals: { language: 'de' },
};
export const OnBrasa: Story = {
  tags: ['shot'],
  args: { text: 'p', state: 'tooShort', missing: 1, lastSearches: proposalsOf('tango', 'lisboa'), isInline: true },
  globals: { brand: 'brasa', language: 'es' },
};
