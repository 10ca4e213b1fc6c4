import { CoinMark } from '@lounge/kit/coin-mark';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { coinMarkExample } from '../../../packages/kit/src/coin-mark/example.ts';

const meta = {
  title: 'Kit/CoinMark',
  component: CoinMark,
  args: coinMarkExample,
} satisfies Meta<typeof CoinMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const Light: Story = { globals: { theme: 'light' } };
