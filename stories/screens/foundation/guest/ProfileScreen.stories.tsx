import {
  addressHasNewsletter,
  anAlbumOfPerformer,
  aVideoOfPerformer,
  chatIsOver,
  guestArchived,
  guestBoughtAlbum,
  guestBoughtVideo,
  guestHasAddress,
  guestHasPicture,
  guestHasPinned,
  guestIsRestricted,
  guestIsLoggedIn,
  guestOwnsCoins,
  guestTakesBreak,
  numberIsVerified,
  performerComesOnline,
  performerGoesOffline,
} from '@lounge/mock-api/states';
import {
  getNotificationsSettings,
  getProfile,
  newsletterTypes,
  storeNotificationsSettings,
  subscribeNewsletter,
  updateProfile,
} from '@lounge/protocol/foundation/guest';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const email = 'robin@example.com';
const robin = guestIsLoggedIn({ guestId: 7, token: 'story', isVip: true });
const address = guestHasAddress({ guestId: 7, email, isVerified: true, mails: 0 });
const states = [
  robin,
  address,
  numberIsVerified({ guestId: 7, phoneNumber: '+4915123456789' }),
  guestOwnsCoins({ guestId: 7, amount: 2500 }),
  guestHasPinned({ guestId: 7, kind: 'actor', id: 101, emailNotification: true }),
  guestHasPinned({ guestId: 7, kind: 'actor', id: 102 }),
  performerGoesOffline({ id: 101 }),
  addressHasNewsletter({ typeId: newsletterTypes.vipClub, email, token: 'own', guestId: 7 }),
];

const meta = {
  title: 'Screens/Profile',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/profile/', guestId: 7, states },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = ReturnType<typeof within>;

const fieldOf = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });

/**
 * A new name is on every part of the page at once; mails come in the chosen language.
 * @spec feature:account.profile 1-2, screen:personal.profile 1, feature:account.preferences 1
 */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const { world, app } = testPageOf({ loaded });
    const name = await fieldOf(canvas, 'Name');
    await expect(await fieldOf(canvas, 'E-mail')).toHaveValue(email);
    await expect(canvas.getByRole('link', { name: 'Change e-mail' })).toHaveAttribute('href', '/vxpay/en/change-email');
    for (const link of ['Change your password', 'Automatic top-up Off Change'])
      await expect(canvas.getByRole('link', { name: link })).toBeVisible();
    for (const region of ['Notifications', 'Newsletters'])
      await expect(await within(canvas.getByRole('main')).findByRole('region', { name: region })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a picture' })).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Kim');
    await userEvent.type(await fieldOf(canvas, 'Postal code'), '10115');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language of mails' }), 'nl');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Your account: Kim')).toBeInTheDocument());
    await waitFor(async () => {
      const rows = await world.database.reader.query('select preferences from "guestDetail"', []);
      await expect(JSON.stringify(rows)).toContain('nl');
    });
    await app.stores.guest.load();
    await expect(app.stores.guest.data.value?.preferences).toEqual({ mailLanguage: 'nl' });
  },
};

/**
 * The figures beside the pages follow who comes and goes.
 * @spec screen:shell.sidebar 1-7, component:PersonalSidebar 4, 6, feature:account.personal-sidebar 1
 */
