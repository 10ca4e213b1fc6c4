import { GiftArt } from '@lounge/kit/gift-art';
import { GiftCalendar, type GiftCalendarProps } from '@lounge/kit/gift-calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { giftCalendarExample } from '../../../packages/kit/src/gift-calendar/example.ts';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

function Calendar(props: GiftCalendarProps) {
  return <GiftCalendar {...props} picture={usePictureOfBrand(props.picture)} />;
}

const days = giftCalendarExample.days.map((day) =>
  day.date === '2026-12-06'
    ? { ...day, reward: { label: 'Lantern', art: <GiftArt shape="lantern" size={34} /> } }
    : day,
);

const meta = {
  title: 'Kit/GiftCalendar',
  component: GiftCalendar,
  args: { ...giftCalendarExample, days, onClaim: fn() },
  render: (args) => <Calendar {...args} />,
} satisfies Meta<typeof GiftCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:GiftCalendar 1-5 */
export const Default: Story = {
  tags: ['shot'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'A gift a day from Mirela' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Door 10, still closed' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Door 7: 5 coins' })).toHaveTextContent('7 5 coins');
    await expect(canvas.getByRole('img', { name: 'Door 6: Lantern, used' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Door 8, missed' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Door 9: open' }));
    await expect(args.onClaim).toHaveBeenCalledWith({ date: '2026-12-09' });
  },
};

export const Claiming: Story = {
  args: { claiming: '2026-12-09' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Door 9: opening' }));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  tags: ['shot'],
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
};
