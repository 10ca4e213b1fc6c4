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
/** An unconfirmed way to be notified cannot be turned on, but off. */
export const NothingConfirmed: Story = {
  args: { needs: { email: {}, sms: { href: '#age-check' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'SMS' })).toBeDisabled();
    await expect(canvas.getByText('For e-mail, confirm your address first')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'For SMS, verify a mobile number first' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'E-mail' }));
    await expect(args.onNotify).toHaveBeenCalledWith({ by: 'email', enabled: false });
  },
};
export const German: Story = { globals: { language: 'de' } };
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa', theme: 'light' } };
