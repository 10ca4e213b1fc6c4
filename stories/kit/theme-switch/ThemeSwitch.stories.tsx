import { ThemeSwitch } from '@lounge/kit/theme-switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { themeSwitchExample } from '../../../packages/kit/src/theme-switch/example.ts';

const meta = {
  title: 'Kit/ThemeSwitch',
  component: ThemeSwitch,
  args: { ...themeSwitchExample, onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light colours' }));
    await expect(args.onChange).toHaveBeenCalledWith({ theme: 'light' });
  },
};
export const Light: Story = {
  args: { theme: 'light' },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Switch to dark colours' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Switch to light colours' })).toBeNull();
  },
};
export const System: Story = { args: { theme: 'system' } };
export const Full: Story = {
  args: { variant: 'full', theme: 'system' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Like the device');
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith({ theme: 'dark' });
  },
};
export const FullGerman: Story = { args: { variant: 'full' }, globals: { language: 'de' } };
