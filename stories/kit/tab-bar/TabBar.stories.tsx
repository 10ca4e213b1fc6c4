import {
  chatCircle,
  chatCircleFill,
  filmStrip,
  filmStripFill,
  house,
  houseFill,
  user,
  userFill,
  videoCamera,
  videoCameraFill,
} from '@lounge/kit/icons';
import { TabBar } from '@lounge/kit/tab-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Kit/TabBar',
  component: TabBar,
  args: {
    items: [
      { href: '#home', label: 'Home', icon: house, currentIcon: houseFill, current: true },
      { href: '#live', label: 'Live', icon: videoCamera, currentIcon: videoCameraFill },
      { href: '#videos', label: 'Videos', icon: filmStrip, currentIcon: filmStripFill },
      { href: '#messages', label: 'Messages', icon: chatCircle, currentIcon: chatCircleFill, count: 5 },
      { href: '#me', label: 'Me', icon: user, currentIcon: userFill },
    ],
  },
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
