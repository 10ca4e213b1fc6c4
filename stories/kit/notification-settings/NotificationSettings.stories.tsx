import { NotificationSettings } from '@lounge/kit/notification-settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const email = { kind: 'email', label: 'By mail', text: 'At most one in six hours.', isOn: true };
const sms = { kind: 'sms', label: 'By SMS', text: 'Needs a mobile number first.', isOn: false };

const meta = {
  title: 'Kit/NotificationSettings',
  component: NotificationSettings,
  args: { settings: [email, sms], onSwitch: fn() },
} satisfies Meta<typeof NotificationSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:NotificationSettings 1-2 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('switch', { name: 'By mail' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'By SMS' })).not.toBeChecked();
    canvas.getByRole('switch', { name: 'By mail' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSwitch).toHaveBeenLastCalledWith({ kind: 'email', isOn: false });
    await userEvent.click(canvas.getByRole('switch', { name: 'By SMS' }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith({ kind: 'sms', isOn: true });
  },
};
/** One that is on can be switched off whatever it needs. */
export const Unavailable: Story = {
  args: {
    settings: [
      { ...email, unavailable: true },
      { ...sms, unavailable: true },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'By SMS' }));
    await expect(args.onSwitch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('switch', { name: 'By mail' }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith({ kind: 'email', isOn: false });
  },
};
export const NotSaved: Story = {
  args: { settings: [email, { ...sms, error: 'That was not saved.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That was not saved.')).toBeVisible();
  },
};
export const LightPhone: Story = { globals: { theme: 'light', viewport: { value: 'phone' } } };
