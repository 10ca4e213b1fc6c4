import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Menus of lists',
  tags: ['!autodocs'],
  args: { entry: 'cams/' },
  globals: { viewport: { value: 'phone' } },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

const isPageFixed = () => getComputedStyle(document.documentElement).overflowY === 'hidden';

const expectClosed = () =>
  waitFor(async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(history.state).not.toMatchObject({ sheet: true });
  });

/**
 * The filters open as a menu that closes all others; the page below is fixed. Each change searches, what is chosen can be reset, and the button
 * names the result. A code of four characters searches for nothing.
 * @spec screen:mobile-menu.camera-filter 1, 4-5
 */
export const CameraFilter: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { router } = testPageOf({ loaded });
    const main = within(canvas.getByRole('main'));
    await userEvent.click(canvas.getByRole('link', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    // A press behind a modal sheet comes from a script only.
    main.getByRole('button', { name: 'Filter', hidden: true }).click();
    const menu = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(isPageFixed()).toBe(true);
    await expect(await menu.findByRole('slider', { name: 'Mood' })).toBeVisible();
    await userEvent.click(menu.getByRole('checkbox', { name: /^VIP / }));
    await waitFor(() => expect(menu.getByRole('button', { name: 'Show 7 performers' })).toBeVisible());
    await expect(menu.getByRole('checkbox', { name: /^VIP / })).toBeChecked();
    await expect(router.state.location.search).toBe('?filter=vip');
    await userEvent.click(menu.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(menu.getByRole('button', { name: 'Show 66 performers' })).toBeVisible());
    const code = menu.getByRole('textbox', { name: /postal code/i });
    await userEvent.type(code, '1011');
    await expect(router.state.location.search).toBe('');
    await userEvent.type(code, '7');
    await waitFor(() => expect(router.state.location.search).toBe('?zip=10117'));
    const sort = await menu.findByRole('combobox', { name: 'Sort' });
    await expect(sort).toHaveDisplayValue('Nearest first');
    await userEvent.selectOptions(sort, 'By rank');
    await waitFor(() => expect(router.state.location.search).toBe('?zip=10117&sort=rank'));
    await userEvent.click(menu.getByRole('button', { name: /^Show \d+ performers$/ }));
    await expectClosed();
    await expect(isPageFixed()).toBe(false);
    await expect(router.state.location.search).toBe('?zip=10117&sort=rank');
  },
};

/**
 * The search takes the place of an open menu, over a page that is fixed, and offers the last three searches.
 * @spec screen:mobile-menu.search 1, 5
 */
export const Search: Story = {
  args: { consent: 'all' },
  play: async ({ canvas, userEvent }) => {
    localStorage.setItem('last-searches', JSON.stringify(['books', 'tango', 'piano', 'rain']));
    await userEvent.click(canvas.getByRole('link', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    canvas.getByRole('link', { name: 'Search', hidden: true }).click();
    const menu = within(await screen.findByRole('dialog', { name: 'Search' }));
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(isPageFixed()).toBe(true);
    await userEvent.click(await menu.findByRole('combobox', { name: 'Search' }));
    const last = within(await menu.findByRole('group', { name: 'Last searches' })).getAllByRole('option');
    await expect(last.map(({ textContent }) => textContent)).toEqual(['books', 'tango', 'piano']);
    localStorage.removeItem('last-searches');
    await userEvent.click(menu.getByRole('button', { name: 'Close' }));
    await expectClosed();
    await expect(isPageFixed()).toBe(false);
  },
};

/**
 * The categories with their pictures and counts; the one of the page is marked, and another one is a press away.
 * @spec screen:mobile-menu.category-filter 1, 4-5
 */
export const CategoryFilter: Story = {
  args: { entry: 'categories/musicians/' },
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(canvas.getByRole('link', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    main.getByRole('link', { name: 'Categories', hidden: true }).click();
    const menu = within(await screen.findByRole('dialog', { name: 'Categories' }));
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(isPageFixed()).toBe(true);
    await expect(await menu.findByRole('link', { current: 'page' })).toHaveAccessibleName('Musicians');
    for (const tile of menu.getAllByRole('article')) {
      await expect(within(tile).getByRole('link')).toHaveAccessibleName();
      await expect(tile.querySelector('img')).not.toBeNull();
      await expect(tile.querySelector('[data-part=count]')).toHaveTextContent(/^\d+ performers?$/);
    }
    await userEvent.click(menu.getByRole('link', { name: 'Free chat' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Free chat' })).toBeVisible();
    await expectClosed();
  },
};

/** In a wide window the filter stands beside the list, and no button opens a menu. */
export const WideWindow: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('button', { name: 'Filter' })).toBeNull();
    await expect(main.queryByRole('link', { name: 'Categories' })).toBeNull();
    await expect(main.getByRole('slider', { name: 'Mood' })).toBeVisible();
  },
};
