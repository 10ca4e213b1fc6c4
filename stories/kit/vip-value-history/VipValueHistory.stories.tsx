import { VipValueHistory } from '@lounge/kit/vip-value-history';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const months = [240, 310, 480, 190, 400, 252].map((coins, at) => ({ month: at + 6, year: 2026, value: coins * 100 }));

const meta = {
  title: 'Kit/VipValueHistory',
  component: VipValueHistory,
  args: { title: 'Your months', text: 'Coins spent, last six months', months },
} satisfies Meta<typeof VipValueHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:VipValueHistory 3 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((each) => each.textContent)).toEqual([
      '240Jun',
      '310Jul',
      '480Aug',
      '190Sep',
      '400Oct',
      '252Nov',
    ]);
    const heights = [...canvasElement.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
    await expect(heights).toEqual(['50', '65', '100', '40', '83', '53']);
  },
};
/** @spec component:VipValueHistory 1 */
export const Loading: Story = {
  args: { months: [], isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Your months are loading.')).toBeVisible();
  },
};
/** @spec component:VipValueHistory 2 */
export const Empty: Story = {
  args: { months: months.map((each) => ({ ...each, value: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No coins were spent in these months.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
