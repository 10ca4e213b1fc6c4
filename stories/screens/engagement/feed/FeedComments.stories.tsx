import { aCommentOnPost, aPostOfPerformer, noPosts, setUpState } from '@lounge/mock-api/states';
import { postById } from '@lounge/protocol/engagement/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const words = aPostOfPerformer({ id: 96003, actorId: 102, text: 'Which song closes the show?' });
const comments = ['The slow one.', 'The old one.', 'The loud one.'].map((text, at) =>
  aCommentOnPost({ id: 97001 + at, postId: 96003, guestId: 8, text, minutesAgo: 9 - at }),
);
const states = [noPosts({}), words, ...comments];

const meta = {
  title: 'Screens/Feed/Comments',
  tags: ['!autodocs'],
  args: { entry: 'feed/', guestId: 7, states: [robin, ...states] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const postOn = (canvas: Canvas) => within(canvas.getByRole('article'));
const textsOn = (canvas: Canvas) =>
  within(postOn(canvas).getByRole('group', { name: 'Comments' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** A guest reads the newest two, opens all, answers, deletes and reports in the feed, and closes them again. */
export const Default: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    const { world } = testPageOf({ loaded });
    // The page is drawn anew for the phone.
    await waitFor(() => expect(postOn(canvas).getByText('The loud one.')).toBeVisible());
    const post = postOn(canvas);
    await expect(post.queryByText('The slow one.')).toBeNull();
    await expect(post.getByRole('button', { name: '3 comments' })).toHaveAttribute('aria-expanded', 'false');
    // Another guest writes meanwhile: all are read as they are opened.
    await setUpState(aCommentOnPost({ id: 97009, postId: 96003, guestId: 8, text: 'The new one.' }), world);
    await userEvent.click(post.getByRole('button', { name: '3 comments' }));
    await expect(await post.findByText('The new one.')).toBeVisible();
    await expect(post.getByText('The slow one.')).toBeVisible();
    await userEvent.click(post.getAllByRole('button', { name: /^Reply to/ })[0] as HTMLElement);
    await userEvent.keyboard('Yes, that one{Enter}');
    // Its text stands in the field until it is sent.
    await expect(await post.findByRole('button', { name: /^5 comments/ })).toBeVisible();
    await expect(post.getByText('Yes, that one')).toBeVisible();
    await userEvent.click(post.getByRole('button', { name: 'Delete' }));
    await userEvent.click(post.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(post.queryByText('Yes, that one')).toBeNull());
    await userEvent.click(post.getAllByRole('button', { name: 'Report' }).at(-1) as HTMLElement);
    await waitFor(() => expect(post.queryByText('The new one.')).toBeNull());
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
    await userEvent.click(post.getByRole('button', { name: 'Hide comments' }));
    await expect(textsOn(canvas)).toEqual([
      expect.stringContaining('The old one.'),
      expect.stringContaining('The loud one.'),
    ]);
    await userEvent.click(post.getByRole('link', { name: 'Open the post' }));
    await expect(await canvas.findByRole('textbox', { name: 'Write a comment' })).toBeVisible();
  },
};

/** A visitor reads them all, and is asked to log in to write. */
export const Anonymous: Story = {
  args: { guestId: null, states },
  play: async ({ canvas }) => {
    const post = postOn(canvas);
    await userEvent.click(post.getByRole('button', { name: 'Show all 3 comments' }));
    await expect(await post.findByText('The slow one.')).toBeVisible();
    await expect(post.getByText('Log in to comment.')).toBeVisible();
  },
};

/** Those that did not load are asked for again. */
export const NotLoaded: Story = {
  args: { failing: [postById] },
  play: async ({ canvas }) => {
    const post = postOn(canvas);
    await userEvent.click(post.getByRole('button', { name: 'Show all 3 comments' }));
    await expect(await post.findByText('The comments did not load.')).toBeVisible();
    await userEvent.click(post.getByRole('button', { name: 'Try again' }));
    await expect(await post.findByText('The slow one.')).toBeVisible();
  },
};
