import { statesIn } from '@lounge/mock-api/dev-console';
import {
  aPerformer,
  anAlbumOfPerformer,
  guestGetsLocked,
  guestGetsRestricted,
  guestIsKnown,
  guestIsLoggedIn,
  guestIsRestricted,
  guestOwnsCoins,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { untilCoins } from '../../harness/until-coins.ts';

const coins = guestOwnsCoins({ guestId: 7, amount: 8000 });
const album = anAlbumOfPerformer({ id: 91001, actorId: 101, title: 'From the garden', price: 900 });

/** The words for a guest who is restricted, or whose country a performer excludes, before anything is pressed. */
const meta = {
  title: 'Screens/Account standing',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/', guestId: 7, states: [robin, coins] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const buttonsOf = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: 'Talk with Mirela' })).getAllByRole('button');
const button = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole('group', { name: 'Talk with Mirela' })).getByRole('button', { name });

/** Messages are refused, chats and purchases go on. @spec feature:account.locked 1, screen:overlay.account-locked 1 */
export const NoWriting: Story = {
  args: { states: [robin, coins, guestIsRestricted({ guestId: 7, level: 1 })] },
  play: async ({ canvas, loaded }) => {
    const { router } = await livePageOf({ loaded });
    await expect(canvas.getByText(/write no messages and no comments/)).toBeVisible();
    await expect(button(canvas, /^Message/)).toHaveAccessibleName(/ Account restricted$/);
    await expect(button(canvas, /^Video chat\b/)).not.toHaveAttribute('aria-disabled', 'true');
    await router.navigate('/en/messenger/?actor=101');
    await expect(await canvas.findByText('Your account is restricted. You can read, not write.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Write to Mirela' })).toBeNull();
  },
};

/** The level is raised while the page is open, to a lock in the end. @spec feature:account.locked 1, screen:overlay.account-locked 1 */
export const NoSpending: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await setUpState(guestGetsRestricted({ guestId: 7, level: 2 }), world);
    await expect(await canvas.findByText('Your account is restricted.')).toBeVisible();
    await expect(canvas.getByText(/but not buy, chat or write/)).toBeVisible();
    for (const each of buttonsOf(canvas).filter((one) => one.textContent?.startsWith('Voice call') !== true))
      await expect(each).toHaveAccessibleName(/ Account restricted$/);
    await setUpState(guestGetsLocked({ guestId: 7 }), world);
    await expect(await canvas.findByText('Your account is locked.')).toBeVisible();
    await expect(canvas.queryByText('Your account is restricted.')).toBeNull();
  },
};

/** A locked guest reads before each press what is not possible, keeps what is owned, and is helped. */
export const Locked: Story = {
  args: { guestId: 7007, states: statesIn('locked-guest', { guestId: 7007, token: 'story' }) },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { router } = await livePageOf({ loaded });
    await expect(canvas.getByText('Your account is locked.')).toBeVisible();
    await untilCoins(canvasElement, 50);
    for (const name of [/^Video chat\b/, /^Message/])
      await expect(button(canvas, name)).toHaveAttribute('aria-disabled', 'true');
    await router.navigate('/en/amateur/mirela/pictures/1002/');
    const gate = within(await canvas.findByRole('region', { name: /more picture/ }));
    await expect(await gate.findByText('Your account is locked.')).toBeVisible();
    await expect(gate.queryByRole('button')).toBeNull();
    await router.navigate('/en/messenger/?actor=101');
    await expect(await canvas.findByText('Your account is locked. You can read, not write.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Write to Mirela' })).toBeNull();
    await router.navigate('/en/myvelvet/profile/');
    await expect(await canvas.findByText('Your account is locked, so this stays as it is.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Help' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  },
};

/** Nothing can be unlocked, and the album says why. */
export const AlbumNoSpending: Story = {
  args: {
    entry: 'amateur/mirela/pictures/91001/',
    states: [robin, coins, album, guestIsRestricted({ guestId: 7, level: 2 })],
  },
  play: async ({ canvas }) => {
    const gate = within(await canvas.findByRole('region', { name: /more picture/ }));
    await expect(await gate.findByText(/Your account is restricted\./)).toBeVisible();
    await expect(gate.queryByRole('button')).toBeNull();
  },
};

/** Comments alone are forbidden. @spec screen:overlay.account-locked 1 */
export const NoComments: Story = {
  args: { states: [robin, coins, guestIsRestricted({ guestId: 7, isBlockedForComments: true })] },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    await expect(canvas.getByText('You can write no comments.')).toBeVisible();
    await expect(button(canvas, /^Message/)).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/**
 * Nothing live is offered.
 * @spec feature:performers.banned-country 1, component:ChatButton 5, component:VideoChatButton 6, component:ChatButtonGroup 5
 */
export const ExcludedCountry: Story = {
  args: {
    entry: 'amateur/noor-vega/',
    states: [
      robin,
      coins,
      aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true, bannedCountryCodes: ['AT'] }),
      guestIsKnown({ guestId: 7, postalCode: '1010', countryCode: 'AT' }),
    ],
  },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    const group = within(canvas.getByRole('group', { name: 'Talk with Noor Vega' }));
    const video = group.getByRole('button', { name: /^Video chat\b/ });
    await expect(video).toHaveAccessibleName(/ Not in your country$/);
    await expect(video).toHaveAttribute('aria-disabled', 'true');
  },
};

const above = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Guest 8 takes part in the experiment: new videos stand above tonight's shows. @spec feature:shell.guest-state 6 */
export const TestGroup: Story = {
  args: { entry: '', guestId: 8, states: [guestIsLoggedIn({ guestId: 8, token: 'story', name: 'Robin' })] },
  play: async ({ loaded, canvasElement }) => {
    await livePageOf({ loaded });
    await waitFor(() => expect(canvasElement.querySelector('#videos')).not.toBeNull());
    const [videos, tonight] = [canvasElement.querySelector('#videos'), canvasElement.querySelector('#tonight')];
    await expect(above(videos as Element, tonight as Element)).toBe(true);
  },
};
