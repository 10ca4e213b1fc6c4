import { NotificationList, NotificationMenu, type NotificationListProps } from '@lounge/kit/notification-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useState, type MouseEvent } from 'react';
import { notificationListExample } from '../../../packages/kit/src/notification-list/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

interface Opened {
  event: MouseEvent;
}

const meta = {
  title: 'Kit/NotificationList',
  component: NotificationList,
  args: {
    ...notificationListExample,
    onOpen: fn(({ event }: Opened) => event.preventDefault()),
    onRemove: fn(),
    onMarkAll: fn(),
    onReload: fn(),
  },
  decorators: [inBox('panel')],
} satisfies Meta<typeof NotificationList>;
export default meta;

type Story = StoryObj<typeof meta>;

function Shrinking({ notifications, onRemove, onMarkAll, ...rest }: NotificationListProps) {
  const [shown, setShown] = useState(notifications);
  return (
    <NotificationList
      {...rest}
      notifications={shown}
      onMarkAll={() => {
        onMarkAll?.();
        setShown(shown.map((each) => ({ ...each, unseen: false, unread: false })));
      }}
      onRemove={(removal) => {
        onRemove?.(removal);
        setShown(shown.filter(({ id }) => id !== removal.notification.id));
      }}
    />
  );
}

/** @spec component:NotificationItem 1-4, component:NotificationList 3 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ dataset }) => [dataset.unseen, dataset.unread])).toEqual([
      ['true', 'true'],
      [undefined, 'true'],
      [undefined, undefined],
    ]);
    await expect(canvas.getAllByText('New')).toHaveLength(1);
    const weights = items.map(
      (item) => getComputedStyle(item.querySelector('[data-part="text"]') as Element).fontWeight,
    );
    await expect(weights[0]).toBe(weights[1]);
    await expect(Number(weights[1])).toBeGreaterThan(Number(weights[2]));
    await expect(canvas.getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', '#all');
    await userEvent.click(canvas.getByRole('link', { name: 'Mirela wrote to you 21:42 New' }));
    await expect(args.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ notification: expect.objectContaining({ id: 3 }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onMarkAll).toHaveBeenCalledOnce();
  },
};
/** A press removes one; the keyboard goes on at its neighbour, and after the last one at the heading. */
export const Removing: Story = {
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Remove “Sable wrote to you”' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith({ notification: expect.objectContaining({ id: 2 }) });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('“Sable wrote to you” is removed');
    await expect(canvas.getByRole('button', { name: 'Remove “There is something new for you”' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove “Mirela wrote to you”' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await expect(canvas.getByText('Nothing new for you.')).toBeVisible();
  },
};
/** The button leaves with the last unread one: the focus goes on to the heading, and a status says why. */
export const MarkedAll: Story = {
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Mark all as read' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('All read');
  },
};
export const AllRead: Story = {
  args: { notifications: [{ id: 1, text: 'Sable wrote to you', when: '21:18', href: '#sable' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};
/** @spec component:NotificationList 1 */
export const Loading: Story = {
  args: { notifications: [], isPending: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The notifications are loading.');
    await expect(canvasElement.querySelector('section')).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(3);
  },
};
/** On a page that has the heading already. */
export const WithoutHeading: Story = {
  args: { withHeading: false, allHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Notifications' }).clientWidth).toBeLessThanOrEqual(1);
  },
};
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
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onMarkAll).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
    await userEvent.click(bell as HTMLElement);
    await userEvent.click(document.body);
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
};
