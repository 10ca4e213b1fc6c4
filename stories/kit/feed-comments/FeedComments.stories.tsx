import { FeedComments, type FeedCommentContent, type FeedCommentsProps } from '@lounge/kit/feed-comments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { feedCommentsExample } from '../../../packages/kit/src/feed-comments/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const [noor, mirela] = feedCommentsExample.comments as readonly FeedCommentContent[] as [
  FeedCommentContent,
  FeedCommentContent,
];
const joaquim: FeedCommentContent = {
  ...noor,
  id: 3,
  parentId: 2,
  user: { name: 'Joaquim' },
  created: '2026-11-20T19:40:00.000Z',
  text: 'There is cake?',
  isReplyToReply: true,
};
const dario: FeedCommentContent = { ...noor, id: 4, user: { name: 'Dario' }, text: 'For the microphone.', tipped: 25 };
const thea: FeedCommentContent = { ...noor, id: 5, user: { name: 'Thea' }, text: 'The left hand!', isOwn: true };
const all = [noor, mirela, joaquim, dario, thea];

/** A page on which a sent comment arrives and a deleted one leaves. */
function Changing(args: FeedCommentsProps) {
  const [shown, setShown] = useState(args.comments);
  return (
    <FeedComments
      {...args}
      comments={shown}
      onWrite={(comment) => {
        args.onWrite(comment);
        const { text, repliesToCommentId: parentId } = comment;
        setShown([...shown, { ...thea, id: 90 + shown.length, text, parentId }]);
      }}
      onDelete={(choice) => {
        args.onDelete(choice);
        setShown(shown.filter(({ id }) => id !== choice.id));
      }}
    />
  );
}

