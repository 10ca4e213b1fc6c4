import { setPresence } from '@lounge/mock-api';
import { guestHadPreview, guestIsLocked } from '@lounge/mock-api/states';
import { freePreviewInit } from '@lounge/protocol/content/live-chat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Live preview',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/', guestId: null, states: [], timeScale: 10 },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = ReturnType<typeof within>;

/** Presses the preview button and returns the region that opens. */
const open = async (canvas: Canvas): Promise<Canvas> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Watch live' }));
  const regions = await waitFor(() => canvas.getAllByRole('region', { name: 'Mirela, live' }));
  return within(regions[0] as HTMLElement);
};
const untilPlaying = (live: Canvas) => waitFor(() => expect(live.getByText(/seconds? left/)).toBeVisible());

export const Default: Story = {
  play: async ({ canvas }) => {
    const live = await open(canvas);
    await expect(canvas.queryByRole('button', { name: 'Watch live' })).toBeNull();
    // At ten times the speed, a busy machine may look again only after its end.
    await waitFor(() => expect(live.getByRole('heading', { name: 'That was the free look' })).toBeVisible());
    await expect(live.getByRole('link', { name: 'Sign up' })).toBeVisible();
    await expect(live.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(live.queryByRole('button', { name: /Play/ })).toBeNull();
    // The last frame stays.
    await expect(live.getByRole('region', { name: 'Live picture' }).querySelector('canvas')?.width).toBeGreaterThan(0);
    await userEvent.click(live.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('region', { name: 'Mirela, live' })).toBeNull();
  },
};

export const Playing: Story = {
  args: { timeScale: 1 },
  play: async ({ canvas }) => untilPlaying(await open(canvas)),
};

/** The server rejects a second preview within an hour. */
export const SeenBefore: Story = {
  args: { guestId: 7, states: [robin, coins(9000), guestHadPreview({ guestId: 7, actorId: 101 })] },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    const live = await open(canvas);
    await waitFor(() => expect(live.getByRole('heading', { name: 'You have just seen Mirela live' })).toBeVisible());
    await expect(live.getByText(/Until then you can write a message/)).toBeVisible();
    await expect(live.getByRole('link', { name: 'Write a message' })).toBeVisible();
    await userEvent.click(live.getByRole('button', { name: 'Pin' }));
    await expect(await live.findByRole('button', { name: 'Pin', pressed: true })).toBeVisible();
  },
};

export const LockedGuest: Story = {
  args: { guestId: 7, states: [robin, guestIsLocked({ guestId: 7 }), guestHadPreview({ guestId: 7, actorId: 101 })] },
  play: async ({ canvas }) => {
    const live = await open(canvas);
    await waitFor(() => expect(live.getByText(/Your account is locked/)).toBeVisible());
    await expect(live.queryByRole('link', { name: 'Write a message' })).toBeNull();
  },
};

export const LeavesMeanwhile: Story = {
  args: { guestId: 7, states: [robin, coins(9000)], timeScale: 1 },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const live = await open(canvas);
    await untilPlaying(live);
    await setPresence(world, 101, false);
    await waitFor(() => expect(live.getByRole('heading', { name: 'Mirela has just left' })).toBeVisible());
    await expect(live.getByRole('button', { name: 'Pin' })).toBeVisible();
  },
};

/** Closed by the guest, it does not open by itself when the performer comes back, even if the address asked for it. */
export const ClosedStaysClosed: Story = {
  args: { entry: 'amateur/mirela/?watch=live', timeScale: 1 },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const [live] = await canvas.findAllByRole('region', { name: 'Mirela, live' });
    await userEvent.click(within(live as HTMLElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Mirela, live' })).toBeNull());
    await setPresence(world, 101, false);
    await waitFor(() => expect(canvas.getAllByText(/^Not here right now/)[0]).toBeVisible());
    await setPresence(world, 101, true);
    await expect(await canvas.findByRole('button', { name: 'Watch live' })).toBeVisible();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await expect(canvas.queryByRole('region', { name: 'Mirela, live' })).toBeNull();
    await open(canvas);
  },
};

export const FailsAndComesBack: Story = {
  args: { failing: [freePreviewInit], timeScale: 1 },
  play: async ({ canvas }) => {
    const live = await open(canvas);
    await waitFor(() => expect(live.getByRole('heading', { name: 'The live picture did not come' })).toBeVisible());
    await userEvent.click(live.getByRole('button', { name: 'Try again' }));
    await untilPlaying(live);
  },
};

export const NobodyThere: Story = {
  args: { entry: 'amateur/oona-lind/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oona Lind' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Watch live' })).toBeNull();
  },
};

const toTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const buttons = canvasElement.querySelectorAll<HTMLElement>('[data-part=actions] button');
    await userEvent.click(buttons[0] as HTMLElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-part=ways]')).toBeVisible());
  },
};
export const GermanPhone: Story = { ...toTheEnd, globals: { language: 'de', viewport: { value: 'phone' } } };
export const SpanishBrasa: Story = { ...toTheEnd, globals: { language: 'es', brand: 'brasa' } };
