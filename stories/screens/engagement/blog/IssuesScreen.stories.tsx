import { anArticle, noArticles } from '@lounge/mock-api/states';
import { getMagazines } from '@lounge/protocol/engagement/blog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { idsIn } from './listed-articles.ts';

const meta = {
  title: 'Screens/MagazineIssues',
  tags: ['!autodocs'],
  args: { entry: 'magazine/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** An article of a quarter that ended years ago. */
const ofQuarter = (id: number, at: string) => anArticle({ id, title: `Of ${at.slice(0, 7)}`, at });

/**
 * Six issues of a page, one at random and another one with each press, and the stories of an issue.
 * @spec screen:magazine.overview 1, feature:magazine.browse 1, entity:enum.magazinePage
 */
export const Default: Story = {
  args: {
    entry: 'magazine/',
    states: [
      noArticles({}),
      ...[1, 4, 7, 10].map((month) =>
        ofQuarter(97_300 + month, `2025-${String(month).padStart(2, '0')}-15T07:00:00.000Z`),
      ),
      ...[1, 4, 7].map((month) => ofQuarter(97_400 + month, `2024-${String(month).padStart(2, '0')}-15T07:00:00.000Z`)),
      ofQuarter(97_500, '2025-12-31T22:00:00.000Z'),
    ],
  },
  play: async ({ canvas, loaded }) => {
    const page = testPageOf({ loaded });
    const shelf = () => within(canvas.getByRole('list', { name: 'Issues' })).getAllByRole('article');
    const issueOf = (tile: HTMLElement) => Number(tile.dataset['issue']);
    await expect(shelf().map(issueOf)).toEqual([20_254, 20_253, 20_252, 20_251, 20_243, 20_242]);
    await expect(shelf()[0]).toHaveTextContent(/October – December 2025.*Autumn 2025.*2 stories/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shelf().map(issueOf).at(-1)).toBe(20_241));
    const random = within(canvas.getByRole('region', { name: 'From the shelf' }));
    for (let press = 0; press < 3; press += 1) {
      const before = issueOf(random.getByRole('article'));
      await userEvent.click(random.getByRole('button', { name: 'Another one' }));
      await waitFor(() => expect(issueOf(random.getByRole('article'))).not.toBe(before));
    }
    page.goOffline();
    await userEvent.click(random.getByRole('button', { name: 'Another one' }));
    await expect(await random.findByRole('alert')).toBeVisible();
    page.goOnline();
    await userEvent.click(within(shelf()[0] as HTMLElement).getByRole('link'));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'The issue of October to December 2025' }),
    ).toBeVisible();
    await expect(idsIn(canvas.getByRole('list', { name: 'Stories' }))).toEqual([97_500, 97_310]);
    await expect(page.sentOf(getMagazines)).toBe(2);
  },
};
