import { Tabs } from '@lounge/kit/tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabsExample } from '../../../packages/kit/src/tabs/example.ts';

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: tabsExample,
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:TabBar 1-3 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Overview');
    const others = canvas.getAllByRole('link').filter((link) => !link.hasAttribute('aria-current'));
    await expect(others.map((link) => link.textContent)).toEqual([
      'About me',
      'Videos38',
      'Pictures14',
      'Live show',
      'Top cams',
    ]);
  },
};

/** The media library's tabs; sounds are one of them. @assumed as its totals count them. @spec component:TabBar 4 */
export const MediaLibrary: Story = {
  args: {
    label: 'Media library',
    tabs: [
      { href: '#shop', label: 'Shop', count: 12, current: true },
      { href: '#pinned', label: 'Pinned', count: 4 },
      { href: '#archive', label: 'Archive', count: 0 },
      { href: '#feed', label: 'Feed', count: 7 },
      { href: '#messenger', label: 'Messenger', count: 3 },
      { href: '#clips', label: 'Clips', count: 2 },
      { href: '#audio', label: 'Audio', count: 0 },
    ],
  },
  play: async ({ canvas }) => {
    const names = ['Shop12', 'Pinned4', 'Archive0', 'Feed7', 'Messenger3', 'Clips2', 'Audio0'];
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Shop');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The current tab is seen, however far down the row it is; the page itself stays where it is. */
export const CurrentAtTheEnd: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tabs: meta.args.tabs.map((tab) => ({ ...tab, current: tab.href === '#top' })),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(row.right).toBeLessThan(window.innerWidth + 1);
    await expect(current.right).toBeLessThanOrEqual(row.right + 1);
    await expect(current.left).toBeGreaterThan(row.left);
  },
};
