import { aGame, noEvents } from '@lounge/mock-api/states';
import { getEventData, getEvents } from '@lounge/protocol/engagement/special-events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Events',
  tags: ['!autodocs'],
  args: { entry: 'magazine/events/', guestId: 7, states: [robin] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Names and addresses of the events of a phase. */
const linksOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/**
 * The events of the seeds by phase; the four fixed ids are those of reels, lanterns, booth and boxes.
 * @spec screen:event.list 1, 2, constant:specialEvents.fixedIds, feature:reward.games 7
 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Games and events' })).toBeVisible();
    await expect(linksOf(canvas, 'Running now')).toEqual(
      expect.arrayContaining([
        ['Three reels', '/en/magazine/games/7/'],
        ['Lanterns at the fair', '/en/magazine/games/22/'],
        ['The booth of parcels', '/en/magazine/games/30/'],
        ['One of three boxes', '/en/magazine/games/6/'],
      ]),
    );
    await expect(linksOf(canvas, 'Still to come')).toEqual(
      expect.arrayContaining([['Lights in the harbour', '/en/magazine/games/40/']]),
    );
    const kinds = {
      slotmachine: 'Reels',
      wiesnShooting: 'Fair',
      wiesnBude: 'Booth',
      rewardBox: 'Boxes',
      goldrush: 'Wheel',
    };
    for (const [kind, word] of Object.entries(kinds))
      await expect(canvasElement.querySelector(`[data-event="${kind}"]`)).toHaveTextContent(
        new RegExp(`${word}, until`),
      );
    await expect(testPageOf({ loaded }).sentOf(getEvents)).toBe(1);
    const trail = within(await canvas.findByRole('navigation', { name: 'You are here' }));
    await expect(await trail.findByRole('link', { name: 'Magazine' })).toHaveAttribute('href', '/en/blog/');
  },
};

/** An event that is over stays as long as its rewards can be used, and says so. */
export const Phases: Story = {
  args: {
    states: [
      robin,
      noEvents({}),
      aGame({ id: 90, eventType: 'halloween', gameType: 'choosing', daysAgo: 11, title: 'Doors of last week' }),
      aGame({ id: 91, eventType: 'slotmachine', daysAgo: -2, title: 'Reels of the weekend' }),
      aGame({ id: 92, eventType: 'kickIt', gameType: 'aiming', title: 'A goal today' }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(linksOf(canvas, 'Running now')).toEqual([['A goal today', '/en/magazine/games/92/']]);
    await expect(linksOf(canvas, 'Still to come')).toEqual([['Reels of the weekend', '/en/magazine/games/91/']]);
    await expect(linksOf(canvas, 'Over')).toEqual([['Doors of last week', '/en/magazine/games/90/']]);
    const tileOf = (kind: string) => canvasElement.querySelector(`[data-event="${kind}"]`);
    await expect(tileOf('kickIt')).toHaveTextContent('Goal, until 29 November 2026');
    await expect(tileOf('slotmachine')).toHaveTextContent('Reels, from 22 November 2026');
    await expect(tileOf('halloween')).toHaveTextContent('Doors, ended 19 November 2026');
  },
};

export const Empty: Story = {
  args: { states: [robin, noEvents({})] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing runs at the moment' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the wheel' })).toHaveAttribute('href', '/en/myvelvet/spinwheel/');
  },
};

/** Visitors see what runs, too. */
export const Visitor: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(linksOf(canvas, 'Running now').length).toBeGreaterThan(3);
  },
};

export const NotLoaded: Story = {
  args: { failing: [getEvents] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Games and events' })).toBeVisible();
  },
};

/** An address by its kind leads to the game that runs; one of a kind without an event is no page. */
export const ByKind: Story = {
  play: async ({ canvas, loaded }) => {
    const { router, sentOf, world } = testPageOf({ loaded });
    for (const [address, id] of [
      ['shooting-gallery', 22],
      ['wetnwildgame', 40],
    ]) {
      await router.navigate(`/en/magazine/${address}/`);
      await waitFor(() => expect(router.state.location.pathname).toBe(`/en/magazine/games/${id}/`));
    }
    await expect(sentOf(getEventData)).toBe(2);
    await noEvents.setUp({}, world);
    await router.navigate('/en/magazine/shooting-gallery/');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nobody is behind this door' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de', brand: 'brasa', theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Spiele und Aktionen' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
