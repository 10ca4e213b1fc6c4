import {
  aCommentOnAlbum,
  anAlbumOfPerformer,
  guestBoughtAlbum,
  guestHasPinned,
  guestHasVoucher,
  guestIsLoggedIn,
  guestIsRestricted,
  guestOwnsCoins,
  guestRatedAlbum,
  incentivesAre,
  onlyTags,
  setUpState,
} from '@lounge/mock-api/states';
import { addAlbumComment, getAlbumComments, getGalleryPreview, likeGallery } from '@lounge/protocol/content/galleries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const albumId = 91001;
const robin = guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin', isVip: false });
const album = anAlbumOfPerformer({ id: albumId, actorId: 101, title: 'From the garden', price: 900 });
const sold = [robin, album, guestOwnsCoins({ guestId: 7, amount: 2500 })];
const bought = [...sold, guestBoughtAlbum({ guestId: 7, albumId })];
const others = Array.from({ length: 6 }, (_, at) => [
  guestIsLoggedIn({ guestId: 20 + at, token: `other-${at}`, name: `Guest ${at + 1}` }),
  aCommentOnAlbum({ id: 601 + at, albumId, guestId: 20 + at, text: `Comment ${at + 1}`, minutesAgo: at + 1 }),
]).flat();

const meta = {
  title: 'Screens/Album/Opinions',
  tags: ['!autodocs'],
  args: { entry: `amateur/mirela/pictures/${albumId}/`, guestId: 7, states: bought },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const rowsOf = ({ loaded }: Pick<Context, 'loaded'>, sql: string) =>
  testPageOf({ loaded }).world.database.reader.query(sql, []);
const ratings = (context: Pick<Context, 'loaded'>) =>
  rowsOf(context, 'select kind, "subjectId" as id, rating from "galleryRating" order by kind, "subjectId"');
const rate = (canvas: Context['canvas']) => within(canvas.getByRole('group', { name: 'Rate this album' }));
const comments = (canvas: Context['canvas']) => within(canvas.getByRole('region', { name: /^Comments/ }));
const lightbox = () => within(document.body).findByRole('dialog', { name: 'From the garden' });

/**
 * A like is a five, a dislike a one; the views count the guest's look.
 * @spec screen:performer.album-details 4, component:LikeDislike 5, feature:albums.rate 1, feature:albums.view 2, state:album-view 1
 */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(canvas.getByText(/1,157 views/)).toBeVisible());
    await userEvent.click(rate(canvas).getByRole('button', { name: 'I like it; 68 guests do' }));
    await expect(rate(canvas).getByRole('button', { name: 'I like it; 69 guests do', pressed: true })).toBeVisible();
    await waitFor(async () => expect(await ratings({ loaded })).toEqual([{ kind: 'album', id: albumId, rating: 5 }]));
    await expect(rate(canvas).getByRole('button', { name: 'I do not like it', pressed: false })).toBeVisible();
    await userEvent.click(rate(canvas).getByRole('button', { name: 'I do not like it' }));
    await expect(rate(canvas).getByRole('button', { name: /68 guests do/, pressed: false })).toBeVisible();
    await waitFor(async () => expect(await ratings({ loaded })).toEqual([{ kind: 'album', id: albumId, rating: 1 }]));
    await expect(rate(canvas).getByRole('button', { name: 'I do not like it', pressed: true })).toBeVisible();
  },
};

