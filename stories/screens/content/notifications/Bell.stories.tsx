import {
  aNotificationOfGuest,
  guestHasPinned,
  guestIsNotified,
  performerComesOnline,
  performerGoesOffline,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const message = (id: number, marks: { unread?: boolean; unseen?: boolean } = {}) =>
  aNotificationOfGuest({ id, guestId: 7, type: 1, actorId: 100 + id, ...marks });

const meta = {
  title: 'Screens/Bell',
  tags: ['!autodocs'],
  args: { entry: 'help/', guestId: 7, states: [robin] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
/** Opens the bell's list. */
const openBell = async (canvasElement: HTMLElement) => {
  const menu = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLDetailsElement>('.kit-notification-menu');
    if (found === null) throw new Error('There is no bell.');
    return found;
  });
  const summary = menu.querySelector('summary') as HTMLElement;
  await userEvent.click(summary);
  return { list: within(menu), summary };
};

/**
 * New ones, seen ones and read ones; one is removed, and all are marked with one press, without those of hidden types.
 * @spec screen:shell.notifications 1-2, feature:feedback.notifications 1-3, state:notification 3-4
 */
export const Default: Story = {
  args: {
    states: [
      robin,
      ...[1, 2, 3, 4].map((id) => message(id)),
      message(5, { unseen: false }),
      message(6, { unseen: false, unread: false }),
      ...[6, 7, 13, 14, 15, 22].map((type, at) =>
        aNotificationOfGuest({ id: 20 + at, guestId: 7, type, actorId: 101 }),
      ),
    ],
  },
  play: async ({ canvasElement, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const { list, summary } = await openBell(canvasElement);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(5));
    await expect(summary).toHaveAccessibleName('Notifications 3');
    const states = () => list.getAllByRole('listitem').map(({ dataset }) => [dataset.unseen, dataset.unread]);
    const fresh = ['true', 'true'];
    await expect(states()).toEqual([[undefined, undefined], [undefined, 'true'], fresh, fresh, fresh]);
    // The newest of those that float is one of the same five.
    const floating = within(await within(canvasElement).findByRole('region', { name: 'New for you' }));
    await expect(await floating.findByRole('button', { name: '2 more' })).toBeInTheDocument();
    const [, seen] = list.getAllByRole('listitem');
    await userEvent.click(within(seen as HTMLElement).getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
    await userEvent.click(list.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(states().flat().filter(Boolean)).toEqual([]));
    await expect(summary).toHaveAccessibleName('Notifications');
    const left = await world.database.reader.query(
      `select count(*) as total from notification where "guestId" = 7 and "isUnread" = 1`,
      [],
    );
    // Also those that the bell does not show: an older one, and hidden ones before the newest.
    await expect(left).toEqual([{ total: 6 }]);
    await expect(list.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};

/** @spec screen:shell.notifications 3 */
export const Empty: Story = {
  play: async ({ canvasElement, loaded }) => {
    await livePageOf({ loaded });
    const { list } = await openBell(canvasElement);
    await expect(await list.findByText('Nothing new for you.')).toBeVisible();
    await expect(list.getByRole('link', { name: 'All notifications' })).toHaveAttribute(
      'href',
      '/en/myvelvet/notifications/',
    );
  },
};

/** A performer whom the guest pinned comes online: the bell says so, and it floats over the page. */
export const PinnedPerformerComes: Story = {
  args: { states: [robin, guestHasPinned({ guestId: 7, kind: 'actor', id: 101 }), performerGoesOffline({ id: 101 })] },
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await setUpState(performerComesOnline({ id: 101 }), world);
    const floating = within(await canvas.findByRole('region', { name: 'New for you' }));
    await expect(await floating.findByRole('link', { name: 'Mirela came online' })).toHaveAttribute(
      'href',
      '/en/amateur/mirela/',
    );
    const { list, summary } = await openBell(canvasElement);
    await expect(summary).toHaveAccessibleName('Notifications 1');
    await expect(list.getByRole('link', { name: /^Mirela came online/ })).toHaveAttribute(
      'href',
      '/en/amateur/mirela/',
    );
  },
};

/** On a phone the bell opens its list in a sheet; by keyboard a notification is removed there, and all are reached. */
export const SpanishOnAPhone: Story = {
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  args: { states: [robin, guestHasPinned({ guestId: 7, kind: 'actor', id: 101 }), performerGoesOffline({ id: 101 })] },
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world, router } = await livePageOf({ loaded });
    await setUpState(performerComesOnline({ id: 101 }), world);
    const floating = within(await canvas.findByRole('region', { name: 'Nuevo para ti' }));
    await expect(await floating.findByRole('link', { name: 'Mirela se ha conectado' })).toBeVisible();
    await openBell(canvasElement);
    const sheet = within(await screen.findByRole('dialog', { name: 'Avisos' }));
    const remove = await sheet.findByRole('button', { name: 'Quitar «Mirela se ha conectado»' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    sheet.getByRole('link', { name: 'Todos los avisos' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Nada nuevo para ti' })).toBeVisible();
    await expect(router.state.location.pathname).toBe('/es/mybrasa/notifications/');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The entry of the sheet is gone from the history before the next story.
    await waitFor(() => expect(history.state).not.toMatchObject({ sheet: true }));
  },
};

/** All kinds, on a phone. */
export const SpanishKinds: Story = {
  tags: ['shot'],
  globals: { language: 'es', brand: 'brasa', theme: 'light', viewport: { value: 'phone' } },
  args: {
    entry: 'mybrasa/notifications/',
    states: [
      robin,
      ...[1, 2, 4, 5, 8, 9, 10, 11].map((type, at) =>
        aNotificationOfGuest({ id: 30 + at, guestId: 7, type, actorId: 101, unseen: false, unread: at % 2 === 0 }),
      ),
    ],
  },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const all = within(within(await canvas.findByRole('main')).getByRole('region', { name: 'Avisos' }));
    await expect(all.getAllByRole('link')).toHaveLength(8);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await setUpState(guestIsNotified({ guestId: 7, type: 99, actorId: 101 }), world);
    await waitFor(() => expect(all.getByText('Hay algo nuevo para ti')).toBeVisible());
  },
};
