import { WelcomeBanner } from '@lounge/kit/welcome-banner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { welcomeBannerExample } from '../../../packages/kit/src/welcome-banner/example.ts';

const meta = {
  title: 'Kit/WelcomeBanner',
  component: WelcomeBanner,
  args: { ...welcomeBannerExample, onClose: fn() },
} satisfies Meta<typeof WelcomeBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:WelcomeBanner 1 */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Come in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '#sign-up');
    await userEvent.click(canvas.getByRole('button', { name: 'Look around' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'de' } };
