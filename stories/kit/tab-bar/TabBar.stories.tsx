import { house, user, videoCamera } from '@lounge/kit/icons';
import { TabBar } from '@lounge/kit/tab-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabBarExample } from '../../../packages/kit/src/tab-bar/example.ts';

const meta = {
  title: 'Kit/TabBar',
  component: TabBar,
  args: tabBarExample,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof TabBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    await expect(canvas.getByRole('link', { name: '5 Messages' })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    items: [
      { href: '#a', label: 'Benachrichtigungen', icon: house, current: true },
      { href: '#b', label: 'Einstellungen', icon: user },
      { href: '#c', label: 'Live', icon: videoCamera },
    ],
  },
};
