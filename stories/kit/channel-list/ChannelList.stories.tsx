import { ChannelList, type ListedChannel } from '@lounge/kit/channel-list';
import type { Brand } from '@lounge/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';

const rows: readonly [name: string, subject: string, when: string, over?: Partial<ListedChannel>][] = [
  ['Mirela', 'For the yellow room', '21:42'],
  ['Sable', 'The cards say Thursday.', '21:18', { unread: 2 }],
  ['Noor', '', '20:55', { freeChat: true }],
  ['Oona Lind', 'Thank you for the orchid!', '19:30'],
  ['Calla Reyes', 'Back on Sunday', 'Wed', { online: false, archived: true }],
  ['Tamsin', 'New here, be kind to me', 'Tue', { unread: 120 }],
  ['Dario', 'Good night', 'Mon', { online: false, blocked: true }],
];

const channels = (brand: Brand = 'velvet'): readonly ListedChannel[] =>
  rows.map(([name, subject, when, over], index) => ({
    id: index + 1,
    name,
    subject,
    when,
    online: true,
    href: `/messages?actor=${index + 1}`,
    picture: picture(brand, 'portrait', name.toLowerCase().replace(' ', '')),
    ...over,
  }));

const meta = {
  title: 'Kit/ChannelList',
  component: ChannelList,
  args: {
    channels: channels(),
    selectedId: 1,
    unread: 5,
    onFilterChange: fn(),
    onMore: fn(),
    onReload: fn(),
    onMarkAll: fn(),
  },
  decorators: [inBox('panel')],
} satisfies Meta<typeof ChannelList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Beside a conversation the filters take a second line where a language needs it. */
export const LongFilters: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    const filters = canvas.getByRole('group', { name: 'Welche Unterhaltungen' });
    await expect(filters.scrollWidth).toBe(filters.clientWidth);
  },
};

/** @spec component:ChannelListItem 1-8, 11 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Online Mirela 21:42 For the yellow room/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('link', { name: /Sable.*2 unread messages/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Dario.*Blocked Good night/ })).toBeVisible();
    const oona = canvas.getByRole('link', { name: /Oona Lind/ });
    await expect(oona).not.toHaveAttribute('aria-current');
    await expect(oona.closest('li')).not.toHaveAttribute('data-unread');
    await expect(canvas.getByRole('link', { name: /Offline Calla Reyes.*Archived Back on Sunday/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Online Noor.*Free chat/ })).toBeVisible();
  },
};
/** @spec component:ChannelList 4, 6 */
export const Used: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unread 5' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: 'unread', onlineOnly: false });
    await userEvent.click(canvas.getByRole('switch', { name: 'Online only' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ filter: 'newest', onlineOnly: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as seen' }));
    await expect(args.onMarkAll).toHaveBeenCalledOnce();
  },
};
/** The list stays when the next page fails, and the button offers another attempt. */
export const MoreFailed: Story = {
  args: { hasMore: true, moreFailed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The conversations did not load.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Oona Lind/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Brasa: Story = { globals: { brand: 'brasa' }, args: { channels: channels('brasa') } };
export const LightGerman: Story = { globals: { theme: 'light', language: 'de' } };
/** @spec component:ChannelList 5, 8 */
export const Narrowed: Story = {
  args: { filter: 'archived', onlineOnly: true, unread: 0 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Archived' })).toBePressed();
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as seen' }));
    await expect(args.onMarkAll).not.toHaveBeenCalled();
  },
};
export const More: Story = {
  args: { hasMore: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** @spec component:ChannelList 2 */
export const LoadingMore: Story = {
  args: { hasMore: true, loadingMore: true },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { busy: true });
    await expect(more).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(more);
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};
/** @spec component:ChannelList 1 */
export const Loading: Story = {
  args: { channels: [], isPending: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvasElement.querySelector('a')).toBeNull();
  },
};
/** @spec component:ChannelList 3 */
export const Empty: Story = {
  args: { channels: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
  },
};
/** @spec component:ChannelList 7 */
export const EmptyNarrowed: Story = {
  args: { channels: [], filter: 'blocked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are none here.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { channels: [], failed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
/** The filters stay in one line. */
export const Phone: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  args: { unread: 12 },
  play: async ({ canvas }) => {
    const { children } = canvas.getByRole('group', { name: 'Welche Unterhaltungen' });
    await expect(new Set(Array.from(children, (each) => each.getBoundingClientRect().top))).toHaveProperty('size', 1);
  },
};
