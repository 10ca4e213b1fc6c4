import { performerGoesOffline, performerTypes, performerWritesToGuest, setUpState } from '@lounge/mock-api/states';
import { messengerChannels, messengerContent } from '@lounge/protocol/content/messenger';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../harness/site-story.tsx';
import { anEvening, robin } from '../content/messenger/talk.ts';

const meta = {
  title: 'Screens/Messenger',
  tags: ['!autodocs'],
  args: { entry: 'messenger/?actor=101', guestId: 7, states: anEvening },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>;

/** The name of the message icon in the navigation bar, with the count. */
const unreadIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('header .kit-navbar-message-menu > summary > .kit-visually-hidden')?.textContent;
const talkWith = async ({ canvas }: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name })).findByRole('region', { name: `Messages with ${name}` });

/** Who has no conversation finds somebody to write to at once, what that costs, and one step to all others. */
const canBegin = async (canvas: Canvas['canvas']) => {
  await expect(await canvas.findByRole('heading', { name: 'Who would you like to write to?' })).toBeVisible();
  await expect(canvas.getByText(/Reading is free/)).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: 'See who is live' })).toHaveLength(1);
  const region = within(await canvas.findByRole('region', { name: 'You could write to' }));
  await waitFor(() => expect(region.getAllByRole('link', { name: /^Write to / })).toHaveLength(9));
  await expect(region.getAllByRole('link', { name: /^Write to / })[0]).toBeVisible();
};

/** @spec screen:messenger 3 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const talk = await talkWith({ canvas }, 'Mirela');
    await waitFor(() => expect(talk).toHaveTextContent('Listen for yourself on Friday.'));
    const list = within(canvas.getByRole('region', { name: 'Messages' }));
    await expect(await list.findAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByText('2 free messages')).toBeVisible();
  },
};

/** @spec screen:messenger 5, rule:remember-channel */
export const AnotherIsOpened: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await talkWith({ canvas }, 'Mirela');
    await userEvent.click(await canvas.findByRole('link', { name: /Sable/ }));
    const talk = await talkWith({ canvas }, 'Sable');
    await waitFor(() => expect(talk).toHaveTextContent('The cards say Friday.'));
    const { router } = testPageOf({ loaded });
    await expect(router.state.location.search).toBe('?actor=103');
    await router.navigate('/en/messenger/');
    await waitFor(() => expect(router.state.location.search).toBe('?actor=103'));
  },
};

export const SomebodyWrites: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await talkWith({ canvas }, 'Mirela');
    const { world } = await livePageOf({ loaded });
    await waitFor(() => expect(unreadIn(canvasElement)).toBe('Messages 6'));
    await setUpState(performerTypes({ channelId: 201 }), world);
    await expect((await canvas.findAllByText('Mirela is writing')).length).toBeGreaterThan(0);
    await setUpState(performerWritesToGuest({ guestId: 7, actorId: 101, text: 'The kettle is on.' }), world);
    await waitFor(async () => expect(await talkWith({ canvas }, 'Mirela')).toHaveTextContent('The kettle is on.'));
    await setUpState(performerWritesToGuest({ guestId: 7, actorId: 104, text: 'And here too.' }), world);
    await waitFor(() => expect(unreadIn(canvasElement)).toBe('Messages 7'));
  },
};
/** @spec entity:enum.messengerScreenPart, screen:messenger 2, screen:messenger.recommendations 1, 3, feature:messenger.recommendations 2 */
export const NothingChosen: Story = {
  args: { entry: 'messenger/' },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose a conversation' })).toBeVisible();
    await expect(await canvas.findAllByRole('link', { name: /Friday/ })).toHaveLength(6);
    await expect(canvas.getByRole('switch', { name: 'Online only' })).toBeVisible();
    const region = within(await canvas.findByRole('region', { name: 'You could write to' }));
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(9));
    const link = region.getAllByRole('link', { name: /^Write to / })[0];
    const href = link?.getAttribute('href') ?? '';
    await expect(region.getAllByRole('link', { name: /^Chat with / })).toHaveLength(9);
    const { world } = await livePageOf({ loaded });
    await setUpState(performerGoesOffline({ id: Number(/actor=(\d+)/.exec(href)?.[1]) }), world);
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(8));
    await expect(region.getAllByRole('link', { name: /^Write to / })[0]).not.toHaveAttribute('href', href);
    await userEvent.click(canvas.getAllByRole('link', { name: /Mirela.*Friday/ })[0] ?? document.body);
    await expect(await talkWith({ canvas }, 'Mirela')).toBeVisible();
  },
};
export const NoConversations: Story = {
  args: { entry: 'messenger/', states: [robin] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Choose a conversation' })).toBeNull();
    await canBegin(canvas);
  },
};
export const NoConversationsOnAPhone: Story = {
  args: { entry: 'messenger/', states: [robin] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await canBegin(canvas);
  },
};
export const NotLoggedIn: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your messages are waiting' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/vxpay/en/log-in');
  },
};
export const NotFound: Story = {
  args: { entry: 'messenger/?actor=99999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This conversation could not be opened' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { failing: [messengerChannels, messengerContent] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The conversations did not load.')).toBeVisible();
    const list = within(canvas.getByRole('region', { name: 'Messages' }));
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await expect(await list.findByRole('link', { name: /Mirela/ })).toBeVisible();
    await expect(await canvas.findByText('The messages did not load.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await talkWith({ canvas }, 'Mirela')).toHaveTextContent('on Friday.'));
  },
};

/** @spec feature:messenger.archive 2, component:ChannelList 5, socket:channel.archive-notice, component:ChannelHeader 6 */
export const Archived: Story = {
  play: async ({ canvas, userEvent }) => {
    await talkWith({ canvas }, 'Mirela');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Mirela/ }).length).toBeGreaterThan(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(await canvas.findByRole('button', { name: 'Archive', pressed: true })).toBeVisible();
    const list = within(canvas.getByRole('region', { name: 'Messages' }));
    await waitFor(() => expect(list.queryByRole('link', { name: /Mirela/ })).toBeNull());
    await userEvent.click(list.getByRole('button', { name: 'Archived' }));
    await expect(await list.findByRole('link', { name: /Mirela/ })).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, loaded }) => {
    await talkWith({ canvas }, 'Mirela');
    await expect(canvas.queryByRole('heading', { level: 1, name: 'Messages' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to all messages' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect(testPageOf({ loaded }).router.state.location.search).toBe('');
  },
};
export const GermanBrasa: Story = {
  globals: { language: 'de', brand: 'brasa' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 Gratisnachrichten')).toBeVisible();
  },
};
