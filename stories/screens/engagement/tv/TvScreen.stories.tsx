import { addressIsVerified, entryEnds, guestHasAddress, hostLeavesTv, noTv, setUpState } from '@lounge/mock-api/states';
import { getTvProgram, getTvStreamData } from '@lounge/protocol/engagement/tv';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { onTv } from './on-tv.ts';

const meta = {
  title: 'Screens/TV/Livestream',
  tags: ['!autodocs'],
  args: { entry: 'tv/livestream/', guestId: 7, states: onTv },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const title = (canvas: Canvas) => canvas.getByRole('heading', { level: 1 }).textContent;
const onAir = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'On air' }));

/**
 * Who is on air, the programme, the series; a reminder is set, a host leaves and an entry ends by push.
 * @spec screen:tv.livestream 1-2, feature:tv.livestream 1-3, component:TvProgramTile 5, feature:tv.programme 1
 */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const page = await livePageOf({ loaded });
    await expect(title(canvas)).toBe('Night kitchen');
    await expect(canvas.getByRole('region', { name: 'Night kitchen' })).toBeVisible();
    await expect(page.sentOf(getTvStreamData)).toBe(1);
    const host = within(onAir(canvas).getAllByRole('listitem')[0] as HTMLElement);
    await expect(host.getByRole('link', { name: 'Noor Vega' })).toHaveAttribute('href', '/en/amateur/noor-vega/');
    await expect(host.getByRole('link', { name: 'Message: Noor Vega' })).toHaveAttribute(
      'href',
      '/en/messenger/?actor=9101',
    );
    await expect(host.getByRole('link', { name: 'Chat: Noor Vega' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Next, 22:00' })).toHaveTextContent('Late news');
    const programme = within(canvas.getByRole('region', { name: 'Programme' }));
    await expect(programme.getAllByRole('article')).toHaveLength(10);
    const [now, later] = programme.getAllByRole('article');
    await expect(now).toHaveTextContent(/20:30.*Night kitchen/);
    await expect(within(now as HTMLElement).getByRole('progressbar', { name: 'Elapsed' })).toBeVisible();
    const bell = within(later as HTMLElement).getByRole('button', { name: /^Remind me/ });
    await userEvent.click(bell);
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
    await expect(within(canvas.getByRole('region', { name: 'For you' })).getAllByRole('article')).toHaveLength(4);
    await expect(within(canvas.getByRole('region', { name: 'Series' })).getAllByRole('link').length).toBeGreaterThan(3);

    await setUpState(hostLeavesTv({ guestId: 7, actorId: 9102, streamType: 'live' }), page.world);
    await waitFor(() => expect(onAir(canvas).getAllByRole('listitem')).toHaveLength(1));
    const programmeReads = page.sentOf(getTvProgram);
    await setUpState(entryEnds({ guestId: 7, streamType: 'live', key: 'news' }), page.world);
    await waitFor(() => expect(title(canvas)).toBe('Late news'));
    await expect(canvas.queryByRole('region', { name: 'On air' })).toBeNull();
    await expect(page.sentOf(getTvProgram)).toBe(programmeReads);
  },
};

/**
 * A confirmed address changes the page in place.
 * @spec screen:tv.livestream 3, feature:tv.livestream 4
 */
export const EmailVerified: Story = {
  args: { states: [...onTv, guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: false })] },
  play: async ({ canvas, loaded }) => {
    const page = await livePageOf({ loaded });
    const player = canvas.getByRole('region', { name: 'Night kitchen' });
    const reads = page.sentOf(getTvStreamData);
    const isVerified = () => page.app.stores.guest.data.value?.isEmailVerified;
    await expect(isVerified()).toBe(false);
    await setUpState(addressIsVerified({ guestId: 7 }), page.world);
    await waitFor(() => expect(isVerified()).toBe(true));
    await expect(canvas.getByRole('region', { name: 'Night kitchen' })).toBe(player);
    await expect(page.sentOf(getTvStreamData)).toBe(reads);
  },
};

/** A visitor on a Spanish phone sees the same, and logs in for a reminder; offline the page stays. */
export const SpanishVisitor: Story = {
  args: { guestId: null },
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    const page = testPageOf({ loaded });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Night kitchen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mensaje: Noor Vega' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
    page.goOffline();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Night kitchen' })).toBeVisible();
  },
};

/** Nothing is on: the way to the library. */
export const NothingOn: Story = {
  args: { states: [robin, noTv({})] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing is on' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the library' })).toHaveAttribute('href', '/en/tv/media/');
  },
};

/** A programme that did not load is read again by a press. */
export const ProgrammeNotLoaded: Story = {
  args: { failing: [getTvProgram] },
  play: async ({ canvas }) => {
    const programme = within(canvas.getByRole('region', { name: 'Programme' }));
    await expect(programme.getByText('The programme did not load')).toBeVisible();
    await userEvent.click(programme.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(programme.getAllByRole('article')).toHaveLength(10));
  },
};
