import { AdventCalendar, type AdventCalendarProps } from '@lounge/kit/advent-calendar';
import { CoinMark } from '@lounge/kit/coin-mark';
import { GiftArt } from '@lounge/kit/gift-art';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

const art = { src: '/samples/velvet/still/orchids', tint: 2 };

function Calendar({ doors, ...props }: AdventCalendarProps) {
  const picture = usePictureOfBrand(art);
  return <AdventCalendar {...props} doors={doors.map((door) => ({ ...door, picture }))} />;
}

const rewards = {
  1: { label: 'Macaron', art: <GiftArt shape="macaron" size={34} /> },
  2: { label: '5 coins', art: <CoinMark size={30} /> },
  4: { label: 'Video voucher' },
} as const;

const doors = Array.from({ length: 24 }, (_, at): AdventCalendarProps['doors'][number] => {
  const day = at + 1;
  if (day === 3) return { day, state: 'missed' };
  if (day === 1 || day === 2) return { day, state: 'used', reward: rewards[day] };
  if (day === 4) return { day, state: 'opened', reward: rewards[day] };
  return { day, state: day === 5 ? 'today' : 'ahead' };
});

const meta = {
  title: 'Kit/AdventCalendar',
  component: AdventCalendar,
  args: { label: 'Advent', doors, onOpen: fn() },
  render: (args) => <Calendar {...args} />,
} satisfies Meta<typeof AdventCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only the door of today can be pressed; the others say what they are. @spec component:AdventCalendar 1-4 */
export const Default: Story = {
  tags: ['shot'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    await expect(canvas.getByRole('img', { name: 'Door 6, still closed' })).toHaveTextContent(/^6$/);
    await expect(canvas.getByRole('img', { name: 'Door 3, missed' })).toHaveTextContent('3 Missed');
    await expect(canvas.getByRole('img', { name: 'Door 4: Video voucher' })).toHaveTextContent('4 Video voucher');
    await expect(canvas.getByRole('img', { name: 'Door 1: Macaron, used' })).toHaveTextContent('1 Macaron');
    const [today, ...others] = canvas.getAllByRole('button');
    await expect(others).toEqual([]);
    await expect(today).toHaveAccessibleName('Door 5: open');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onOpen).toHaveBeenCalledWith({ day: 5 });
  },
};

/** A door that is being opened takes no second press. */
export const Opening: Story = {
  args: { opening: 5 },
  play: async ({ canvas, args }) => {
    const door = canvas.getByRole('button', { name: 'Door 5: opening' });
    await expect(door).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(door);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** A visitor sees the calendar and can open nothing. */
export const NotAllowed: Story = {
  render: ({ label, doors: shown }) => <Calendar label={label} doors={shown} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Door 5: open' })).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['shot'],
  globals: { language: 'de', theme: 'light', brand: 'brasa', viewport: { value: 'phone' } },
};
