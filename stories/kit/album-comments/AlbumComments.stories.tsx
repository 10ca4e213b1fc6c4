import { AlbumComments, type AlbumCommentContent, type AlbumCommentsProps } from '@lounge/kit/album-comments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
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
    await userEvent.click(canvas.getAllByRole('button', { name: 'Report' })[0] as HTMLElement);
    await expect(args.onReport).toHaveBeenCalledWith({ id: 1 });
  },
};
const newest: AlbumCommentContent = { id: 9, name: 'Kim', text: 'Hello', at: '2026-11-21T09:00:00.000Z', isOwn: true };
const others = comments.filter(({ isOwn }) => !isOwn);

/** A page on which a sent comment arrives and a deleted one leaves. */
const Changing = (args: AlbumCommentsProps) => {
  const [shown, setShown] = useState(args.comments);
  const [bar, setBar] = useState(args.bar);
  return (
    <AlbumComments
      {...args}
      comments={shown}
      total={shown.length}
      bar={bar}
      onWrite={(comment) => {
        args.onWrite(comment);
        setShown([newest, ...shown]);
        setBar('commented');
      }}
      onDelete={(choice) => {
        args.onDelete(choice);
        setShown(shown.filter(({ id }) => id !== choice.id));
      }}
    />
  );
};

/** The field leaves with the words that were sent: the focus goes on to the comment, on the first page, and a status says it is there. */
export const Written: Story = {
  args: { comments: [...others, { ...newest, id: 8, isOwn: false }] },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your comment' }), 'Hello{Tab}');
    await userEvent.keyboard('{Enter}');
    const own = canvas.getAllByRole('listitem')[0];
    await expect(own).toHaveTextContent('Hello');
    await expect(own).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your comment is published.');
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();
  },
};
/** It is final, so it is asked first, where the comment is. Afterwards nobody reads that the guest has commented and that nobody has. */
export const Deleted: Story = {
  tags: ['shot'],
  args: { bar: 'commented', comments: comments.slice(1, 2), total: 1 },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, args }) => {
    const remove = () => canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(remove());
    const question = canvas.getByRole('group', { name: 'Delete your comment? You cannot write another one.' });
    await expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(remove()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(remove()).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(remove());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete for good' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ id: 2 });
    await expect(canvas.getByRole('heading')).toHaveFocus();
    const said = 'Your comment is deleted. An album takes one comment from each guest.';
    await expect(canvas.getByRole('status')).toHaveTextContent(said);
    await expect(canvas.getAllByText(said)).toHaveLength(2);
    await expect(canvas.queryByText('You have commented on this album.')).toBeNull();
    await expect(canvas.queryByText('Nobody has commented yet.')).toBeNull();
  },
};
export const Asking: Story = {
  tags: ['shot'],
  args: { bar: 'commented', comments: comments.slice(0, 2), total: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(canvas.getByRole('group')).toBeVisible();
  },
};
/** The comment was deleted on another page, or is hidden. */
export const Gone: Story = {
  args: { bar: 'commented', comments: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your comment is no longer here\./)).toBeVisible();
    await expect(canvas.queryByText('Nobody has commented yet.')).toBeNull();
  },
};
/** The comment stays, and the page says why. */
export const NotDeleted: Story = {
  args: { bar: 'commented', comments: comments.slice(1, 2), total: 1, problem: 'That did not arrive.' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('That did not arrive.'),
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