/** A visitor's look is not counted, and a press leads to the log-in. @spec feature:albums.view 2 */
export const Anonymous: Story = {
  args: { guestId: null, states: [album] },
  play: async ({ canvas, loaded }) => {
    const like = rate(canvas).getByRole('button', { name: /I like it/ });
    await expect(like).toHaveAccessibleDescription('Log in to rate it.');
    await expect(await comments(canvas).findByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(canvas.getByText(/1,156 views/)).toBeVisible();
    await expect(await rowsOf({ loaded }, 'select * from "albumView"')).toEqual([]);
  },
};

/** A rating that did not arrive is taken back. */
export const RatingLost: Story = {
  args: { failing: [likeGallery] },
  play: async ({ canvas }) => {
    await userEvent.click(rate(canvas).getByRole('button', { name: /I like it/ }));
    await waitFor(() =>
      expect(rate(canvas).getByRole('button', { name: 'I like it; 68 guests do', pressed: false })).toBeVisible(),
    );
  },
};

/** @spec component:SedcardTile 9, feature:albums.rate 2 */
export const Sedcard: Story = {
  args: {
    states: [robin, anAlbumOfPerformer({ id: albumId, actorId: 101, title: 'From the garden', isSedcard: true })],
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText('All pictures are free')).toBeVisible();
    await userEvent.click(rate(canvas).getByRole('button', { name: /I like it/ }));
    await waitFor(async () => expect(await ratings({ loaded })).toEqual([{ kind: 'album', id: albumId, rating: 5 }]));
  },
};

/**
 * A picture is rated and pinned by its id, in the lightbox; its tile then says so. The neighbours are loaded ahead, and one picture is drawn.
 * @spec component:PictureTile 6, component:Lightbox 4, screen:performer.album-details 2, screen:overlay.photo-lightbox 1
 * @spec feature:albums.rate 2
 */
