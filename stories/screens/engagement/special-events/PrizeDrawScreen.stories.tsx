import {
  aGame,
  aPrizeDraw,
  drawWasHeld,
  guestEnteredDraw,
  guestHasAddress,
  guestIsLoggedIn,
  noEvents,
} from '@lounge/mock-api/states';
import { enterPrizeDraw, prizeDraw } from '@lounge/protocol/engagement/special-events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const draw = (over: object = {}) => aPrizeDraw({ id: 63, terms: 'One free entry.\nNo names.', ...over });
const over = draw({ day: 8 });
const entered = guestEnteredDraw({ guestId: 7, id: 63 });
const address = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });
const known = [robin, address, noEvents({}), draw()];

const meta = {
  title: 'Screens/PrizeDraw',
  tags: ['!autodocs'],
  args: { entry: 'magazine/prize-draw/', guestId: 7, states: known },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const part = (canvas: Canvas, name = 'Your entry') => within(canvas.getByRole('region', { name }));

/** The prize, the dates and the terms; a guest takes part, once. @spec screen:campaign.prize-draw 1 */
export const Default: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A draw of lights' })).toBeVisible();
    const facts = part(canvas, 'What is drawn');
    await expect(facts.getByText('5 coins')).toBeVisible();
    await expect(facts.getByText('3')).toBeVisible();
    await expect(facts.getByText(/^19 November 2026, 00:00$/)).toBeVisible();
    await expect(facts.getByText(/^25 November 2026, 23:59$/)).toBeVisible();
    await expect(part(canvas, 'Terms').getByText('One free entry.')).toBeVisible();
    await expect(part(canvas, 'Terms').getByText('No names.')).toBeVisible();
    part(canvas).getByRole('button', { name: 'Take part' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await part(canvas).findByText('You take part')).toBeVisible();
    await expect(part(canvas).getByText('The winners are drawn after 25 November 2026, 23:59.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your entry' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(part(canvas).queryByRole('button')).toBeNull();
    await expect(testPageOf({ loaded }).sentOf(enterPrizeDraw)).toBe(1);
  },
};

/** An address must be confirmed first; the way to do so is there. */
export const NeedsAddress: Story = {
  args: {
    states: [
      robin,
      guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: false }),
      noEvents({}),
      draw(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(part(canvas).getByRole('button', { name: 'Take part' }));
    await expect(await part(canvas).findByText(/Please confirm your e-mail address first/)).toBeVisible();
    await userEvent.click(part(canvas).getByRole('button', { name: 'Send the link' }));
    await expect(await part(canvas).findByText(/The link is on its way/)).toBeVisible();
  },
};

/** An entry that did not arrive is said, and can be sent again. */
export const NotEntered: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = testPageOf({ loaded });
    world.faults.inject({ call: enterPrizeDraw.id, times: 1, ms: 0, code: 'unavailable' });
    await userEvent.click(part(canvas).getByRole('button', { name: 'Take part' }));
    await expect(await part(canvas).findByText('That did not work. Please try again.')).toBeVisible();
    await userEvent.click(part(canvas).getByRole('button', { name: 'Take part' }));
    await expect(await part(canvas).findByText('You take part')).toBeVisible();
  },
};

export const WithoutNetwork: Story = {
  play: async ({ canvas, loaded }) => {
    testPageOf({ loaded }).goOffline();
    await expect(await part(canvas).findByText(/You are offline/)).toBeVisible();
    await expect(part(canvas).getByRole('button', { name: 'Take part' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Visitor: Story = {
  args: { guestId: null, states: [noEvents({}), draw()] },
  play: async ({ canvas }) => {
    await expect(part(canvas).getByRole('button', { name: 'Log in to take part' })).toBeVisible();
  },
};

/** A winner has the prize, and no other guest is named. */
export const Won: Story = {
  args: {
    states: [
      ...known.slice(0, 3),
      guestIsLoggedIn({ guestId: 8, token: 'other', name: 'Sam' }),
      over,
      entered,
      guestEnteredDraw({ guestId: 8, id: 63 }),
      drawWasHeld({ id: 63 }),
      aGame({ id: 22, eventType: 'slotmachine', title: 'Three reels' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(part(canvas, 'You have won').getByRole('heading', { name: '5 coins' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'This is over' })).toBeVisible();
    await expect(canvas.queryByText(/Sam/)).toBeNull();
    await expect(
      within(canvas.getByRole('region', { name: 'Running now' })).getByRole('link', { name: 'Three reels' }),
    ).toBeVisible();
  },
};

/** Those who did not win, and those who did not take part, read so. */
export const NotWon: Story = {
  args: { states: [...known.slice(0, 3), draw({ day: 8, winners: 0 }), entered, drawWasHeld({ id: 63 })] },
  play: async ({ canvas, loaded }) => {
    const { world, router } = testPageOf({ loaded });
    await expect(part(canvas, 'Not this time').getByText(/Others were drawn/)).toBeVisible();
    await aPrizeDraw.setUp({ id: 64, day: 8, days: 6 }, world);
    await drawWasHeld.setUp({ id: 64 }, world);
    await router.navigate('/en/magazine/prize-draw/');
    await expect(await canvas.findByText('You did not take part in this draw.')).toBeVisible();
  },
};

/** The winners are drawn while the page is open: it says so by itself. */
export const Drawing: Story = {
  args: { timeScale: 10, states: [...known.slice(0, 3), over, entered] },
  play: async ({ canvas, loaded }) => {
    const { world } = testPageOf({ loaded });
    await expect(canvas.getByRole('heading', { name: 'The winners are being drawn' })).toBeVisible();
    await drawWasHeld.setUp({ id: 63 }, world);
    await expect(await canvas.findByRole('region', { name: 'You have won' }, { timeout: 10_000 })).toBeVisible();
  },
};

/** A draw that has not begun shows its prize and its terms. */
export const NotYet: Story = {
  args: { states: [robin, noEvents({}), draw({ day: 0 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'It has not started yet' })).toBeVisible();
    await expect(part(canvas, 'What is drawn').getByText('5 coins')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take part' })).toBeNull();
  },
};

export const NotLoaded: Story = {
  args: { failing: [prizeDraw] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A draw of lights' })).toBeVisible();
  },
};

export const None: Story = {
  args: { states: [robin, noEvents({})] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nobody is behind this door' })).toBeVisible();
  },
};

/** A phone in German, light and the other brand. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de', brand: 'brasa', theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Teilnehmen' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
