import { FavouriteTile } from '@lounge/kit/favourite-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { favouriteTileExample } from '../../../packages/kit/src/favourite-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/FavouriteTile',
  component: FavouriteTile,
  decorators: [inBox('phone')],
  args: { ...favouriteTileExample, onNotify: fn(), onUnpin: fn() },
} satisfies Meta<typeof FavouriteTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:FavouriteTile 1, 3, 6 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('Online')).toBeVisible();
    await expect(canvasElement.querySelector('article')).toHaveAttribute('data-online');
    await expect(canvas.getByRole('checkbox', { name: 'E-mail' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'E-mail' }));
    await expect(args.onNotify).toHaveBeenCalledWith({ by: 'email', enabled: false });
    await expect(canvas.getByRole('link', { name: 'Write to Noor Vega' })).toHaveAttribute('href', '#messages');
    await expect(canvas.getByRole('link', { name: 'Chat with Noor Vega' })).toHaveAttribute('href', '#chat');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'SMS' }));
    await expect(args.onNotify).toHaveBeenCalledWith({ by: 'sms', enabled: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Unpin Noor Vega' }));
    await expect(args.onUnpin).toHaveBeenCalledOnce();
  },
};
/** Who is not here can be written to. @spec component:FavouriteTile 2, 4 */
export const Offline: Story = {
  args: { online: false, notify: { email: false, sms: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not here')).toBeVisible();
    await expect(canvasElement.querySelector('article')).not.toHaveAttribute('data-online');
    await expect(canvas.getByRole('checkbox', { name: 'E-mail' })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Write to Noor Vega' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Chat with Noor Vega' })).toBeNull();
  },
};
/** @spec component:FavouriteTile 5 */
export const BySms: Story = {
  args: { notify: { email: false, sms: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'SMS' }));
    await expect(args.onNotify).toHaveBeenCalledWith({ by: 'sms', enabled: false });
  },
};
/** An unconfirmed way to be notified cannot be turned on, but off. @spec component:FavouriteTile 9 */
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
