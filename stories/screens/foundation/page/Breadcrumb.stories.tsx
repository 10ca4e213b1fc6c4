import { aVideoOfPerformer } from '@lounge/mock-api/states';
import { getBreadcrumb } from '@lounge/protocol/foundation/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Breadcrumb',
  tags: ['!autodocs'],
  args: {
    entry: 'amateur/mirela/videos/95001/',
    states: [aVideoOfPerformer({ id: 95001, actorId: 101, title: 'Rooftop' })],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = ReturnType<typeof within>;

/** Two steps up, to the list of everybody who is live. @spec screen:shell.breadcrumb 1-2, feature:shell.breadcrumb 1 */
export const TwoStepsUp: Story = {
  play: async ({ canvas, userEvent }) => {
    const trail = await canvas.findByRole('navigation', { name: 'You are here' });
    const links = await within(trail).findAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/en/'],
      ['Cams', '/en/cams/'],
      ['Mirela', '/en/amateur/mirela/'],
    ]);
    await expect(within(trail).getByText('Rooftop').closest('[aria-current=page]')).toBeVisible();
    await userEvent.click(within(trail).getByRole('link', { name: 'Cams' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Live now' })).toBeVisible();
    await expect(await within(trail).findByText('Cams')).toBeVisible();
    await expect(within(trail).getAllByRole('link')).toHaveLength(1);
  },
};

const trailOn = async (canvas: Canvas) => {
  const trail = await canvas.findByRole('navigation', { name: 'You are here' });
  const links = await within(trail).findAllByRole('link');
  return {
    links: links.map((link) => [link.textContent, link.getAttribute('href')]),
    here: trail.querySelector('[aria-current=page]')?.textContent,
  };
};

/** The steps of lists of performers lead to the list of everybody. */
export const OfNewPerformers: Story = {
  args: { entry: 'new-girls/' },
  play: async ({ canvas }) => {
    const { links, here } = await trailOn(canvas);
    await expect(links).toEqual([
      ['Home', '/en/'],
      ['Cams', '/en/cams/'],
    ]);
    await expect(here).toBe('New faces');
  },
};

/** Of two categories one after another, each has its own name. */
export const OfCategories: Story = {
  args: { entry: 'categories/musicians/' },
  play: async ({ canvas, loaded }) => {
    await expect(await trailOn(canvas)).toEqual({
      links: [
        ['Home', '/en/'],
        ['Categories', '/en/categories/'],
      ],
      here: 'Musicians',
    });
    await testPageOf({ loaded }).router.navigate('/en/categories/free-chat/');
    await waitFor(async () => expect((await trailOn(canvas)).here).toBe('Free chat'));
  },
};

/** Results of every type have the steps of the search. */
export const OfResults: Story = {
  args: { entry: 'search/videos/piano/' },
  play: async ({ canvas }) => {
    await expect(await trailOn(canvas)).toEqual({ links: [['Home', '/en/']], here: 'Search' });
  },
};

/** A page whose steps cannot be read is there without them. */
export const NotRead: Story = {
  args: { failing: [getBreadcrumb] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rooftop' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'You are here' })).toBeNull());
  },
};

export const OnAPhoneInGerman: Story = {
  args: { entry: 'cams/' },
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => {
    const trail = await canvas.findByRole('navigation', { name: 'Du bist hier' });
    await expect(await within(trail).findByRole('link', { name: 'Start' })).toBeVisible();
  },
};
