import { IconButton, IconLink } from '@lounge/kit/icon-button';
import { bell, pushPin, pushPinFill, shareNetwork } from '@lounge/kit/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Kit/IconButton',
  component: IconButton,
  args: { icon: bell, label: 'Notifications' },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counted: Story = {
  args: { count: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications 3' })).toBeVisible();
  },
};
export const ManyCounted: Story = { args: { count: 240 } };
export const Filled: Story = { args: { variant: 'filled', icon: shareNetwork, label: 'Share' } };
export const Pressed: Story = { args: { variant: 'filled', icon: pushPinFill, label: 'Pinned', pressed: true } };
export const NotPressed: Story = { args: { variant: 'filled', icon: pushPin, label: 'Pin', pressed: false } };
export const AsLink: Story = {
  render: () => <IconLink href="#notifications" icon={bell} label="Notifications" count={5} />,
};
