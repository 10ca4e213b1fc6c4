import { setPresence } from '@lounge/mock-api';
import { noPerformerIsOnline } from '@lounge/mock-api/states';
import { onlineModels } from '@lounge/protocol/content/actors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Cams',
  tags: ['!autodocs'],
  args: { entry: 'cams/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const focused = () => document.querySelector<HTMLElement>(':focus');
const page = (canvas: Canvas) => within(canvas.getByRole('main'));

/** @spec feature:performers.cams 1 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'Live now' })).toBeVisible();
    await expect(page(canvas).getByText('42 people')).toBeVisible();
    const first = page(canvas).getAllByRole('article');
    await expect(first).toHaveLength(24);
    for (const tile of first) await expect(tile).toHaveAttribute('data-state', 'online');
    await userEvent.click(page(canvas).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(page(canvas).getAllByRole('article')).toHaveLength(42));
    await waitFor(() => expect(page(canvas).getAllByRole('article')[24]).toContainElement(focused()));
    await expect(page(canvas).queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

/** @spec feature:performers.cams 2 */
export const SomebodyGoes: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const wanda = () => page(canvas).getByRole('link', { name: 'Wanda' }).closest('article');
    await expect(wanda()).toHaveAttribute('data-state', 'online');
    await setPresence(world, 102, false);
    await waitFor(() => expect(wanda()).toHaveAttribute('data-state', 'offline'));
    await setPresence(world, 102, true);
    await waitFor(() => expect(wanda()).toHaveAttribute('data-state', 'online'));
  },
};

export const Nobody: Story = {
  args: { states: [noPerformerIsOnline({})] },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { name: 'Nobody is live at the moment' })).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { failing: [onlineModels] },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { name: 'The list did not load' })).toBeVisible();
    await expect(page(canvas).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The shown tiles stay, and the next page can be asked for again. */
export const NextPageNotLoaded: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { goOffline, goOnline } = await livePageOf({ loaded });
    goOffline();
    await userEvent.click(page(canvas).getByRole('button', { name: 'Show more' }));
    await expect(await page(canvas).findByText('More did not load.')).toBeVisible();
    await expect(page(canvas).getAllByRole('article')).toHaveLength(24);
    goOnline();
    await userEvent.click(page(canvas).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(page(canvas).getAllByRole('article')).toHaveLength(42));
  },
};
