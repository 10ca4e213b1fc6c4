import { Tabs } from '@lounge/kit/tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'Pages of Mirela',
    tabs: [
      { href: '#overview', label: 'Overview', current: true },
      { href: '#about', label: 'About me' },
      { href: '#videos', label: 'Videos', count: 38 },
      { href: '#pictures', label: 'Pictures', count: 14 },
      { href: '#live', label: 'Live show' },
      { href: '#top', label: 'Top cams' },
    ],
  },
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
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