const meta = {
  title: 'Kit/FeedComments',
  component: FeedComments,
  decorators: [inBox('phone')],
  args: {
    ...feedCommentsExample,
    guest: { name: 'Thea' },
    onWrite: fn(),
    onDelete: fn(),
    onReport: fn(),
    onLogIn: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof FeedComments>;
export default meta;

type Story = StoryObj<typeof meta>;
type Parts = ReturnType<typeof within>;

/** @spec component:FeedComments 2, 4, 8 */
export const Default: Story = {
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await expect(second).toHaveTextContent(/^M?Mirela\s*Performer\s*20:33\s*to Noor\s*Come over/);
    await userEvent.click(canvas.getByRole('button', { name: 'Reply to Noor' }));
    const reply = within(first).getByRole('textbox', { name: 'Reply to Noor' });
    await expect(reply).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Reply to Noor' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('So did I{Enter}');
    await expect(args.onWrite).toHaveBeenCalledWith({ text: 'So did I', repliesToCommentId: 1 });
    await expect(canvas.getByRole('status')).toHaveTextContent('Your comment is published.');
    await expect(canvas.queryByRole('textbox', { name: 'Reply to Noor' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Reply to Noor' })).toHaveFocus();
  },
};
/** A comment of one's own: the field is empty again, and keeps the focus. */
export const Written: Story = {
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, '   {Enter}');
    await expect(args.onWrite).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await expect(args.onWrite).toHaveBeenCalledWith({ text: 'One\ntwo', repliesToCommentId: null });
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Three{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(field).toHaveValue('');
  },
};
/** An answer to an answer says whom it answers; a tip is a coin. @spec component:FeedComments 3, 5 */
export const Threads: Story = {
  tags: ['shot'],
  args: { comments: [...all, { ...dario, id: 6, tipped: true, created: '2026-11-19T19:00:00.000Z' }].slice(1) },
  play: async ({ canvas }) => {
    const [, second, third, , last] = canvas.getAllByRole('listitem') as HTMLElement[];
    await expect(second).toHaveAttribute('data-depth', '2');
    await expect(within(second as HTMLElement).getByText('to Mirela')).toBeVisible();
    await expect(third).toHaveTextContent('Dario25 coins');
    await expect(last).toHaveTextContent('Tip19 November 2026, 20:00');
  },
};
/** Others' comments are reported, only own ones deleted, after a question. @spec component:FeedComments 6 */
export const Own: Story = {
  args: { comments: all },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button', { name: 'Report' })).toHaveLength(4);
    const remove = () => canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(remove());
    const question = canvas.getByRole('group', { name: 'Delete your comment?' });
    await expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(remove()).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(remove());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete for good' }));
    await expect(args.onDelete).toHaveBeenCalledWith({ id: 5 });
    await expect(canvas.getByRole('status')).toHaveTextContent('Your comment is deleted.');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Report' })[0] as HTMLElement);
    await expect(args.onReport).toHaveBeenCalledWith({ id: 1 });
  },
};
/** A deleted comment keeps its place above its answers only; a reported one loses its words. */
export const Gone: Story = {
  tags: ['shot'],
  args: {
    comments: [
      { ...noor, user: { name: null }, text: '', isDeleted: true },
      mirela,
      { ...joaquim, text: 'Rude words', isReported: true },
      { ...dario, isDeleted: true, text: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('This comment is no longer shown.')).toBeVisible();
    await expect(canvas.getByText('You reported this comment. We look at it.')).toBeVisible();
    await expect(canvas.queryByText('Rude words')).toBeNull();
  },
};
/** @spec component:FeedComments 1 */
export const Empty: Story = {
  args: { comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Be the first to say something')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
  },
};
const longAgo = Array.from({ length: 8 }, (_, at) => ({ ...noor, id: at + 1, text: `Number ${at + 1}` }));
/** Five at first; the focus goes on to the sixth. */
export const More: Story = {
  args: { comments: longAgo, total: 42 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: '37 more comments' }));
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(8);
    await expect(items[5]).toHaveFocus();
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '34 more comments' })).toBeVisible();
  },
};
/** The words stay, and can be sent again. */
export const NotSent: Story = {
  tags: ['shot'],
  args: { problem: 'Not sent.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, 'And the pedal too');
    await expect(field).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not sent.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onWrite).toHaveBeenCalledWith({ text: 'And the pedal too', repliesToCommentId: null });
    await expect(field).toHaveValue('And the pedal too');
  },
};
/** A thousand characters, each as a reader counts it. */
export const Long: Story = {
  args: { comments: [] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Write a comment' });
    await userEvent.click(field);
    await userEvent.paste(`${'a'.repeat(996)}😀😀😀😀😀`);
    await expect(field).toHaveValue(`${'a'.repeat(996)}😀😀😀😀`);
  },
};
/** @spec component:FeedComments 7 */
export const Blocked: Story = {
  tags: ['shot'],
  args: { bar: 'blocked', blockedText: 'You cannot comment until 27 November.', whyHref: '#why' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You cannot comment until 27 November.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Why?' })).toHaveAttribute('href', '#why');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Reply/ })).toBeNull();
  },
};
export const NeedsLogIn: Story = {
  args: { bar: 'needLogin' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};
export const NotDeleted: Story = {
  args: { notDone: 'That did not arrive.' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('That did not arrive.'),
};
/** Below a post of a feed: the newest two, to read, until the guest opens all of them in their place. */
function Opening(args: FeedCommentsProps) {
  const [isOpen, setOpen] = useState(false);
  return <FeedComments {...args} isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} />;
}
const inFeed = { comments: all, total: 5, postHref: '#post' };
export const InFeed: Story = {
  tags: ['shot'],
  args: inFeed,
  render: (args) => <Opening {...args} />,
  play: async ({ canvas }) => {
    const button = () => canvas.getByRole('button', { name: /comments$/ });
    const isClosed = async () => {
      await expect(button()).toHaveAttribute('aria-expanded', 'false');
      const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
      await expect(texts).toEqual([expect.stringContaining('Come over'), expect.stringContaining('There is cake?')]);
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(canvas.queryByRole('button', { name: /Reply|Report|Delete/ })).toBeNull();
    };
    await expect(button()).toHaveTextContent('Show all 5 comments');
    await expect(canvas.getByRole('link', { name: 'Open the post' })).toHaveAttribute('href', '#post');
    await isClosed();
    await userEvent.tab();
    await expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button()).toHaveFocus();
    await expect(button()).toHaveTextContent('Hide comments');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await isClosed();
  },
};
export const InFeedOpen: Story = {
  tags: ['shot'],
  args: { ...inFeed, isOpen: true, onOpenChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide comments' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ isOpen: false });
  },
};
/** Without comments the button says what it opens; while all are read, those that are there stay. */
export const InFeedStates: Story = {
  args: { ...inFeed, comments: [noor, dario], isOpen: true, onOpenChange: fn(), onReload: fn() },
  render: (args) => (
    <>
      <FeedComments {...args} comments={[]} total={0} isOpen={false} />
      <FeedComments {...args} comments={[noor]} total={1} isOpen={false} />
      <FeedComments {...args} state="loading" />
      <FeedComments {...args} state="notLoaded" />
    </>
  ),
  play: async ({ canvas, args }) => {
    const [empty, one, loading, failed] = canvas
      .getAllByRole('group', { name: 'Comments' })
      .map((group) => within(group)) as [Parts, Parts, Parts, Parts];
    await expect(empty.getByRole('button')).toHaveTextContent('Write a comment');
    await expect(one.getByRole('button')).toHaveTextContent('Show 1 comment');
    await expect(loading.getByText('Loading comments')).toBeVisible();
    await expect(loading.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(failed.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /more comments/ })).toBeNull();
  },
};
export const SpanishBrasa: Story = {
  args: { comments: all },
  globals: { language: 'es', brand: 'brasa', theme: 'light' },
};
