import {
  aCommentOnPost,
  aPostOfPerformer,
  guestBoughtPost,
  guestHasPinned,
  guestIsLoggedIn,
  guestLikedPost,
  guestTippedPost,
  noPosts,
} from '@lounge/mock-api/states';
import { postById } from '@lounge/protocol/engagement/feed';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coins } from '../../harness/robin.ts';
import type { TestPage } from '../../harness/open-test-page.ts';

/** The posts of Mirela that these checks are about. */
const [clip, goal, words, adult] = [96001, 96002, 96003, 96004] as const;

/** Two posts of Mirela's with media, one of words with a conversation, and one for adults; Robin follows her and has no age check. */
export const wholePosts = [
  guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin', avsStatus: 'unknown' }),
  guestIsLoggedIn({ guestId: 8, token: 'other', name: 'Ida' }),
  coins(60_000),
  noPosts({}),
  aPostOfPerformer({
    id: clip,
    actorId: 101,
    kind: 'clip',
    type: 'hotClip',
    title: 'The long version',
    text: 'Tuesday’s dance, uncut.',
    price: 1800,
    minutesAgo: 5,
  }),
  aPostOfPerformer({
    id: goal,
    actorId: 101,
    kind: 'photos',
    photoCount: 3,
    isPinned: true,
    title: 'A new piano',
    text: 'Five cards from yesterday.',
    goalCoins: 1000,
    tipsSum: 620,
    minutesAgo: 10,
  }),
  aPostOfPerformer({ id: words, actorId: 101, text: 'Which song closes the show?', minutesAgo: 20 }),
  aPostOfPerformer({ id: adult, actorId: 101, kind: 'photos', text: 'Late hours.', ageRating: 18, minutesAgo: 30 }),
  guestHasPinned({ guestId: 7, kind: 'actor', id: 101 }),
  guestLikedPost({ guestId: 7, postId: goal }),
  guestBoughtPost({ guestId: 7, postId: goal }),
  guestTippedPost({ guestId: 8, postId: words, coins: 5 }),
  aCommentOnPost({ id: 97001, postId: words, text: 'Come over, bring cake.', minutesAgo: 15 }),
  aCommentOnPost({
    id: 97002,
    postId: words,
    guestId: 8,
    threadId: 97001,
    parentId: 97001,
    text: 'Plum?',
    minutesAgo: 12,
  }),
  aCommentOnPost({ id: 97003, postId: words, threadId: 97001, parentId: 97002, text: 'Plum.', minutesAgo: 9 }),
];

/** Shows a post and returns it: a feed has it, and its own page is opened. */
export type ShowPost = (postId: number) => Promise<HTMLElement>;

/** Waits for a post on the page. */
export const findPost: ShowPost = (postId) =>
  waitFor(() => {
    const post = document.querySelector<HTMLElement>(`article[data-post="${postId}"]`);
    if (post === null) throw new Error(`The page has no post ${postId}.`);
    return post;
  });

const ago = (minutes: number) => new Date(Date.parse('2026-11-20T20:00:00.000Z') - minutes * 60_000).toISOString();

/** The fields of a post, as they were read and as they are shown; with its goal, price and age rating. */
export const expectFields = async (show: ShowPost, { app }: TestPage): Promise<void> => {
  const read = async (id: number) => {
    const result = await app.stores.context.client.call(postById, { id });
    return result.ok ? result.value : null;
  };
  const model = { id: 101, name: 'Mirela', online: true, onlineState: 'online' };
  const counts = { views: 2140, likes: 318, status: 'published' };
  await expect(await read(goal)).toMatchObject({
    ...counts,
    id: goal,
    umaId: goal,
    created: ago(10),
    published: ago(10),
    type: 'photos',
    pinned: true,
    title: 'A new piano',
    text: 'Five cards from yesterday.',
    paidContent: false,
    fsk: 12,
    priceCoins: null,
    tippingGoal: { goalCoins: 1000, tipsSumCoins: 620, progressPercent: 62, achieved: false },
    model,
  });
  const whole = await show(goal);
  const post = within(whole);
  await expect(post.getByRole('heading', { name: 'A new piano' })).toBeVisible();
  await expect(post.getByText('Five cards from yesterday.')).toBeVisible();
  await expect(whole.querySelector('time')).toHaveAttribute('datetime', ago(10));
  await expect(post.getByText('Pictures')).toBeVisible();
  await expect(post.getByText('Pinned')).toBeVisible();
  await expect(post.getByRole('button', { name: /318 guests/ })).toHaveTextContent('318');
  await expect(post.getByText(/^2,14\d views$/)).toBeVisible();
  await expect(post.getByText('620 of 1,000 coins')).toBeVisible();
  await expect(post.getByRole('progressbar')).toHaveValue(62);
  await expect(post.getByText('62%')).toBeVisible();
  const head = whole.querySelector('header');
  await expect(head).toHaveTextContent(/OnlineMirela/);
  await expect(head?.querySelector('img')?.src).toContain('/avatar/');
  await expect(await read(clip)).toMatchObject({ type: 'hotClip', paidContent: true, priceCoins: { value: 1800 } });
  const priced = within(await show(clip));
  await expect(priced.getByText('Hot clip')).toBeVisible();
  await expect(priced.getByRole('button', { name: /18 coins/ })).toBeVisible();
  await expect(await read(words)).toMatchObject({ umaId: null, type: 'text', pinned: false, tippingGoal: null });
  await expect(within(await show(words)).queryByText('Pinned')).toBeNull();
  await expect(await read(adult)).toMatchObject({ fsk: 18 });
};

