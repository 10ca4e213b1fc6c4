import {
  anAlbumOfPerformer,
  guestHasPinned,
  performerComesOnline,
  performerGoesOffline,
  setUpState,
} from '@lounge/mock-api/states';
import { getPinnedPhotos } from '@lounge/protocol/content/galleries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Pins',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/', guestId: 7, states: [robin] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
/** A pin that is pressed without a network is sent when the network is back. */
export const WithoutNetwork: Story = {
  play: async ({ canvas, loaded }) => {
    const page = await livePageOf({ loaded });
    const stored = () => page.world.database.reader.query('select 1 from pin where "guestId" = 7', []);
    page.goOffline();
    await expect(await canvas.findByText(/^You are offline\./)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Pin' }));
    const pinned = () => canvas.findByRole('button', { name: 'Pin', pressed: true });
    await expect(await pinned()).toBeVisible();
    await expect(await stored()).toHaveLength(0);
    page.goOnline();
    await waitFor(() => expect(canvas.queryByText(/^You are offline\./)).toBeNull());
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    await expect(await pinned()).toBeVisible();
  },
};

/** By keys only: a visitor has to log in. */
export const SpanishVisitor: Story = {
  args: { guestId: null, states: [] },
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    const { app } = await livePageOf({ loaded });
    const pin = await canvas.findByRole('button', { name: 'Fijar' });
    pin.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(app.paymentDialog.view).toBe('log-in'));
    const dialog = await within(document.body).findByRole('dialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    app.paymentDialog.close();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(pin).toHaveFocus());
  },
};

export const SpanishGuest: Story = {
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    const { router } = await livePageOf({ loaded });
    (await canvas.findByRole('button', { name: 'Fijar' })).focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Fijar', pressed: true })).toBeVisible();
    await router.navigate('/es/mybrasa/');
    // The list of pins says so, and the figures of the sidebar.
    await waitFor(() => expect(canvas.getAllByText(/1 en línea/).some((each) => each.checkVisibility())).toBe(true));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** How many of the pinned performers are online. @spec screen:personal.favourites 3, socket:actorOnline, socket:actorOffline */
export const CountOfThoseOnline: Story = {
  args: { entry: 'myvelvet/', states: [robin, guestHasPinned({ guestId: 7, kind: 'actor', id: 101 })] },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const pinned = await canvas.findByRole('region', { name: /^Pinned performers/ });
    await waitFor(() => expect(pinned).toHaveTextContent('1 online'));
    await setUpState(performerGoesOffline({ id: 101 }), world);
    await waitFor(() => expect(pinned).toHaveTextContent('nobody online'));
    await setUpState(performerComesOnline({ id: 101 }), world);
    await waitFor(() => expect(pinned).toHaveTextContent('1 online'));
  },
};

/** An album for VIPs is not free. */
export const PinnedForVips: Story = {
  args: {
    entry: 'myvelvet/',
    states: [
      robin,
      anAlbumOfPerformer({ id: 91_001, actorId: 101, isVip: true }),
      guestHasPinned({ guestId: 7, kind: 'album', id: 91_001 }),
    ],
  },
  play: async ({ canvas }) => {
    const albums = within(await canvas.findByRole('region', { name: 'Pinned albums' }));
    const album = await albums.findByRole('article');
    await expect(album).toHaveTextContent('With VIP');
    await expect(album).not.toHaveTextContent('Free');
  },
};

/** Albums and pictures that did not load say so once, and load again. @spec error:http-not-ok, feature:library.pinned-photos 1 */
export const PinsNotLoaded: Story = {
  args: { entry: 'myvelvet/', failing: [getPinnedPhotos] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { name: 'This did not load' })).toHaveLength(1);
    await expect(canvas.queryByRole('heading', { name: 'Pinned pictures' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'This did not load' })).toBeNull());
    await expect(await canvas.findAllByRole('heading', { name: 'Nothing is pinned here yet' })).toHaveLength(2);
  },
};
