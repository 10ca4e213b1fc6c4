import { Select } from '@lounge/kit/select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { selectExample } from '../../../packages/kit/src/select/example.ts';

const meta = {
  title: 'Kit/Select',
  component: Select,
  args: { ...selectExample, onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The look is the brand's, not the browser's: no arrow of its own, and room for a finger. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Month' });
    await expect(getComputedStyle(field).appearance).toBe('none');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.selectOptions(field, '2026-10');
    await expect(args.onChange).toHaveBeenCalledWith({ value: '2026-10' });
    await expect(field).toHaveValue('2026-10');
    field.blur();
  },
};
export const Focused: Story = {
  tags: ['shot'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Month' })).toHaveFocus();
  },
};
export const BrasaLight: Story = {
  globals: { language: 'es', brand: 'brasa', theme: 'light' },
};
