import { VoucherPicker } from '@lounge/kit/voucher-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const album = {
  type: 4,
  amount: 2,
  maxPrice: 3000,
  actors: [],
  validFrom: '2026-11-20T19:00:00.000Z',
  validTo: '2026-11-30T22:59:59.000Z',
};
const ofMirela = { ...album, id: 2, amount: 1, maxPrice: null, validTo: null, actors: [{ id: 101, name: 'Mirela' }] };

const meta = {
  title: 'Kit/VoucherPicker',
  component: VoucherPicker,
  args: { vouchers: [{ ...album, id: 1 }, ofMirela], chosen: null, onChoose: fn(), onUse: fn() },
} satisfies Meta<typeof VoucherPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:VoucherPicker 3 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect([first, second].map((each) => (each as HTMLInputElement).checked)).toEqual([false, false]);
    await expect(canvas.getByText('2 album vouchers · Any album up to 30 coins')).toBeVisible();
    await expect(canvas.getByText('until 30 November 2026')).toBeVisible();
    await expect(canvas.getByText('1 album voucher · By Mirela')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with the voucher' }));
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.click(second as HTMLElement);
    await expect(args.onChoose).toHaveBeenCalledWith({ id: 2 });
  },
};
/** @spec component:VoucherPicker 4 */
export const Chosen: Story = {
  tags: ['shot'],
  args: { chosen: 2 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /Mirela/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with the voucher' }));
    await expect(args.onUse).toHaveBeenCalledWith({ id: 2 });
  },
};
/** @spec component:VoucherPicker 2 */
export const One: Story = {
  args: { vouchers: [ofMirela] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
  },
};
/** @spec component:VoucherPicker 1 */
export const None: Story = {
  args: { vouchers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
export const AllTypes: Story = {
  args: { vouchers: Array.from({ length: 10 }, (_, index) => ({ ...album, id: index + 1, type: index + 1 })) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('radio').map((each) => each.closest('label')?.textContent ?? '');
    const starts = ['2 video v', '2 video chat', '2 coins', '2 album', '2 messages', '2 gifts'];
    const ends = ['2 live shows', '2 private shows', '2 bonus codes', '2 spins'];
    await expect([...starts, ...ends].filter((start, index) => !names[index]?.startsWith(start))).toEqual([]);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Brasa: Story = { globals: { brand: 'brasa', language: 'es' } };
