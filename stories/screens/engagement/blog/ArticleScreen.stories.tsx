import {
  guestHasBlocked,
  guestIsLoggedIn,
  performerComesOnline,
  aPerformer,
  setUpState,
} from '@lounge/mock-api/states';
import { getBlogActors } from '@lounge/protocol/engagement/blog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { interview, magazine, newsOf } from './articles.ts';

const own = '/en/blog/interviews/97100-i-play-for-one-person/';

const meta = {
  title: 'Screens/Article',
  tags: ['!autodocs'],
  args: { entry: own.slice('/en/'.length), states: magazine },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/**
 * An interview with its text, the picture of its performer, who can be chatted with, and what to read next. Other words or another category
 * lead to its own address.
 */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const { router } = await livePageOf({ loaded });
    const article = canvas
      .getByRole('heading', { level: 1, name: 'I play for one person' })
      .closest('article') as HTMLElement;
    const inside = within(article);
    await expect(inside.getByText('On an old piano.')).toBeVisible();
    await expect(inside.getByText('18 November 2026')).toHaveAttribute('datetime', '2026-11-18T07:00:00.000Z');
    await expect(inside.getByText('The room is smaller than it looks.')).toHaveAttribute('data-part', 'lead');
    await expect(inside.getByRole('heading', { level: 2, name: 'You never begin before ten. Why?' })).toBeVisible();
    const figure = inside.getByRole('figure');
    await expect(figure).toHaveTextContent('The lamp.');
    await expect(figure.querySelector('img')).toBeVisible();
    await expect(inside.getByRole('link', { name: 'Noor Vega' })).toHaveAttribute('href', '/en/amateur/noor-vega/');
    await expect(inside.getByRole('button', { name: /^Video chat/ })).toBeVisible();
    const steps = await within(await canvas.findByRole('navigation', { name: 'You are here' })).findAllByRole('link');
    await expect(steps.map((step) => step.getAttribute('href'))).toEqual(['/en/', '/en/blog/', '/en/blog/interviews/']);
    const more = within(canvas.getByRole('region', { name: 'More to read' })).getAllByRole('article');
    await expect(more.map((tile) => tile.dataset['article'])).toEqual(['97014', '97013', '97012']);
    for (const other of ['interviews/97100-an-old-title', 'news/97100-i-play-for-one-person', 'elsewhere/97100']) {
      await router.navigate('/en/blog/');
      await router.navigate(`/en/blog/${other}/`);
      await waitFor(() => expect(router.state.location.pathname).toBe(own));
    }
    await router.navigate('/en/blog/news/97007-news-of-day-7/');
    const around = within(await canvas.findByRole('navigation', { name: 'Before and after this story' }));
    await userEvent.click(around.getByRole('link', { name: /News of day 8/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'News of day 8' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Noor Vega' })).toBeNull();
  },
};

/** Who comes online while the article is read can be chatted with at once. */
export const ComesOnline: Story = {
  args: { states: [...magazine, aPerformer({ id: 9101, name: 'Noor Vega', isOnline: false })] },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await expect(canvas.queryByRole('button', { name: /^Video chat/ })).toBeNull();
    await setUpState(performerComesOnline({ id: 9101 }), world);
    await expect(await canvas.findByRole('button', { name: /^Video chat/ })).toBeVisible();
  },
};

/** A guest without contact to a performer reads the article without her; her name stays in its words. */
export const WithoutContact: Story = {
  args: {
    guestId: 7,
    states: [
      ...magazine,
      guestIsLoggedIn({ guestId: 7, token: 'story' }),
      guestHasBlocked({ guestId: 7, actorId: 9101 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'I play for one person' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Noor Vega' })).toBeNull();
  },
};

/** The article is there where its performers cannot be read. */
export const WithoutPerformers: Story = {
  args: { failing: [getBlogActors], states: [...magazine, interview, newsOf(15)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The room is smaller than it looks.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'More to read' })).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { entry: 'blog/news/99999-nothing/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nobody is behind this door' })).toBeVisible();
    await expect(canvas.queryByText('The room is smaller than it looks.')).toBeNull();
  },
};

export const GermanPhone: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'I play for one person' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