export const Sidebar: Story = {
  args: {
    states: [
      robin,
      guestOwnsCoins({ guestId: 7, amount: 24_800 }),
      aVideoOfPerformer({ id: 95001, actorId: 103, price: 900 }),
      aVideoOfPerformer({ id: 95002, actorId: 103, price: 900 }),
      anAlbumOfPerformer({ id: 91001, actorId: 103, price: 900 }),
      guestBoughtVideo({ guestId: 7, videoId: 95001 }),
      guestBoughtVideo({ guestId: 7, videoId: 95002 }),
      guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
      guestArchived({ guestId: 7, kind: 'video', id: 95001 }),
      guestArchived({ guestId: 7, kind: 'video', id: 95002 }),
      guestArchived({ guestId: 7, kind: 'album', id: 91001 }),
      chatIsOver({ guestId: 7, actorId: 103, chatId: 'c-1', price: 4400, seconds: 90, exitCode: 203 }),
      ...states.slice(1),
      guestHasPicture({ guestId: 7 }),
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const navigation = within(await canvas.findByRole('navigation', { name: 'Your pages' }));
    const head = canvasElement.querySelector<HTMLElement>('.site-personal-head') ?? canvasElement;
    await expect(await within(head).findByText('Robin')).toBeVisible();
    await expect(within(head).getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '/vxpay/en/top-up');
    // The picture's file is not served here, so that the letter stands in.
    await expect(await within(head).findByText('R')).toBeVisible();
    const links = [
      [/^Chats\s*1$/, 'myvelvet/chats/'],
      [/^Your videos\s*2$/, 'myvelvet/mediathek/?type=video'],
      [/^Your albums\s*1$/, 'myvelvet/mediathek/photos/'],
      [/^Your archive\s*3$/, 'myvelvet/mediathek/?tab=archive'],
      [/^Profile/, 'myvelvet/profile/'],
      [/^Wheel of fortune/, 'myvelvet/spinwheel/'],
      [/^Benefits/, 'myvelvet/benefits/'],
      [/^Messages/, 'messenger/'],
      [/^Pinned/, 'myvelvet/favourites/'],
    ] as const;
    for (const [name, path] of links)
      await expect(await navigation.findByRole('link', { name })).toHaveAttribute('href', `/en/${path}`);
    await expect(navigation.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(canvas.getByText('VIP · 25 coins')).toBeVisible();
    await expect(navigation.getByRole('link', { name: /^Profile/ })).toHaveAttribute('aria-current', 'page');
    const online = async (count: number) => expect(await navigation.findByText(`${count} of 2 online`)).toBeVisible();
    const before = Number(/^(\d)/.exec((await navigation.findByText(/of 2 online/)).textContent ?? '')?.[1]);
    await performerComesOnline.setUp({ id: 101 }, world);
    await online(before + 1);
    await performerGoesOffline.setUp({ id: 101 }, world);
    await online(before);
    await testPageOf({ loaded }).router.navigate('/en/myvelvet/mediathek/?tab=archive');
    await waitFor(() => {
      const pages = within(canvas.getByRole('navigation', { name: 'Your pages' }));
      const current = pages.getAllByRole('link', { current: 'page' });
      return expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Your archive')]);
    });
  },
};

/** Who takes a break is offered no coins. */
export const SidebarOnABreak: Story = {
  args: { states: [...states, guestTakesBreak({ guestId: 7, hours: 24 })] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('VIP · 25 coins')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add coins' })).toBeNull();
  },
};

/**
 * A switch that is off keeps the mail of a pin from being sent.
 * @spec feature:account.notification-settings 1
 */
export const NoAlertByMail: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = testPageOf({ loaded });
    const sent = () => world.database.reader.query(`select body from mail where kind = 'performer-online'`, []);
    const knob = await canvas.findByRole('switch', { name: 'Somebody you pinned is here, by mail' });
    await expect(knob).toBeChecked();
    await userEvent.click(knob);
    await waitFor(async () => {
      const rows = await world.database.reader.query('select "pinnedOnlineEmail" as is_on from "guestDetail"', []);
      await expect(rows).toEqual([{ is_on: 0 }]);
    });
    await performerComesOnline.setUp({ id: 101 }, world);
    await expect(await sent()).toEqual([]);
  },
};

/**
 * @spec screen:overlay.newsletter 1-2, state:newsletter 1-2, feature:account.newsletter 1, 3
 */
export const Newsletters: Story = {
  args: {
    failing: [subscribeNewsletter],
    states: [
      ...states,
      addressHasNewsletter({ typeId: newsletterTypes.vr, email, token: 'vr', guestId: 7 }),
      addressHasNewsletter({ typeId: newsletterTypes.contests, email, token: 'contests', guestId: 7 }),
    ],
  },
  play: async ({ canvas, loaded }) => {
    const { world } = testPageOf({ loaded });
    const newsletters = within(await canvas.findByRole('region', { name: 'Newsletters' }));
    const names = newsletters.getAllByRole('switch').map((knob) => knob.getAttribute('aria-checked'));
    await expect(names).toEqual(['true', 'false', 'true', 'true']);
    for (const name of ['VIP club', 'Late night', 'VR rooms', 'Contests'])
      await expect(newsletters.getByRole('switch', { name })).toBeVisible();
    const lateNight = newsletters.getByRole('switch', { name: 'Late night' });
    await userEvent.click(lateNight);
    await expect(await newsletters.findByText('That was not saved. Please try again.')).toBeVisible();
    await expect(lateNight).not.toBeChecked();
    await userEvent.click(lateNight);
    await waitFor(() => expect(lateNight).toBeChecked());
    await userEvent.click(newsletters.getByRole('switch', { name: 'VIP club' }));
    await expect(await newsletters.findByText('You do not get it any more.')).toBeVisible();
    // Who gets one about what the site does not have can end it.
    for (const name of ['VR rooms', 'Contests']) {
      const knob = newsletters.getByRole('switch', { name });
      await userEvent.click(knob);
      await waitFor(() => expect(knob).not.toBeChecked());
    }
    const rows = await world.database.reader.query(`select "typeId" as type_id from newsletter where state = 'on'`, []);
    await expect(rows).toEqual([{ type_id: 512 }]);
  },
};

