import { setPresence } from '@lounge/mock-api';
import {
  aPerformer,
  ageCheckEnds,
  balanceChanges,
  chatRings,
  guestHasVoucher,
  guestIsInChat,
  guestHasBlocked,
  performerEndsChat,
  performerEndsFree,
  performerGoesFree,
  performerGoesPrivate,
  performerIsFree,
  performerIsPrivate,
  performerLeavesPrivate,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const mirela = { actorId: 101 };
const call = { guestId: 7, actorId: 101, chatId: 'c-1' };

const meta = {
  title: 'Screens/Performer/Chat buttons',
  tags: ['!autodocs'],
  args: {
    entry: 'amateur/mirela/',
    guestId: 7,
    states: [robin, coins(32_000), aPerformer({ id: 101, name: 'Mirela', isOnline: true })],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = ReturnType<typeof within>;
const also = (...states: NonNullable<SiteStoryArgs['states']>): Partial<SiteStoryArgs> => ({
  states: [...meta.args.states, ...states],
});

/** Waits for a button of the row whose text is as expected, and returns it. */
const says = (canvas: Canvas, kind: string, text: string) =>
  waitFor(async () => {
    const button = canvas.getByRole('button', { name: new RegExp(`^${kind}\\b`) });
    await expect(button).toHaveTextContent(text);
    return button;
  });

/** @spec component:VoyeurButton 1, 4, component:VideoChatButton 3 */
export const FollowsPrivateChats: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await says(canvas, 'Voyeur chat', 'Nobody in a chat');
    await setUpState(performerGoesPrivate(mirela), world);
    await says(canvas, 'Voyeur chat', '18');
    await says(canvas, 'Video chat', 'In a chat');
    await expect(canvas.getByText('In a private chat')).toBeVisible();
    await setUpState(performerLeavesPrivate(mirela), world);
    await says(canvas, 'Video chat', '36');
    await expect(canvas.getByText('Online, not in a chat')).toBeVisible();
    await setPresence(world, 101, false);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Video chat/ })).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Message/ })).toBeVisible();
  },
};

/** @spec component:FreeChatButton 1-2, 8, screen:performer.overview 2 */
export const FollowsFreeChats: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await expect(canvas.queryByRole('button', { name: /^Free chat/ })).toBeNull();
    await setUpState(performerGoesFree({ ...mirela, seconds: 600 }), world);
    // 21:00 in Berlin, and ten minutes.
    await says(canvas, 'Free chat', 'Free until 21:10');
    await setUpState(performerGoesFree({ ...mirela, seconds: 1800 }), world);
    await says(canvas, 'Free chat', 'Free until 21:30');
    await setUpState(performerEndsFree(mirela), world);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Free chat/ })).toBeNull());
  },
};

/** @spec component:VideoChatButton 2, component:ChatButton 2, screen:performer.overview 2 */
export const VoucherMinutes: Story = {
  args: also(coins(0), guestHasVoucher({ guestId: 7, type: 2, amount: 10 })),
  play: async ({ canvas }) => expect(await says(canvas, 'Video chat', '10 min free')).toHaveAttribute('data-primary'),
};

/** @spec component:ChatButton 10, component:VideoChatButton 10, feature:chat.video 1 */
export const TooFewCoinsOpenTheTopUp: Story = {
  args: also(coins(49)),
  play: async ({ canvas, loaded }) => {
    const { app, world } = await livePageOf({ loaded });
    await expect(await says(canvas, 'Video chat', 'Add coins first')).toHaveTextContent('36 coins/min');
    const button = () => canvas.getByRole('button', { name: /^Video chat/ });
    await setUpState(balanceChanges({ guestId: 7, amount: 50 }), world);
    await waitFor(() => expect(button()).not.toHaveTextContent('Add coins first'));
    await setUpState(balanceChanges({ guestId: 7, amount: 49 }), world);
    await userEvent.click(await says(canvas, 'Video chat', 'Add coins first'));
    await waitFor(() => expect(app.paymentDialog.view).toBe('top-up'));
  },
};

