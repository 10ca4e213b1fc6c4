import { Onboarding } from '@lounge/kit/onboarding';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onboardingExample } from '../../../packages/kit/src/onboarding/example.ts';

const meta = {
  title: 'Kit/Onboarding',
  component: Onboarding,
  args: { ...onboardingExample, onDone: fn() },
} satisfies Meta<typeof Onboarding>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:Onboarding 1 */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Have a free look' })).toHaveTextContent('Step 1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('region', { name: 'Coins, not minutes' })).toHaveTextContent('Step 2 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.queryByRole('button', { name: 'Skip' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenLastCalledWith({ isSkipped: false });
  },
};
export const Skipped: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onDone).toHaveBeenLastCalledWith({ isSkipped: true });
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
