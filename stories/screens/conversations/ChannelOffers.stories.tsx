import { performerGoesPrivate, performerLeavesPrivate, setUpState } from '@lounge/mock-api/states';
import { getActorByName } from '@lounge/protocol/content/actors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../harness/site-story.tsx';
import { anEvening } from '../content/messenger/talk.ts';

const meta = {
  title: 'Screens/Messenger/Offers',
  tags: ['!autodocs'],
  args: { entry: 'messenger/?actor=101', guestId: 7, states: anEvening },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

const mirela = { actorId: 101 };
const pageThatAsks = (kind: string) => `/en/amateur/mirela/?chat=${kind}`;

/**
 * The header offers what the profile does: what is not possible now says why and stays where the keyboard reaches it.
 * @spec component:VoyeurButton 1, 4, component:ToyControlButton 1
 */
export const FollowsPrivateChats: Story = {
  play: async ({ canvas, loaded }) => {
    const voyeur = await canvas.findByRole('button', { name: /^Voyeur chat 18 coins.*Nobody in a chat$/ });
    await expect(voyeur).toHaveAttribute('aria-disabled', 'true');
    voyeur.focus();
    await expect(voyeur).toHaveFocus();
    const toy = canvas.getByRole('link', { name: /^Toy control 44 coins/ });
    await expect(toy).toHaveAttribute('href', pageThatAsks('toyControl'));
    const { world } = await livePageOf({ loaded });
    await setUpState(performerGoesPrivate(mirela), world);
    const lookIn = await canvas.findByRole('link', { name: /^Voyeur chat 18 coins/ });
    await expect(lookIn).toHaveAttribute('href', pageThatAsks('voyeurChat'));
    await expect(canvas.queryByRole('link', { name: /^(Video chat|Toy control)/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Video chat 36 coins.*In a chat$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Toy control 44 coins.*In a chat$/ })).toBeVisible();
    await setUpState(performerLeavesPrivate(mirela), world);
    await expect(await canvas.findByRole('link', { name: /^Video chat 36 coins/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Voyeur chat/ })).toBeNull());
  },
};

/** The tray leads to a chat with the toy only while one is possible. @spec component:ToyControlButton 1 */
export const TrayFollowsPrivateChats: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a gift' }));
    const tray = within(canvas.getByRole('region', { name: 'Send a gift' }));
    await userEvent.click(await tray.findByRole('button', { name: 'Toy control' }));
    const toChat = { name: 'To the chat with toy control' };
    const link = await tray.findByRole('link', toChat);
    await expect(link).toHaveAttribute('href', pageThatAsks('toyControl'));
    const { world } = await livePageOf({ loaded });
    await setUpState(performerGoesPrivate(mirela), world);
    await waitFor(() => expect(tray.queryByRole('link', toChat)).toBeNull());
    await expect(tray.getByText(/It is not possible with Mirela right now/)).toBeVisible();
    await setUpState(performerLeavesPrivate(mirela), world);
    await expect(await tray.findByRole('link', toChat)).toBeVisible();
  },
};

/** Where the prices could not be read the links are left; the page that they open asks with the price. */
export const PricesNotRead: Story = {
  args: { failing: [getActorByName] },
  play: async ({ canvas }) => {
    const toy = await canvas.findByRole('link', { name: 'Toy control' });
    await expect(toy).toHaveAttribute('href', pageThatAsks('toyControl'));
    await expect(canvas.getByRole('link', { name: /^Video chat 36 coins/ })).toBeVisible();
  },
};