export const AgeCheckMissing: Story = {
  args: also(performerIsPrivate(mirela), ageCheckEnds({ guestId: 7, result: 'unknown' })),
  play: async ({ canvas }) =>
    expect(await says(canvas, 'Voyeur chat', 'Check your age first')).not.toHaveAttribute('aria-disabled'),
};

export const Blocked: Story = {
  args: also(guestHasBlocked({ guestId: 7, actorId: 101 })),
  play: async ({ canvas }) => {
    await says(canvas, 'Video chat', 'Blocked');
    await says(canvas, 'Message', 'Blocked');
  },
};

/** A chat that rings on another page. @spec component:VoyeurButton 5 */
export const VoyeurRingsElsewhere: Story = {
  args: also(performerIsPrivate(mirela), chatRings({ ...call, kind: 'voyeurChat', price: 1800 })),
  play: async ({ canvas }) => {
    await says(canvas, 'Voyeur chat', 'Connecting…');
    await expect(canvas.getByRole('button', { name: /^Voyeur chat/ })).toHaveAttribute('aria-busy', 'true');
  },
};

/** @spec component:FreeChatButton 4 */
export const FreeChatRingsElsewhere: Story = {
  args: also(performerIsFree({ ...mirela, seconds: 600 }), chatRings({ ...call, kind: 'freeChat', price: null })),
  play: async ({ canvas }) =>
    expect(await says(canvas, 'Free chat', 'Connecting…')).toHaveAttribute('aria-busy', 'true'),
};

/** A voyeur chat that runs on another page, and its end. */
export const RunsElsewhere: Story = {
  args: also(performerIsPrivate(mirela), guestIsInChat({ ...call, kind: 'voyeurChat', price: 1800, seconds: 20 })),
  play: async ({ canvas, loaded }) => {
    const { world, app } = await livePageOf({ loaded });
    await says(canvas, 'Voyeur chat', 'Running now');
    await setUpState(performerEndsChat({ guestId: 7, exitCode: 202 }), world);
    await says(canvas, 'Voyeur chat', '18');
    await expect(app.stores.guest.isLoggedIn).toBe(true);
  },
};

/** A chat that was chosen in the messenger: its start is asked for at its price, and the address then names the page alone. */
export const ChosenElsewhere: Story = {
  args: { entry: 'amateur/mirela/?chat=voyeurChat', ...also(performerIsPrivate(mirela)) },
  play: async ({ loaded }) => {
    const { router } = await livePageOf({ loaded });
    const body = within(document.body);
    const question = within(await body.findByRole('dialog', { name: 'Voyeur chat with Mirela?' }));
    await expect(question.getByText('18')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(body.getByRole('heading', { name: 'Calling Mirela' })).toBeVisible());
    await expect(router.state.location).toMatchObject({ pathname: '/en/amateur/mirela/live-show/', search: '' });
    await userEvent.click(body.getByRole('button', { name: 'Stop calling' }));
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  },
};

/** The focus is on the answer that costs nothing; a start that is cancelled leaves the focus on the button of its chat. */
export const ChosenAndCancelled: Story = {
  args: { entry: 'amateur/mirela/?chat=voyeurChat', ...also(performerIsPrivate(mirela)) },
  play: async ({ canvas, loaded }) => {
    const { router } = await livePageOf({ loaded });
    const body = within(document.body);
    const question = within(await body.findByRole('dialog', { name: 'Voyeur chat with Mirela?' }));
    const cancel = question.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveFocus();
    await userEvent.click(cancel);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Voyeur chat/ })).toHaveFocus());
    await expect(router.state.location.search).toBe('');
  },
};

/** Nobody is in a chat with her any more: it says so, and leads back to the messages. */
export const ChosenButOver: Story = {
  args: { entry: 'amateur/mirela/?chat=voyeurChat' },
  play: async ({ loaded }) => {
    const { router } = await livePageOf({ loaded });
    const body = within(document.body);
    const question = within(await body.findByRole('dialog', { name: 'Voyeur chat with Mirela?' }));
    await expect(question.getByText(/^Nobody is in a private chat with Mirela/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'To the messages' }));
    await waitFor(() => expect(router.state.location.search).toBe('?actor=101'));
  },
};
