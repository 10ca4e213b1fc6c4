import { ComparisonTable } from '@lounge/kit/comparison-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Kit/ComparisonTable',
  component: ComparisonTable,
  args: {
    caption: 'What VIP changes',
    columns: { label: 'What it changes', without: 'Without', included: 'With VIP' },
    rows: [
      { label: 'Preview before you pay', without: '5 s', included: '20 s' },
      { label: 'Albums and videos', without: 'full price', included: '20 % less' },
      { label: 'VIP gifts', without: 'none', included: '3' },
    ],
  },
} satisfies Meta<typeof ComparisonTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Preview before you pay' })).toBeVisible();
    await expect(canvas.getAllByRole('cell').map((cell) => cell.textContent)).toContain('20 s');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
