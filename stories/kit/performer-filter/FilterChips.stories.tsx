import { FilterChips } from '@lounge/kit/performer-filter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { filterChipsExample } from '../../../packages/kit/src/performer-filter/example.ts';

const meta = {
  title: 'Kit/FilterChips',
  component: FilterChips,
  args: filterChipsExample,
} satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

// @spec component:PerformerFilter 9
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove the filter Online' })).toHaveAttribute('href', '#online');
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '#all');
  },
};

/** One chip needs no other way to take it off. */
export const One: Story = {
  args: { chosen: [{ label: 'VIP', href: '#vip' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Clear all' })).toBeNull();
  },
};
export const None: Story = {
  args: { chosen: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
