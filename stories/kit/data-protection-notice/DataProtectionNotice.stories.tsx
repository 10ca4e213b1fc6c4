import { DataProtectionNotice } from '@lounge/kit/data-protection-notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const privacy = {
  title: 'Data protection',
  version: '4.2',
  publishedAt: '2026-09-01T00:00:00.000Z',
  changes: 'Links in mails end after 90 days.',
  href: '#privacy',
};
const terms = { ...privacy, title: 'Terms of service', version: '7.0', changes: null, href: '#terms' };

const meta = {
  title: 'Kit/DataProtectionNotice',
  component: DataProtectionNotice,
  args: { texts: [privacy, terms], logInHref: '#log-in', onAccept: fn(), onReject: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof DataProtectionNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Do not accept, log out' }));
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};
export const OneText: Story = { args: { texts: [privacy] } };
export const Saving: Story = { args: { isPending: true } };
export const Failed: Story = { args: { failed: true } };
/** @spec component:DataProtectionNotice 3 */
export const LoggedOut: Story = {
  args: { step: 'loggedOut' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#log-in');
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};
export const Accepted: Story = { args: { texts: [], step: 'accepted', acceptedAt: '2026-11-20T20:40:00.000Z' } };
