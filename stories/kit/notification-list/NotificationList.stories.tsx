import { NotificationList, NotificationMenu } from '@lounge/kit/notification-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { MouseEvent } from 'react';
import { inBox } from '../fixtures/in-box.tsx';

interface Opened {
  event: MouseEvent;
}

const meta = {
  title: 'Kit/NotificationList',
  component: NotificationList,
  args: {
    notifications: [
      { id: 3, text: 'Mirela wrote to you', when: '21:42', href: '#mirela', unseen: true, unread: true },
      { id: 2, text: 'Sable wrote to you', when: '21:18', href: '#sable', unread: true },
      { id: 1, text: 'There is something new for you', when: 'Wed 20:00' },
    ],
    onOpen: fn(({ event }: Opened) => event.preventDefault()),
    onMarkAll: fn(),
    onReload: fn(),
  },
  decorators: [inBox('panel')],
} satisfies Meta<typeof NotificationList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:NotificationItem 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Mirela wrote to you 21:42 New' }));
    await expect(args.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ notification: expect.objectContaining({ id: 3 }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as seen' }));
    await expect(args.onMarkAll).toHaveBeenCalledOnce();
  },
};
export const AllSeen: Story = {
  args: { notifications: [{ id: 1, text: 'Sable wrote to you', when: '21:18', href: '#sable' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mark all as seen' })).toBeNull();
  },
};
export const Loading: Story = { args: { notifications: [], isPending: true } };
/** @spec component:NotificationList 2 */
export const Empty: Story = {
  args: { notifications: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing new for you.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { notifications: [], failed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Brasa: Story = { tags: ['shot'], globals: { brand: 'brasa', language: 'de' } };

/** The bell of the navigation bar with its list. */
export const Menu: Story = {
  render: ({ notifications, onMarkAll }) => (
    <NotificationMenu notifications={notifications} count={2} onMarkAll={onMarkAll} />
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const bell = canvasElement.querySelector('summary');
    await expect(bell).toHaveAccessibleName('Notifications 2');
    await userEvent.click(bell as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as seen' }));
    await expect(args.onMarkAll).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
    await userEvent.click(bell as HTMLElement);
    await userEvent.click(document.body);
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
};
