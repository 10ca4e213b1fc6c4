import { FeedClip, type FeedGateContent } from '@lounge/kit/feed-clip';
import { FeedComments } from '@lounge/kit/feed-comments';
import { FeedPhotos } from '@lounge/kit/feed-photos';
import { FeedPost, type FeedPostGuestState, type FeedPostProps, type FeedPostType } from '@lounge/kit/feed-post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { feedCommentsExample } from '../../../packages/kit/src/feed-comments/example.ts';
import { feedPostExample } from '../../../packages/kit/src/feed-post/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';
import { useArtBrand } from '../fixtures/use-art-brand.ts';

const { post } = feedPostExample;
const withState = (state: Partial<FeedPostGuestState>) => ({ ...post, guestState: { ...post.guestState, ...state } });

const gate: FeedGateContent = {
  restriction: 'needPurchase',
  price: 1800,
  balance: 24_800,
  isPrimary: true,
  links: { logIn: '#log-in', ageCheck: '#age-check', topUp: '#top-up' },
  onBuy: fn(),
};

type Media = Partial<Parameters<typeof FeedClip>[0]> & { contest?: { place: number } | null };

function Clip(props: Media) {
  const brand = useArtBrand();
  const poster = picture(brand, 'still', 'rooftop');
  return <FeedClip title={post.title} poster={poster} length={728} onPlay={fn()} {...props} />;
}

function Photos({ gate: lock = null, contest = null }: Media) {
  const brand = useArtBrand();
  const photos = ['vinyl', 'orchids', 'candle', 'rooftop'].map((seed) => ({ picture: picture(brand, 'still', seed) }));
  const shown = contest ? photos.slice(0, 1) : photos;
  const locked = shown.map((photo) => ({ ...photo, isLocked: lock !== null }));
  return <FeedPhotos photos={locked} gate={lock} contest={contest} onOpen={fn()} />;
}

function InBrand({ post: shown, ...props }: FeedPostProps) {
  const avatar = picture(useArtBrand(), 'avatar', 'mirela');
  return <FeedPost {...props} post={shown && { ...shown, model: { ...shown.model, avatar } }} />;
}

