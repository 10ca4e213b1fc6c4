import { setPresence } from '@lounge/mock-api';
import {
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
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const guest = { guestId: 7, actorId: 101 };
const mirela = { actorId: 101 };
const robin = guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin' });
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

const patient = { timeout: 5000 };

/** Sets something up after the page has loaded, presses the button, and waits for the end of the preview. */
const look = async ({ canvas, loaded }: Context, meanwhile?: (world: World) => unknown) => {
  const { world } = await livePageOf({ loaded }, patient);
  await meanwhile?.(world);
  await userEvent.click(await canvas.findByRole('button', { name: 'Watch live' }, patient));
  const [region] = await canvas.findAllByRole('region', { name: 'Mirela, live' }, patient);
  return within(region as HTMLElement);
};

/** A story of a code: its heading, and the names of what can be pressed besides closing and pinning. */
const ends =
  (exitCode: number, title: string, ways: RegExp[], meanwhile?: (world: World) => unknown): Play =>
  async (context) => {
    const live = await look(context, meanwhile);
    await waitFor(() => expect(live.getByRole('heading', { name: title })).toBeVisible(), patient);
    await expect(live.getByRole('status')).toHaveAttribute('data-exit', String(exitCode));
    for (const name of ways) {
      const found = [...live.queryAllByRole('button', { name }), ...live.queryAllByRole('link', { name })];
      await expect(found).toHaveLength(1);
    }
  };

const chat = /^Video chat 36/;
const message = 'Write a message';
const write = new RegExp(`^${message}$`);

/** @spec component:LivePreview 6, error:exit-401, feature:chat.preview 2, screen:chat.preview 3 */
export const HostLimit: Story = {
  play: ends(401, 'Many are looking in on Mirela right now', [/^Try again$/], (world) =>
    setUpState(previewIsFull(mirela), world),
  ),
};

/** @spec component:LivePreview 7, error:exit-402, screen:chat.preview 3 */
export const HourLimit: Story = {
  args: { states: [...rich, guestHadPreview(guest)] },
  play: ends(402, 'You have just seen Mirela live', [chat, write]),
};

/** @spec component:LivePreview 8, error:exit-403 */
export const Offline: Story = {
  play: async (context) => {
    const { loaded } = context;
    const live = await look(context);
    await waitFor(() => expect(live.getByText(/seconds? left/)).toBeVisible(), patient);
    await setPresence(testPageOf({ loaded }).world, 101, false);
    await waitFor(() => expect(live.getByRole('heading', { name: 'Mirela has just left' })).toBeVisible(), patient);
    await expect(live.getByRole('status')).toHaveAttribute('data-exit', '403');
    await expect(live.queryByRole('button', { name: chat })).toBeNull();
    await expect(live.getByRole('button', { name: 'Pin' })).toBeVisible();
  },
};

/** @spec component:LivePreview 9, error:exit-404, screen:chat.preview 3 */
export const Single: Story = {
  play: ends(404, 'Mirela is in a private chat', [/^Look in as a voyeur 18/, write], (world) =>
    setUpState(performerIsPrivate(mirela), world),
  ),
};

/** @spec component:LivePreview 10, error:exit-405, screen:chat.preview 3 */
export const AgeRatingDenied: Story = {
  play: ends(405, 'Your age has to be checked first', [/^Check my age$/], (world) =>
    setUpState(ageCheckEnds({ guestId: 7, result: 'rejected' }), world),
  ),
};

/** @spec component:LivePreview 11, error:exit-406, screen:chat.preview 3 */
export const AccessDenied: Story = {
  play: async (context) => {
    await ends(406, 'The conversation with Mirela is blocked', [], (world) =>
      setUpState(guestHasBlocked(guest), world),
    )(context);
    await expect(context.canvas.queryByRole('link', { name: message })).toBeNull();
  },
};

/** @spec component:LivePreview 12, error:exit-407, screen:chat.preview 3 */
export const Disabled: Story = {
  play: ends(407, 'Mirela shows no free look', [chat], (world) => setUpState(previewIsOff(mirela), world)),
};

/** @spec component:LivePreview 13, error:exit-408, screen:chat.preview 3 */
export const GuestOffline: Story = {
  play: async (context) => {
    const page = testPageOf(context);
    const live = await look(context, () => page.goOffline());
    await waitFor(() => expect(live.getByRole('heading', { name: 'Your line is gone' })).toBeVisible(), patient);
    page.goOnline();
    await userEvent.click(live.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(live.getByText(/seconds? left/)).toBeVisible(), patient);
  },
};

/** @spec component:LivePreview 5, feature:chat.preview 4 */
export const NotEnabled: Story = {
  args: { states: [...rich, previewIsOff(mirela)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: chat }, patient)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Watch live' })).toBeNull();
  },
};

/** @spec component:LivePreview 3, screen:chat.preview 2 */
export const Trial: Story = {
  args: { timeScale: 10 },
  play: async (context) => {
    const live = await look(context);
    await waitFor(() => expect(live.getByRole('heading', { name: 'That was the free look' })).toBeVisible(), patient);
    await expect(live.getByRole('button', { name: chat })).toBeVisible();
    const use = await live.findByRole('link', { name: 'Use the code' }, patient);
    await expect(use.getAttribute('href')).toMatch(/code=CHAT(%20|\+)?TRIAL/);
  },
};
