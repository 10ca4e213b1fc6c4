import { CoinMark } from '@lounge/kit/coin-mark';
import { Icon } from '@lounge/kit/icon';
import { bank } from '@lounge/kit/icons';
import { OptionCard } from '@lounge/kit/option-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Kit/OptionCard',
  component: OptionCard,
  args: {
    input: { name: 'cents', value: '1000' },
    children: (
      <>
        <CoinMark /> 40 coins
      </>
    ),
    end: '10,00 €',
  },
} satisfies Meta<typeof OptionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const option = canvas.getByRole('radio', { name: /40 coins/ });
    await expect(option).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(option).toBeChecked();
  },
};
export const Chosen: Story = { args: { input: { name: 'cents', value: '1000', defaultChecked: true } } };
export const Tile: Story = {
  args: {
    form: 'tile',
    end: undefined,
    children: (
      <>
        <Icon path={bank} size={24} /> Bank
      </>
    ),
  },
};