const meta = {
  title: 'Kit/FeedPost',
  component: FeedPost,
  decorators: [inBox('phone')],
  args: {
    ...feedPostExample,
    media: <Clip />,
    onFollow: fn(),
    onLike: fn(),
    onComments: fn(),
    onTip: fn(),
    onShare: fn(),
    onReport: fn(),
  },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof FeedPost>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:FeedPost 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const article = canvas.getByRole('article', { name: 'The low E' });
    await expect(within(article).getByText('Today, 20:14')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mirela' })).toHaveAttribute('href', '#mirela');
    await expect(canvas.getByText('Online')).toBeInTheDocument();
    await expect(canvas.getByText('2,140 views')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Play/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I like it; 318 guests do', pressed: false }));
    await expect(args.onLike).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '42 comments' }));
    await expect(args.onComments).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Tip' }));
    await expect(args.onTip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow', pressed: false }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
/** The menu opens by keyboard; Escape closes it and returns the focus. */
export const Menu: Story = {
  play: async ({ canvas, args }) => {
    const open = canvas.getByText('More about this post by Mirela').closest('summary') as HTMLElement;
    await userEvent.click(open);
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveFocus();
    await expect(canvas.getByText('Share')).not.toBeVisible();
    await userEvent.click(open);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(open);
    await expect(open).toHaveFocus();
  },
};
/** A report is asked for first; the focus is on what keeps the post, and returns to the menu. */
export const AsksBeforeTheReport: Story = {
  tags: ['shot'],
  args: { post: { ...post, type: 'text', title: '' }, media: null },
  play: async ({ canvas, args }) => {
    const open = canvas.getByText('More about this post by Mirela').closest('summary') as HTMLElement;
    const ask = async () => {
      await userEvent.click(open);
      await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
      return within(canvas.getByRole('group', { name: /^Report this post\?/ }));
    };
    await expect((await ask()).getByRole('button', { name: 'Do not report' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveFocus();
    await expect(args.onReport).not.toHaveBeenCalled();
    await userEvent.click((await ask()).getByRole('button', { name: 'Report it' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};
/** Where a report is on its way nothing is sent twice; where it did not arrive the question stays with the reason. */
export const ReportNotSent: Story = {
  args: { post: { ...post, type: 'text', title: '' }, media: null },
  render: (args) => (
    <>
      <InBrand {...args} isReporting />
      <InBrand {...args} reportProblem="That did not arrive. Please try again." />
    </>
  ),
  play: async ({ canvas, args }) => {
    for (const item of canvas.getAllByRole('button', { name: 'Report', hidden: true })) await fireEvent.click(item);
    const [pending, failed] = canvas.getAllByRole('button', { name: 'Report it' }) as [HTMLElement, HTMLElement];
    await userEvent.click(pending);
    await expect(args.onReport).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not arrive. Please try again.');
    await userEvent.click(failed);
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};
/** A reported post leaves a sentence; shown again, it says that it is reported, and cannot be reported twice. */
export const IsReported: Story = {
  tags: ['shot'],
  args: { post: { ...withState({ reported: true }), type: 'text', title: '' }, media: null },
  render: (args) => (
    <>
      <InBrand {...args} />
      <InBrand {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('You reported this post by Mirela. We look at it.')).toHaveLength(2);
    await expect(canvas.queryByText(post.text)).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show it' })[1] as HTMLElement);
    const menu = canvas.getByText('More about this post by Mirela').closest('summary') as HTMLElement;
    await expect(menu).toHaveFocus();
    await expect(canvas.getByText('Reported')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Share', hidden: true })).not.toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Report', hidden: true })).toBeNull();
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};
/** @spec component:FeedPost 2 */
export const Paid: Story = {
  tags: ['shot'],
  render: (args) => <InBrand {...args} media={<Clip gate={gate} />} onTip={undefined} />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: /^Open for\s*18\s*coins$/ });
    await expect(open).toHaveAttribute('data-variant', 'primary');
    await userEvent.click(open);
    await expect(gate.onBuy).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Tip' })).toBeNull();
  },
};
/** @spec component:FeedPost 3 */
export const Bought: Story = {
  args: { post: withState({ bought: true }), media: <Clip bought /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yours')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Play/ })).toBeVisible();
  },
};
const needAgeCheck = { ...gate, restriction: 'needAgeCheck' } as const;
/** @spec component:FeedPost 4, 16 */
export const NeedsAgeCheck: Story = {
  render: (args) => (
    <>
      <InBrand {...args} media={<Clip gate={needAgeCheck} />} />
      <InBrand {...args} post={{ ...post, type: 'photos' }} media={<Photos gate={needAgeCheck} />} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Start the check' })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Play|^Open/ })).toBeNull();
  },
};
/** @spec component:FeedPost 5 */
export const Pinned: Story = {
  args: { post: { ...post, pinned: true, published: '2026-11-19T22:10:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pinned')).toBeVisible();
    await expect(canvas.getByText('Yesterday, 23:10')).toBeVisible();
  },
};
/** @spec component:FeedPost 6, 7, 8, 9, 10 */
export const GuestDid: Story = {
  tags: ['shot'],
  args: {
    post: {
      ...withState({ liked: true, viewed: true, following: true, tipped: true, commented: true }),
      tippingGoal: { goalCoins: 1000, tipsSumCoins: 620, progressPercent: 62, achieved: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^I like it/, pressed: true })).toBeVisible();
    await expect(canvas.getByText('Seen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tipped' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '42 comments, one of them yours' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Tipping goal' })).toHaveAttribute('value', '62');
  },
};
/** @spec component:FeedPost 11 */
export const Gone: Story = {
  tags: ['shot'],
  render: (args) => (
    <>
      <InBrand {...args} post={{ ...post, status: 'hidden' }} />
      <InBrand {...args} post={{ ...post, status: 'removed' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const said = 'Mirela took this post back. What you bought stays in your library.';
    await expect(canvas.getAllByText(said)).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(post.text)).toBeNull();
  },
};
/** @spec component:FeedPost 12 */
export const Loading: Story = {
  tags: ['shot'],
  args: { post: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading a post');
  },
};
/** A text alone is set in the display face; pictures may be in a contest. @spec component:FeedPost 13 */
export const Kinds: Story = {
  tags: ['shot'],
  render: (args) => (
    <>
      <InBrand {...args} post={{ ...post, type: 'text', title: '' }} />
      <InBrand {...args} post={{ ...post, type: 'photoContest' }} media={<Photos contest={{ place: 4 }} />} />
    </>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByRole('article', { name: 'Post by Mirela' });
    await expect(within(text).queryByRole('button', { name: /^Play/ })).toBeNull();
    const [alone, beside] = canvas.getAllByText(post.text) as [HTMLElement, HTMLElement];
    await expect(getComputedStyle(alone).fontFamily).not.toBe(getComputedStyle(beside).fontFamily);
    await expect(canvas.getByText('Contest, place 4')).toBeVisible();
  },
};
const types: Readonly<Record<FeedPostType, string>> = {
  clip: 'Clip',
  hotClip: 'Hot clip',
  photoGallery: 'Gallery',
  photos: 'Pictures',
  profileImage: 'New profile picture',
  text: 'Words',
  photoContest: 'Photo contest',
};
const typesOfPost = Object.keys(types) as FeedPostType[];
/** @spec component:FeedPost 14 */
export const Types: Story = {
  render: (args) => (
    <>
      {typesOfPost.map((type) => (
        <InBrand key={type} {...args} post={{ ...post, type, title: type }} media={null} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const type of typesOfPost) {
      const article = within(canvas.getByRole('article', { name: type }));
      await expect(article.getByText(types[type])).toBeVisible();
    }
  },
};
const feeds = ['profile', 'mixed', 'favourite', 'startPage'] as const;
const commentsOfPost = <FeedComments {...feedCommentsExample} />;
/** In a profile nobody is followed; the start page leaves out the comments. @spec component:FeedPost 15 */
export const Feeds: Story = {
  args: { comments: commentsOfPost },
  render: (args) => (
    <>
      {feeds.map((feed) => (
        <InBrand key={feed} {...args} feed={feed} post={{ ...post, title: feed }} media={null} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const feed of feeds) {
      const article = within(canvas.getByRole('article', { name: feed }));
      await expect(article.queryAllByRole('button', { name: 'Follow' })).toHaveLength(feed === 'profile' ? 0 : 1);
      await expect(article.queryAllByRole('link', { name: 'Mirela' })).toHaveLength(feed === 'profile' ? 0 : 1);
      await expect(article.queryAllByRole('group', { name: 'Comments' })).toHaveLength(feed === 'startPage' ? 0 : 1);
    }
  },
};
export const Offline: Story = {
  render: (args) => (
    <>
      {(['offline', 'momentum'] as const).map((onlineState) => (
        <InBrand key={onlineState} {...args} post={{ ...post, model: { ...post.model, onlineState } }} media={null} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline')).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
export const Wide: Story = {
  parameters: { box: 'none' },
  args: { media: <Photos />, comments: commentsOfPost, post: { ...post, pinned: true, type: 'photos' } },
  play: ({ canvas }) => expect(canvas.getByRole('group', { name: 'Comments' })).toBeVisible(),
};
export const SpanishBrasa: Story = {
  args: { media: <Clip gate={gate} /> },
  globals: { language: 'es', brand: 'brasa', theme: 'light' },
};
