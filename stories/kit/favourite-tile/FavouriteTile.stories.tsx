import { FavouriteTile } from '@lounge/kit/favourite-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';

const meta = {
  title: 'Kit/FavouriteTile',
  component: FavouriteTile,
  decorators: [inBox('phone')],
  args: {
    name: 'Noor Vega',
    href: '#noor',
    picture: picture('velvet', 'portrait', 'noor'),
    online: true,
    notify: { email: true, sms: false },
    onNotify: fn(),
    onUnpin: fn(),
  },
} satisfies Meta<typeof FavouriteTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:FavouriteTile 6 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'SMS' }));
    await expect(args.onNotify).toHaveBeenCalledWith({ by: 'sms', enabled: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Unpin Noor Vega' }));
    await expect(args.onUnpin).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { online: false, notify: { email: false, sms: false } } };
export const German: Story = { globals: { language: 'de' } };
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa', theme: 'light' } };
