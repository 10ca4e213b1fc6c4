import { WelcomeBonusTile } from '@lounge/kit/welcome-bonus-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { welcomeBonusTileExample } from '../../../packages/kit/src/welcome-bonus-tile/example.ts';

const meta = {
  title: 'Kit/WelcomeBonusTile',
  component: WelcomeBonusTile,
  args: welcomeBonusTileExample,
} satisfies Meta<typeof WelcomeBonusTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:WelcomeBonusTile 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'A welcome for you' })).toHaveTextContent(
      'The code HELLO is waiting.',
    );
    await expect(canvas.getByRole('link', { name: 'See the bonus' })).toHaveAttribute('href', args.href);
  },
};
/** @spec component:WelcomeBonusTile 2 */
export const Redeemed: Story = {
  args: { hasNotRedeemedInstance: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Brasa: Story = { tags: ['shot'], globals: { brand: 'brasa', language: 'es' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
