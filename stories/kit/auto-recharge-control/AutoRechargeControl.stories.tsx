import { AutoRechargeControl } from '@lounge/kit/auto-recharge-control';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { autoRechargeControlExample } from '../../../packages/kit/src/auto-recharge-control/example.ts';

const off = autoRechargeControlExample.value;

const meta = {
  title: 'Kit/AutoRechargeControl',
  component: AutoRechargeControl,
  args: { ...autoRechargeControlExample, onChange: fn(), onTeaser: fn() },
} satisfies Meta<typeof AutoRechargeControl>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It starts off, and cannot be switched on before a method is chosen. @spec component:AutoRechargeControl 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const knob = canvas.getByRole('switch', { name: /Add coins when few are left/ });
    await expect(knob).not.toBeChecked();
    await userEvent.click(knob);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Paid with' }), 'Card ··4417');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(knob);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...off, isOn: true, methodId: 1 });
  },
};
/** @spec component:AutoRechargeControl 2 */
export const On: Story = {
  args: { value: { ...off, isOn: true, methodId: 1 }, since: '2026-11-02T10:00:00.000Z' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('On since 2 November 2026. Off with one tap.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add' }), '2500');
    await expect(args.onChange).toHaveBeenLastCalledWith({ isOn: true, threshold: 2000, amount: 2500, methodId: 1 });
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ isOn: false, threshold: 2000, amount: 1000, methodId: 1 });
  },
};
/** @spec component:AutoRechargeControl 3 */
export const Teaser: Story = {
  args: { mode: 'teaser' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See how' }));
    await expect(args.onTeaser).toHaveBeenLastCalledWith({ mode: 'open' });
  },
};
/** @spec component:AutoRechargeControl 4 */
export const TeaserClosed: Story = {
  args: { mode: 'teaser' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onTeaser).toHaveBeenLastCalledWith({ mode: 'closed' });
  },
};
/** @spec component:AutoRechargeControl 5-6 */
export const NotLoggedIn: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#log-in');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onTeaser).not.toHaveBeenCalled();
  },
};
export const NoMethod: Story = { args: { methods: [] } };
export const Stopped: Story = {
  args: { isStopped: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the payment was declined');
  },
};
export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa', theme: 'light' } };