export const Picture: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 1 of 4' }));
    const dialog = await lightbox();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await expect(dialog.querySelectorAll('img')).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'I like it' }));
    await expect(within(dialog).getByRole('button', { name: /1 guest does/, pressed: true })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pin this picture' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await expect(within(dialog).getByText('3 of 4')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'I do not like it' }));
    await waitFor(async () =>
      expect(await ratings({ loaded })).toEqual([
        { kind: 'picture', id: 91001002, rating: 5 },
        { kind: 'picture', id: 91001003, rating: 1 },
      ]),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
    await expect(within(dialog).getByRole('button', { name: 'Pin this picture', pressed: true })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the picture' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Picture 2 of 4' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('img', { name: 'You like it' })).toBeVisible());
    await expect(canvas.getByRole('img', { name: 'You do not like it' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pin picture 2', pressed: true })).toBeInTheDocument();
  },
};

/** Of 500 pictures one is drawn in the lightbox, and its neighbours are there before the press. */
export const FiveHundred: Story = {
  args: {
    states: [robin, anAlbumOfPerformer({ id: albumId, actorId: 101, title: 'From the garden', pictureCount: 500 })],
  },
  play: async ({ canvas }) => {
    performance.clearResourceTimings();
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 250 of 500' }));
    const dialog = await lightbox();
    await expect(dialog.querySelectorAll('img')).toHaveLength(1);
    const loadedAhead = () =>
      performance
        .getEntriesByType('resource')
        .filter((each) => 'initiatorType' in each && each.initiatorType === 'fetch' && each.name.endsWith('w640.webp'));
    await waitFor(() => expect(loadedAhead()).toHaveLength(2));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the picture' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/**
 * Five comments on a page; the guest writes one, and no other.
 * @spec screen:performer.album-details 3, component:AlbumComments 6-7, constant:comments.pageSize, feature:albums.comment 2-3
 * @spec state:album-comment 1-2
 */
export const Comments: Story = {
  args: { states: [...bought, ...others] },
  play: async ({ canvas, loaded }) => {
    const list = () => comments(canvas).getAllByRole('listitem');
    await waitFor(() => expect(list()).toHaveLength(5));
    await expect(comments(canvas).getByRole('heading', { name: 'Comments 6' })).toBeVisible();
    await userEvent.click(comments(canvas).getByRole('button', { name: 'Older' }));
    await expect(list()).toHaveLength(1);
    await expect(comments(canvas).getByText('Comment 6')).toBeVisible();
    const sent = rowsOf({ loaded }, 'select count(*) as n from "albumComment"');
    await expect(await sent).toEqual([{ n: 6 }]);
    await userEvent.type(comments(canvas).getByRole('textbox', { name: 'Your comment' }), '<b>Lovely</b>');
    await userEvent.click(comments(canvas).getByRole('button', { name: 'Comment' }));
    await expect(await comments(canvas).findByText('You have commented on this album.')).toBeVisible();
    await expect(comments(canvas).queryByRole('textbox')).toBeNull();
    await expect(comments(canvas).getByRole('heading', { name: 'Comments 7' })).toBeVisible();
    await expect(list()[0]).toHaveFocus();
    await expect(comments(canvas).getByRole('status')).toHaveTextContent('Your comment is published.');
    await expect(list()[0]).toHaveTextContent('Robin');
    await expect(list()[0]).toHaveTextContent('<b>Lovely</b>');
    await userEvent.click(comments(canvas).getAllByRole('button', { name: 'Report' })[0] as HTMLElement);
    await waitFor(() => expect(comments(canvas).queryByText('Comment 1')).toBeNull());
    await userEvent.click(comments(canvas).getByRole('button', { name: 'Delete' }));
    await userEvent.click(comments(canvas).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(comments(canvas).queryByText('<b>Lovely</b>')).toBeNull());
    await expect(comments(canvas).getByRole('status')).toHaveTextContent(/^Your comment is deleted\./);
    await expect(comments(canvas).queryByText('You have commented on this album.')).toBeNull();
  },
};

/** @spec component:AlbumComments 3, feature:albums.comment 4, state:album-comment 3, feature:account.locked 2 */
export const BlockedForComments: Story = {
  args: { states: [...bought, guestIsRestricted({ guestId: 7, isBlockedForComments: true })] },
  play: async ({ canvas }) => {
    await expect(await comments(canvas).findByText('You cannot write comments here.')).toBeVisible();
    await expect(comments(canvas).queryByRole('textbox')).toBeNull();
  },
};

/** The words stay, to be sent again. */
export const CommentLost: Story = {
  args: { failing: [addAlbumComment] },
  play: async ({ canvas }) => {
    const field = await comments(canvas).findByRole('textbox', { name: 'Your comment' });
    await userEvent.type(field, 'Lovely');
    await userEvent.click(comments(canvas).getByRole('button', { name: 'Comment' }));
    await expect(await comments(canvas).findByRole('alert')).toHaveTextContent('That did not arrive.');
    await expect(field).toHaveValue('Lovely');
  },
};

/** A locked account deletes nothing: the comment stays, and the page says why. */
export const NotDeleted: Story = {
  args: {
    states: [
      ...bought,
      aCommentOnAlbum({ id: 600, albumId, guestId: 7, text: 'Lovely' }),
      guestIsRestricted({ guestId: 7, level: 3 }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await comments(canvas).findByRole('button', { name: 'Delete' }));
    await userEvent.click(comments(canvas).getByRole('button', { name: 'Delete for good' }));
    await expect(await comments(canvas).findByRole('alert')).toHaveTextContent('Your account is locked.');
    await expect(comments(canvas).getByText('Lovely')).toBeVisible();
  },
};

export const CommentsNotLoaded: Story = {
  args: { failing: [getAlbumComments] },
  play: async ({ canvas }) => {
    await expect(await comments(canvas).findByText('The comments did not load.')).toBeVisible();
    await expect(comments(canvas).getByRole('button', { name: 'Load again' })).toBeVisible();
  },
};

/** Who bought the album adds tags, which lead to what else has them. @spec feature:videos.add-tags 1 */
export const Tags: Story = {
  args: {
    states: [
      ...bought,
      onlyTags({
        tags: [
          { id: 'piano', name: 'Piano', count: 12 },
          { id: 'rain', name: 'Rain', count: 4 },
        ],
      }),
    ],
  },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add tags' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Rain', pressed: false }));
    await expect(await canvas.findByRole('link', { name: 'Rain' })).toHaveAttribute(
      'href',
      '/en/search/pictures/Rain/',
    );
    await expect(canvas.getByRole('button', { name: 'Rain', pressed: true })).toBeVisible();
    await expect(await rowsOf({ loaded }, 'select "albumId", tag from "albumTag"')).toEqual([{ albumId, tag: 'rain' }]);
  },
};

/**
 * An album that is not bought: what it is and what is open. The look into it would repeat the pictures that follow.
 * @spec feature:albums.view 3
 * @deviates screen:performer.album-details 1 docs/decisions/0175: all but dislikes; views, likes and the own rating are in `Default`
 */
export const Preview: Story = {
  args: { states: [...sold, guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin', isVip: true })] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'From the garden' })).toBeVisible();
    await expect(canvas.getByText('Borrowed clothes.')).toBeVisible();
    const facts = canvasElement.querySelector('main header [data-part="facts"]');
    await expect(facts).toHaveTextContent(/7\.2 coins instead of 9$/);
    const owner = canvasElement.querySelector('main header [data-part="owner"]');
    await expect(owner).toHaveTextContent(/^Mirela$/);
    await expect(owner).toHaveAttribute('href', '/en/amateur/mirela/');
    const seen = [1, 2, 3].map((number) =>
      canvas
        .getByRole('button', { name: `Picture ${number} of 4` })
        .closest('[data-tint]')
        ?.querySelector('img'),
    );
    for (const image of seen)
      await expect(image).toHaveAttribute('src', expect.stringMatching(/^\/pictures\/(?!.*locked)/));
    await expect(canvas.getByText('3 of 4 pictures are open to you')).toBeVisible();
    await expect(await comments(canvas).findByText('Nobody has commented yet.')).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add tags' })).toBeNull();
  },
};

/** A look that does not load is not missed. @spec screen:performer.album-details 6, feature:albums.view 3, error:gallery-preview-failed */
export const PreviewFails: Story = {
  args: { states: sold, failing: [getGalleryPreview] },
  play: async ({ canvas }) => {
    await expect(await comments(canvas).findByText('Nobody has commented yet.')).toBeVisible();
    await expect(canvas.getByText('3 of 4 pictures are open to you')).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
    for (const alert of canvas.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement();
  },
};

/**
 * The window in which an album is bought: its price, the balance, a voucher, and the offer for those who are about to buy. Album and
 * pictures can be pinned.
 * @spec screen:performer.album-details 5, screen:overlay.buy-album 1, feature:albums.buy 2-3
 */
export const AboutToBuy: Story = {
  args: {
    hasOffers: true,
    states: [
      ...sold,
      guestHasPinned({ guestId: 7, kind: 'album', id: albumId }),
      incentivesAre({
        incentives: [
          { id: 3, region: 'content', type: 'topUp', event: 'buyAlbum', priority: 60, uniqueGroup: 'album' },
        ],
      }),
    ],
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    const panel = within(canvasElement.querySelector<HTMLElement>('#unlock') as HTMLElement);
    await expect(panel.getByRole('button', { name: 'Unlock for 9 coins' })).toBeVisible();
    await expect(panel.getByText('Yours for good, charged once. You have 25 coins.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pin this album', pressed: true })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Pin picture 1' })).toBeInTheDocument();
    await expect(canvasElement.querySelector('.kit-incentive-box')).toBeNull();
    await userEvent.tab();
    panel.getByRole('button', { name: 'Unlock for 9 coins' }).focus();
    await waitFor(() => expect(canvasElement.querySelector('.kit-incentive-box')).not.toBeNull());
    await setUpState(guestHasVoucher({ guestId: 7, type: 4, amount: 1 }), testPageOf({ loaded }).world);
    await testPageOf({ loaded }).router.navigate(`/en/amateur/mirela/pictures/${albumId}/?again=1`);
    await waitFor(() => expect(panel.getByRole('button', { name: 'Use 1 voucher' })).toBeVisible());
  },
};

export const Rated: Story = {
  args: { states: [...bought, ...others.slice(0, 4), guestRatedAlbum({ guestId: 7, albumId, rating: 5 })] },
  play: ({ canvas }) => expect(rate(canvas).getByRole('button', { name: /I like it/, pressed: true })).toBeVisible(),
};
export const DutchPhone: Story = {
  args: { states: [...bought, ...others] },
  globals: { language: 'nl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(await canvas.findByText('Comment 1')).toBeVisible(),
};
