import { PerformerFilter, PerformerFilterSheet } from '@lounge/kit/performer-filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { groups } from './filters.ts';

const meta = {
  title: 'Kit/PerformerFilterSheet',
  component: PerformerFilterSheet,
  args: {
    count: 128,
    onClose: fn(),
    onClear: fn(),
    children: (
      <PerformerFilter
        untitled
        look="chips"
        groups={groups}
        mood={{ value: null, onChange: () => undefined }}
        onToggle={() => undefined}
      />
    ),
  },
} satisfies Meta<typeof PerformerFilterSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 128 performers' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the filter' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

// @spec component:PerformerFilter 5
export const NobodyFits: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nobody fits' })).toBeVisible();
  },
};
