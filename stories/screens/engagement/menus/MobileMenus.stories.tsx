import { pushByType } from '@lounge/mock-api/dev-console';
import {
  aChannelOfGuest,
  aNotificationOfGuest,
  guestIsNotified,
  guestOwnsCoins,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Mobile menus',
  tags: ['!autodocs'],
  args: { entry: 'help/' },
  globals: { viewport: { value: 'phone' } },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

const isPageFixed = () => getComputedStyle(document.documentElement).overflowY === 'hidden';

/** The entry of the sheet is gone from the history before the next story. */
const expectClosed = () =>
  waitFor(async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(history.state).not.toMatchObject({ sheet: true });
  });

const lists = (menu: Awaited<ReturnType<typeof sheet>>, name: string) =>
  within(menu.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

/**
 * Every area with the current one marked; the languages take the menu's place, and the page is fixed meanwhile.
 * @spec screen:mobile-menu.navigation 1, screen:mobile-menu.language-selector 1, 4, component:MobileMenu 5
 */
export const OfAVisitor: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('link', { name: 'Menu' });
    await expect(opener).toHaveAttribute('href', '#areas');
    await userEvent.click(opener);
    const menu = await sheet('Menu');
    await expect(isPageFixed()).toBe(true);
    const areas = [
      'Live',
      'Videos',
      'Feed',
      'Ticket shows',
      'Best rated',
      'TV',
      'Magazine',
      'Rewards',
      'VIP club',
      'Daily deals',
      'Games and events',
    ];
    await expect(lists(menu, 'Discover')).toEqual(areas);
    const performers = ['New faces', 'Free chat', 'Next door', 'Categories', 'Top lists', 'Video stars'];
    await expect(lists(menu, 'Performers')).toEqual(performers);
    await userEvent.click(menu.getByRole('button', { name: 'Language English' }));
    const languages = (await sheet('Language')).getAllByRole('link');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(isPageFixed()).toBe(true);
    await expect(languages.map((link) => link.textContent)).toEqual(['Deutsch', 'English', 'Nederlands', 'Español']);
    await expect(languages.map((link) => link.getAttribute('href'))).toEqual([
      '/de/help/',
      '/en/help/',
      '/nl/help/',
      '/es/help/',
    ]);
    await userEvent.click((await sheet('Language')).getByRole('button', { name: 'Close' }));
    await expectClosed();
    await expect(isPageFixed()).toBe(false);
    await expect(opener).toHaveFocus();
  },
};

/** From the second press on a visitor is in a list of performers, which is then the current one. */
export const ToAListOfPerformers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Menu' }));
    await userEvent.click((await sheet('Menu')).getByRole('link', { name: 'Top lists' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Best chats' })).toBeVisible();
    await expectClosed();
    await userEvent.click(canvas.getByRole('link', { name: 'Menu' }));
    const menu = await sheet('Menu');
    await expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Top lists');
    await userEvent.click(menu.getByRole('button', { name: 'Close' }));
    await expectClosed();
  },
};

/**
 * The visitor's own pages open in their place and leave the areas usable; help lies above the menu, which cannot be used meanwhile, and its
 * heading is what the sub-menu carries.
 * @spec screen:mobile-menu.navigation 2, 4, component:MobileMenu 3-4
 */
export const SubMenus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Menu' }));
    const menu = await sheet('Menu');
    const yours = menu.getByRole('button', { name: 'Yours' });
    await expect(yours).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(yours);
    await expect(yours).toHaveAttribute('aria-expanded', 'true');
    await expect(lists(menu, 'Yours')).toEqual(['Log in', 'Sign up', 'Your area', 'Messages']);
    await expect(menu.getByRole('link', { name: 'VIP club' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Help' }));
    const help = await sheet('Help');
    await expect(help.queryByRole('link', { name: 'VIP club' })).toBeNull();
    await expect(help.getByRole('link', { current: 'page' })).toHaveAccessibleName('Help');
    await expect(help.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/en/imprint/');
    await userEvent.click(help.getByRole('button', { name: 'Back' }));
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(lists(await sheet('Menu'), 'Yours')).toHaveLength(4);
    await userEvent.click((await sheet('Menu')).getByRole('link', { name: 'VIP club' }));
    await expectClosed();
  },
};

/** The guest's own pages with their figures, and logging out; the bell's list takes its place. @spec screen:mobile-menu.personal-area 1, 4 */
export const OfAGuest: Story = {
  args: {
    guestId: 7,
    states: [
      robin,
      guestOwnsCoins({ guestId: 7, amount: 2500 }),
      aChannelOfGuest({ id: 301, guestId: 7, actorId: 101, unreadCount: 3 }),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await livePageOf({ loaded });
    await userEvent.click(await canvas.findByRole('link', { name: 'Me' }));
    const menu = await sheet('Your area');
    await expect(isPageFixed()).toBe(true);
    await expect(await menu.findByRole('link', { name: /^Messages\s*3$/ })).toHaveAttribute('href', '/en/messenger/');
    await expect(menu.getByRole('link', { name: /^Coins\s*25$/ })).toHaveAttribute('href', '/en/myvelvet/coins/');
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    const bell = canvasElement.querySelector<HTMLElement>('.kit-notification-menu > summary');
    // A press behind a modal sheet comes from a script only.
    bell?.click();
    await sheet('Notifications');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click((await sheet('Notifications')).getByRole('button', { name: 'Close' }));
    await expectClosed();
    await userEvent.click(await canvas.findByRole('link', { name: 'Me' }));
    await userEvent.click((await sheet('Your area')).getByRole('link', { name: /^Benefits/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Benefits' })).toBeVisible();
    await expectClosed();
  },
};

/**
 * The bell opens the list as a sheet; a press marks one as read, the button all as read, and what the server removes goes.
 * @spec screen:mobile-menu.notifications 1, 4
 */
export const Notifications: Story = {
  args: {
    guestId: 7,
    states: [
      robin,
      aNotificationOfGuest({ id: 401, guestId: 7, type: 1, actorId: 101 }),
      aNotificationOfGuest({ id: 402, guestId: 7, type: 1, actorId: 102 }),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const bell = () => canvasElement.querySelector<HTMLElement>('.kit-notification-menu > summary');
    await waitFor(() => expect(bell()).toHaveTextContent('2'));
    await userEvent.click(await canvas.findByRole('link', { name: 'Menu' }));
    await sheet('Menu');
    bell()?.click();
    const list = await sheet('Notifications');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(isPageFixed()).toBe(true);
    await expect(canvasElement.querySelector('.kit-notification-menu')).not.toHaveAttribute('open');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(list.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(list.queryByText('New')).toBeNull());
    await pushByType(
      'notificationsList',
      { guestId: 7 },
      { notifications: [], removedIds: [401], markedAsReadIds: [] },
      world,
    );
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await expect(list.getByRole('listitem')).not.toHaveAttribute('data-unread');
    await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 103 }), world);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    const [row, read] = list.getAllByRole('listitem');
    await expect(row).toHaveAttribute('data-unread', 'true');
    await userEvent.click(within(read as HTMLElement).getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(within(row as HTMLElement).getByRole('link'));
    await expectClosed();
    await waitFor(async () => {
      const rows = await world.database.reader.query('select id from notification where "isUnread" = 1', []);
      await expect(rows).toEqual([]);
    });
  },
};

export const InSpanish: Story = {
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Menú' }));
    const menu = await sheet('Menú');
    await expect(menu.getByRole('button', { name: 'Idioma Español' })).toBeVisible();
    await userEvent.click(menu.getByRole('link', { name: 'Club VIP' }));
    await expectClosed();
  },
};
