import { AlbumComments } from '@lounge/kit/album-comments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';

const texts = [
  'The light in the third one is lovely.',
  'More of the garden, please!',
  'مرحبا، صور جميلة',
  '<script>alert("hello")</script>',
  'Rosemary and rain.',
  'The first of all.',
];
const comments = texts.map((text, at) => ({
  id: at + 1,
  name: ['Robin', 'Kim', 'Sam', 'Alex'][at] ?? null,
  text,
  at: `2026-11-20T${19 - at}:00:00.000Z`,
  isOwn: at === 1,
}));

const meta = {
  title: 'Kit/AlbumComments',
  component: AlbumComments,
  decorators: [inBox('phone')],
  args: {
    comments,
    total: 6,
    onWrite: fn(),
    onDelete: fn(),
    onReport: fn(),
    onLogIn: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof AlbumComments>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:AlbumComments 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Comments 6' })).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Your comment' });
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(args.onWrite).not.toHaveBeenCalled();
    await userEvent.type(field, 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(args.onWrite).toHaveBeenCalledWith({ text: 'Hello' });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ id: 2 });
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Report' })[0] as HTMLElement);
    await expect(args.onReport).toHaveBeenCalledWith({ id: 1 });
  },
};
/** Five on a page; words run in their own direction, and markup is text. */
export const Pages: Story = {
  tags: ['shot'],
  args: { bar: 'commented' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('مرحبا، صور جميلة')).direction).toBe('rtl');
    await expect(canvas.getByText('<script>alert("hello")</script>')).toBeVisible();
    await expect(canvas.getByText('A guest')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('The first of all.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();
  },
};
/** @spec component:AlbumComments 2 */
export const Commented: Story = {
  args: { bar: 'commented', comments: comments.slice(1, 3), total: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have commented on this album.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
/** @spec component:AlbumComments 3 */
export const Blocked: Story = {
  args: { bar: 'blocked', comments: comments.slice(0, 1), total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You cannot write comments here.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const NeedsLogIn: Story = {
  args: { bar: 'needLogin', comments: comments.slice(0, 1), total: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};
/** @spec component:AlbumComments 4 */
export const Empty: Story = {
  args: { comments: [], total: 0 },
  play: ({ canvas }) => expect(canvas.getByText('Nobody has commented yet.')).toBeVisible(),
};
/** @spec component:AlbumComments 5 */
export const Loading: Story = {
  args: { comments: [], total: 0, state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the comments');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const NotLoaded: Story = {
  args: { comments: [], total: 0, state: 'notLoaded' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
/** The words stay in the field. */
export const NotWritten: Story = {
  args: { comments: [], total: 0, problem: 'Your comment did not arrive.' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Your comment did not arrive.'),
};
