import { BackLink } from '@lounge/kit/back-link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { backLinkExample } from '../../../packages/kit/src/back-link/example.ts';

const meta = {
  title: 'Kit/BackLink',
  component: BackLink,
  args: backLinkExample,
} satisfies Meta<typeof BackLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A link like others, to the top of the list. @spec component:BackLink 2 */
export const Default: Story = {
  // A link that is followed leaves the frame in which stories are tested.
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Back to the list' });
    await expect(link).toHaveAttribute('href', '#list');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Through the history, to the old place; a press for a new tab follows the link. @spec component:BackLink 1 */
export const WithPlace: Story = {
  args: { onBack: fn(), children: 'Live' },
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Live' });
    await userEvent.click(link);
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(location.hash).toBe('');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledTimes(2);
  },
};
