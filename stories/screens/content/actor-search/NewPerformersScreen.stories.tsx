import { aPerformer } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/New performers',
  tags: ['!autodocs'],
  args: { entry: 'new-girls/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = (canvas: Canvas) => within(canvas.getByRole('main'));
const names = (canvas: Canvas) =>
  page(canvas)
    .queryAllByRole('article')
    .map((tile) => within(tile).getByRole('link').textContent);

/** @spec screen:performers.new 1-2, feature:performers.new 1-2, constant:actorSearch.newlyRegisteredCategory */
export const Default: Story = {
  args: { entry: 'new-girls/' },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'New faces' })).toBeVisible();
    await expect(testPageOf({ loaded }).router.state.location.pathname).toBe('/en/new-girls/');
    await expect(page(canvas).getByText('8 performers')).toBeVisible();
    for (const tile of page(canvas).getAllByRole('article')) await expect(within(tile).getByText('New')).toBeVisible();
    await userEvent.click(page(canvas).getByRole('checkbox', { name: /^Online now / }));
    await waitFor(() => expect(names(canvas).length).toBeLessThan(8));
    await expect(testPageOf({ loaded }).router.state.location.search).toBe('?filter=online');
  },
};

/**
 * Later pages are appended; a filter begins with the first page.
 * @spec screen:performers.new 3
 */
export const ManyPages: Story = {
  args: {
    states: Array.from({ length: 40 }, (_, at) =>
      aPerformer({
        id: 9200 + at,
        name: `Noor Number ${at}`,
        isNew: true,
      }),
    ),
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(names(canvas)).toHaveLength(24);
    const first = names(canvas);
    await userEvent.click(page(canvas).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(names(canvas)).toHaveLength(48));
    await expect(names(canvas).slice(0, 24)).toEqual(first);
    await userEvent.click(page(canvas).getByRole('checkbox', { name: /^English / }));
    await waitFor(() => expect(testPageOf({ loaded }).router.state.location.search).toBe('?filter=language%3Aen'));
    await waitFor(() => expect(names(canvas)).toHaveLength(24));
  },
};