/** Who is locked is told before a press that no newsletter can begin; one that comes can be ended. None is offered about what is not there. */
export const NewslettersLocked: Story = {
  args: { states: [...states, guestIsRestricted({ guestId: 7, level: 3 })] },
  play: async ({ canvas }) => {
    const newsletters = within(await canvas.findByRole('region', { name: 'Newsletters' }));
    await expect(newsletters.getByText(/^Your account is locked/)).toBeVisible();
    await expect(newsletters.queryByRole('switch', { name: 'Contests' })).toBeNull();
    const lateNight = newsletters.getByRole('switch', { name: 'Late night' });
    await expect(lateNight).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(lateNight);
    await expect(newsletters.queryByText('That was not saved. Please try again.')).toBeNull();
    await userEvent.click(newsletters.getByRole('switch', { name: 'VIP club' }));
    await expect(await newsletters.findByText('You do not get it any more.')).toBeVisible();
  },
};

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.codePointAt(0) ?? 0,
);

/**
 * A file that is no picture is refused by its content; a picture is stored, deleted after a question, and taken back.
 * @spec feature:account.profile 3
 */
export const Picture: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Choose a picture');
    await userEvent.upload(input, new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' }));
    await expect(await canvas.findByText('This is no JPEG, PNG or WebP picture.')).toBeVisible();
    await userEvent.upload(input, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }));
    await expect(await canvas.findByText('This picture is too large.')).toBeVisible();
    await userEvent.upload(input, new File([png], 'me.png', { type: 'image/png' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Deleted. It can be taken back for ten minutes.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(await canvas.findByRole('button', { name: 'Delete picture' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('button', { name: 'Take back' })).toBeVisible();
  },
};

/** The fields keep what was typed where it could not be stored; a switch goes back. */
export const NotSaved: Story = {
  args: { failing: [updateProfile, storeNotificationsSettings] },
  play: async ({ canvas }) => {
    const name = await fieldOf(canvas, 'Name');
    await userEvent.type(name, 'a');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('That did not work. Your changes are still here.')).toBeVisible();
    await expect(name).toHaveValue('Robina');
    const knob = canvas.getByRole('switch', { name: 'Somebody you pinned is here, by SMS' });
    await userEvent.click(knob);
    await expect(await canvas.findByText('That was not saved. Please try again.')).toBeVisible();
    await expect(knob).not.toBeChecked();
  },
};

export const NotLoaded: Story = {
  args: { failing: [getProfile, getNotificationsSettings] },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Your profile did not load' });
    await expect(canvas.getByRole('heading', { name: 'Your notifications did not load' })).toBeVisible();
    await userEvent.click(within(heading.parentElement as HTMLElement).getByRole('button'));
    await expect(await fieldOf(canvas, 'Name')).toHaveValue('Robin');
  },
};

export const Anonymous: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in to see what is yours' })).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const Desktop: Story = {
  args: { firstViewportOnly: true },
  globals: { viewport: { value: 'desktop' } },
  tags: ['shot'],
};
export const GermanPhone: Story = {
  args: { firstViewportOnly: true },
  globals: { language: 'de', viewport: { value: 'phone' } },
  tags: ['shot'],
};
export const SpanishBrasa: Story = {
  args: { entry: 'mybrasa/profile/', firstViewportOnly: true },
  globals: { language: 'es', brand: 'brasa', theme: 'light' },
  tags: ['shot'],
};
