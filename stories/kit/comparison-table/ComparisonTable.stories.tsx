import { ComparisonTable } from '@lounge/kit/comparison-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { comparisonTableExample } from '../../../packages/kit/src/comparison-table/example.ts';

const meta = {
  title: 'Kit/ComparisonTable',
  component: ComparisonTable,
  args: comparisonTableExample,
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
