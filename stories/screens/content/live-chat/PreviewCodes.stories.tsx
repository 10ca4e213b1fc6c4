import { setPresence } from '@lounge/mock-api';
import {
  aPerformer,
  ageCheckEnds,
  guestHadPreview,
  guestHasBlocked,
  guestIsLoggedIn,
  guestOwnsCoins,
  performerIsPrivate,
  previewIsFull,
  previewIsOff,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const guest = { guestId: 7, actorId: 101 };
const mirela = { actorId: 101 };
const rich = [robin, guestOwnsCoins({ guestId: 7, amount: 9000 })];

const meta = {
  title: 'Screens/Live preview/Codes',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/live-show/', guestId: 7, states: rich },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];
type World = ReturnType<typeof testPageOf>['world'];

/** Sets something up after the page has loaded, presses the button, and waits for the end of the preview. */
const look = async ({ canvas, loaded }: Context, meanwhile?: (world: World) => unknown, name = 'Mirela') => {
  const { world } = await livePageOf({ loaded });
  await meanwhile?.(world);
  await userEvent.click(await canvas.findByRole('button', { name: 'Watch live' }));
  const [region] = await canvas.findAllByRole('region', { name: `${name}, live` });
  return within(region as HTMLElement);
};

/** The end of a preview: its exit code, heading, and what can be pressed besides the pin and the trial. */
const endOf = async (context: Context, meanwhile?: (world: World) => unknown) => {
  await look(context, meanwhile);
  const status = await waitFor(async () => {
    const found = context.canvasElement.querySelector<HTMLElement>('[data-exit]');
    await expect(found).not.toBeNull();
    return found as HTMLElement;
  });
  const ways = status.nextElementSibling?.querySelectorAll<HTMLElement>('a, button') ?? [];
  return {
    exitCode: Number(status.dataset['exit']),
    title: within(status).getByRole('heading').textContent,
    ways: [...ways].map(({ textContent }) => textContent).filter((text) => text !== 'PinPinned'),
  };
};

const chat = 'Video chat 36 coins/min';
const write = 'Write a message';

/** @spec component:LivePreview 6, error:exit-401 */
export const HostLimit: Story = {
  play: async (context) =>
    expect(await endOf(context, (world) => setUpState(previewIsFull(mirela), world))).toEqual({
      exitCode: 401,
      title: 'Many are looking in on Mirela right now',
      ways: ['Try again'],
    }),
};

/** @spec component:LivePreview 7, error:exit-402 */
export const HourLimit: Story = {
  args: { states: [...rich, guestHadPreview(guest)] },
  play: async (context) =>
    expect(await endOf(context)).toEqual({
      exitCode: 402,
      title: 'You have just seen Mirela live',
      ways: [chat, write],
    }),
};

/** @spec component:LivePreview 8, error:exit-403 */
export const Offline: Story = {
  play: async (context) => {
    const { loaded } = context;
    const live = await look(context);
    await waitFor(() => expect(live.getByText(/seconds? left/)).toBeVisible());
    await setPresence(testPageOf({ loaded }).world, 101, false);
    await waitFor(() => expect(live.getByRole('heading', { name: 'Mirela has just left' })).toBeVisible());
    const said = live.getByRole('heading', { name: 'Mirela has just left' }).closest('[role=status]');
    await expect(said).toHaveAttribute('data-exit', '403');
    await expect(live.queryByRole('button', { name: /^Video chat 36/ })).toBeNull();
    await expect(live.getByRole('button', { name: 'Pin' })).toBeVisible();
  },
};

/** @spec component:LivePreview 9, error:exit-404 */
export const Single: Story = {
  play: async (context) =>
    expect(await endOf(context, (world) => setUpState(performerIsPrivate(mirela), world))).toEqual({
      exitCode: 404,
      title: 'Mirela is in a private chat',
      ways: ['Look in as a voyeur 18 coins/min', write],
    }),
};

/** @spec component:LivePreview 10, error:exit-405 */
export const AgeRatingDenied: Story = {
  play: async (context) =>
    expect(
      await endOf(context, (world) => setUpState(ageCheckEnds({ guestId: 7, result: 'rejected' }), world)),
    ).toEqual({ exitCode: 405, title: 'Your age has to be checked first', ways: ['Check my age', write] }),
};

/** @spec component:LivePreview 11, error:exit-406 */
export const AccessDenied: Story = {
  play: async (context) =>
    expect(await endOf(context, (world) => setUpState(guestHasBlocked(guest), world))).toEqual({
      exitCode: 406,
      title: 'The conversation with Mirela is blocked',
      ways: [],
    }),
};

/** @spec component:LivePreview 12, error:exit-407 */
export const Disabled: Story = {
  play: async (context) =>
    expect(await endOf(context, (world) => setUpState(previewIsOff(mirela), world))).toEqual({
      exitCode: 407,
      title: 'Mirela shows no free look',
      ways: [chat, write],
    }),
};

/** @spec component:LivePreview 13, error:exit-408 */
export const GuestOffline: Story = {
  play: async (context) => {
    const page = testPageOf(context);
    const live = await look(context, () => page.goOffline());
    await waitFor(() => expect(live.getByRole('heading', { name: 'You are offline' })).toBeVisible());
    page.goOnline();
    await userEvent.click(live.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(live.getByText(/seconds? left/)).toBeVisible());
  },
};

/** @spec component:LivePreview 5, feature:chat.preview 4 */
export const NotEnabled: Story = {
  args: { states: [...rich, previewIsOff(mirela)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Video chat 36/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Watch live' })).toBeNull();
  },
};

/** @spec component:LivePreview 3, screen:chat.preview 2 */
export const Trial: Story = {
  args: { timeScale: 10 },
  play: async (context) => {
    const live = await look(context);
    await waitFor(() => expect(live.getByRole('heading', { name: 'That was the free look' })).toBeVisible());
    await expect(live.getByRole('button', { name: /^Video chat 36/ })).toBeVisible();
    const use = await live.findByRole('link', { name: 'Use the code' });
    await expect(use.getAttribute('href')).toMatch(/code=CHAT(%20|\+)?TRIAL/);
  },
};

/**
 * Closing it while it plays declines the rest; a VIP sees more of the next performer.
 * @spec screen:performer.live-show 1, screen:chat.preview 1, component:LivePreview 4, feature:pay.vip 4
 */
export const Declined: Story = {
  play: async (context) => {
    const live = await look(context);
    await waitFor(() => expect(live.getByText(/^[45] seconds left$/)).toBeVisible());
    await userEvent.click(live.getByRole('button', { name: 'Close' }));
    const again = await look(context);
    await waitFor(() => expect(again.getByRole('heading', { name: 'You have just seen Mirela live' })).toBeVisible());
    const { router, world } = testPageOf(context);
    await setUpState(guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin', isVip: true }), world);
    await setUpState(aPerformer({ id: 901, name: 'Noor Vega', isOnline: true }), world);
    await router.navigate('/en/amateur/noor-vega/live-show/');
    const longer = await look(context, undefined, 'Noor Vega');
    await waitFor(() => expect(longer.getByText(/^(20|19|18) seconds left$/)).toBeVisible());
  },
};

/** @spec component:LivePreview 2 */
export const Vip: Story = {
  args: { states: [guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin', isVip: true })] },
  play: async (context) => {
    const live = await look(context);
    await waitFor(() => expect(live.getByText(/^(20|19|18) seconds left$/)).toBeVisible());
  },
};