/** The marks of a post: liked, seen, bought, and that Robin follows its performer; another post has only the last one. */
export const expectGuestState = async (show: ShowPost, { inProfile = false } = {}): Promise<void> => {
  const whole = await show(goal);
  whole.scrollIntoView({ block: 'center' });
  const post = within(whole);
  await expect(post.getByRole('button', { name: /318 guests/ })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(post.getByText('Seen')).toBeVisible());
  await expect(post.getByText('Yours')).toBeVisible();
  if (!inProfile) await expect(post.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  const other = within(await show(words));
  await expect(other.getByRole('button', { name: /like it/ })).toHaveAttribute('aria-pressed', 'false');
  await expect(other.queryByText('Yours')).toBeNull();
};

/** Robin buys a clip, which opens in its place and may begin to play. */
export const buy = async (show: ShowPost): Promise<void> => {
  const post = () => show(clip).then(within);
  await userEvent.click((await post()).getByRole('button', { name: /18 coins/ }));
  await waitFor(async () => expect((await post()).getByRole('button', { name: /“The long version”/ })).toBeVisible());
  await expect((await post()).queryByRole('button', { name: /18 coins/ })).toBeNull();
};

/** Robin tips what is missing of a goal: the window has the balance and the goal, which is reached then. */
export const tip = async (show: ShowPost, balance: string): Promise<void> => {
  await userEvent.click(within(await show(goal)).getByRole('button', { name: 'Tip' }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Tip for Mirela' }));
  await expect(dialog.getByText(new RegExp(`You have ${balance} coins`))).toHaveTextContent(
    '“A new piano”, 620 of 1,000.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Other' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Another amount' }), '380');
  await userEvent.click(dialog.getByRole('button', { name: /^Tip/ }));
  await waitFor(() => expect(dialog.getByText(/stands at 1,000 of 1,000/)).toBeVisible());
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  const post = within(await show(goal));
  await expect(post.getByText('Reached. Thank you!')).toBeVisible();
  await expect(post.getByRole('button', { name: 'Tipped' })).toBeVisible();
};

/** Robin likes a post and takes a like back. */
export const like = async (show: ShowPost): Promise<void> => {
  const button = (name: RegExp) => show(words).then((post) => within(post).getByRole('button', { name }));
  await userEvent.click(await button(/318 guests/));
  await waitFor(async () => expect(await button(/319 guests/)).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(await button(/319 guests/));
  await waitFor(async () => expect(await button(/318 guests/)).toHaveAttribute('aria-pressed', 'false'));
  await userEvent.click(await button(/318 guests/));
};

/** Photos for adults are locked until the age check. */
export const expectAgeLock = async (show: ShowPost): Promise<void> => {
  const post = within(await show(adult));
  await expect(post.getByRole('link', { name: 'Start the check' })).toBeVisible();
  await expect(post.queryByRole('button', { name: /picture/i })).toBeNull();
};

const send = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.type(field, text);
  await userEvent.click(within(field.closest('form') as HTMLElement).getByRole('button', { name: 'Send' }));
};

/** Robin answers a comment, writes one and deletes it; those of others have no such button. */
export const converse = async (): Promise<void> => {
  const post = () => findPost(words).then(within);
  // The words of a comment, not those of the field that it was written in.
  const item = async (text: string) => (await post()).getByText(text, { selector: 'p' }).closest('li') as HTMLElement;
  await waitFor(async () => expect(await item('Come over, bring cake.')).toBeVisible());
  const first = within(await item('Come over, bring cake.'));
  await expect(first.queryByRole('button', { name: 'Delete' })).toBeNull();
  await userEvent.click(first.getByRole('button', { name: 'Reply to Mirela' }));
  await send(await first.findByRole('textbox', { name: 'Reply to Mirela' }), 'On my way.');
  await waitFor(async () => expect(await item('On my way.')).toBeVisible());
  await send((await post()).getByRole('textbox', { name: 'Write a comment' }), 'The slow one!');
  await waitFor(async () => expect(await item('The slow one!')).toBeVisible());
  await userEvent.click(within(await item('The slow one!')).getByRole('button', { name: 'Delete' }));
  await userEvent.click(await (await post()).findByRole('button', { name: 'Delete for good' }));
  await waitFor(async () => expect((await post()).queryByText('The slow one!')).toBeNull());
  await expect(await item('On my way.')).toHaveAttribute('data-depth', '1');
};

/** Everything that a guest can do with posts of a feed; all comments open in their place. */
export const doEverything = async (show: ShowPost): Promise<void> => {
  await like(show);
  await buy(show);
  await tip(show, '582');
  await expectAgeLock(show);
  await userEvent.click(within(await show(words)).getByRole('button', { name: /^Show all/ }));
  await converse();
};
