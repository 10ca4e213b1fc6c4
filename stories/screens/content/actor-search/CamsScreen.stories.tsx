import { setPresence } from '@lounge/mock-api';
import { guestHasPinned, guestIsLoggedIn, noPerformerIsOnline } from '@lounge/mock-api/states';
import { initActorSearch } from '@lounge/protocol/content/actor-search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

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
const isSoon = (tile: HTMLElement) => tile.closest('[aria-labelledby="soon-heading"]') !== null;
const tiles = (canvas: Canvas) =>
  page(canvas)
    .getAllByRole('article')
    .filter((tile) => !isSoon(tile));
const found = (canvas: Canvas, text: string) => waitFor(() => expect(page(canvas).getByText(text)).toBeVisible());
const searchOf = (context: Parameters<typeof testPageOf>[0]): string =>
  testPageOf(context).router.state.location.search;

/**
 * @spec feature:performers.cams 1, feature:shell.online-count 2
 * @spec screen:cams 1, 6
 */
export const Default: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'Live now' })).toBeVisible();
    await expect(page(canvas).getByText('66 online now')).toBeVisible();
    await expect(page(canvas).getByRole('link', { name: /^Live ?66$/ })).toHaveAttribute('aria-current', 'page');
    await found(canvas, '66 performers');
    await expect(tiles(canvas)).toHaveLength(24);
    for (const tile of tiles(canvas)) await expect(tile).toHaveAttribute('data-state', 'online');
    await expect(page(canvas).getByText('24 of 66')).toBeVisible();
    await userEvent.click(page(canvas).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(tiles(canvas)).toHaveLength(48));
    await waitFor(() => expect(tiles(canvas)[24]).toContainElement(focused()));
    await expect(searchOf({ loaded })).toBe('?page=2');
    await userEvent.click(page(canvas).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(tiles(canvas)).toHaveLength(66));
    await expect(page(canvas).queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

/**
 * A filter is in the address, begins with the first page, and is taken off by its chip.
 * @spec component:PerformerFilter 2, 4, 7, 9
 * @spec screen:cams 2
 */
export const Filtered: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(page(canvas).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(tiles(canvas)).toHaveLength(48));
    await userEvent.click(page(canvas).getByRole('checkbox', { name: /^German / }));
    await waitFor(() => expect(searchOf({ loaded })).toBe('?filter=language%3Ade'));
    await found(canvas, '26 performers');
    for (const tile of tiles(canvas)) await expect(tile).toHaveAttribute('data-state', 'online');
    await userEvent.click(page(canvas).getByRole('checkbox', { name: /^VIP / }));
    await waitFor(() => expect(page(canvas).getAllByRole('link', { name: /^Remove the filter/ })).toHaveLength(2));
    await userEvent.click(page(canvas).getByRole('link', { name: 'Remove the filter German' }));
    await waitFor(() => expect(searchOf({ loaded })).toBe('?filter=vip'));
    await waitFor(() => expect(page(canvas).getByRole('link', { name: 'Remove the filter VIP' })).toHaveFocus());
    await expect(page(canvas).getByRole('checkbox', { name: /^German / })).not.toBeChecked();
    await userEvent.click(page(canvas).getByRole('link', { name: 'Remove the filter VIP' }));
    await waitFor(() => expect(focused()).toContainElement(tiles(canvas)[0] ?? null));
    await userEvent.type(page(canvas).getByRole('textbox', { name: 'Near a postal code' }), '10115');
    await waitFor(() => expect(searchOf({ loaded })).toBe('?zip=10115'));
    await userEvent.click(page(canvas).getByRole('checkbox', { name: /^VIP / }));
    await waitFor(() => expect(searchOf({ loaded })).toBe('?filter=vip&zip=10115'));
    await userEvent.click(page(canvas).getByRole('button', { name: 'Clear all' }));
    await found(canvas, '66 performers');
    await expect(searchOf({ loaded })).toBe('');
  },
};

/** Tiles of performers whom the guest pinned say so. @spec component:PerformerTile 10 */
export const Pinned: Story = {
  args: {
    guestId: 7,
    states: [guestIsLoggedIn({ guestId: 7, token: 'story' }), guestHasPinned({ guestId: 7, kind: 'actor', id: 102 })],
  },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    const pinned = await page(canvas).findByRole('img', { name: 'Pinned' });
    await expect(pinned.closest('article')).toHaveTextContent('Wanda');
    await expect(page(canvas).getAllByRole('img', { name: 'Pinned' })).toHaveLength(1);
  },
};

/**
 * The mood moves at once and is searched for when it rests.
 * @spec component:PerformerFilter 8, screen:cams 3, rule:mood-debounce
 */
export const ByMood: Story = {
  play: async ({ canvas, loaded }) => {
    const mood = page(canvas).getByRole('slider', { name: 'Mood' });
    await fireEvent.input(mood, { target: { value: '85' } });
    await fireEvent.input(mood, { target: { value: '90' } });
    await expect(mood).toHaveAttribute('aria-valuetext', 'Very lively');
    await expect(searchOf({ loaded })).toBe('');
    await waitFor(() => expect(searchOf({ loaded })).toBe('?mood=90'));
    await waitFor(() => expect(tiles(canvas).length).toBeLessThan(24));
    await expect(page(canvas).getByRole('link', { name: 'Remove the filter Lively mood' })).toBeVisible();
  },
};

/** Who leaves the page before the mood has rested stays on the next one. */
export const LeftBeforeItRests: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await fireEvent.input(page(canvas).getByRole('slider', { name: 'Mood' }), { target: { value: '90' } });
    await userEvent.click(page(canvas).getByRole('link', { name: /^New/ }));
    await expect(await page(canvas).findByRole('heading', { level: 1, name: 'New faces' })).toBeVisible();
    await fireEvent.input(page(canvas).getByRole('slider', { name: 'Mood' }), { target: { value: '80' } });
    await waitFor(() => expect(searchOf({ loaded })).toBe('?mood=80'));
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'New faces' })).toBeVisible();
  },
};

/** A filter that is chosen while a code is looked up stays. */
export const FilteredDuringLookup: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const deliver = testPageOf({ loaded }).holdRequests();
    await userEvent.type(page(canvas).getByRole('textbox', { name: 'Near a postal code' }), '50667');
    await userEvent.click(page(canvas).getByRole('checkbox', { name: /^VIP / }));
    deliver();
    await waitFor(() => expect(searchOf({ loaded })).toBe('?filter=vip&zip=50667'));
  },
};

/** A device that answers after its page was left leads nobody back. */
export const PositionAfterLeaving: Story = {
  args: { entry: 'cams/?zip=50667' },
  play: async ({ canvas, userEvent, loaded }) => {
    let found = (): void => undefined;
    const getCurrentPosition = (onFound: (position: object) => void) => {
      found = () => onFound({ coords: { latitude: 53.0751, longitude: 8.8077 } });
    };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    await userEvent.click(page(canvas).getByRole('button', { name: 'Use my location' }));
    await userEvent.click(page(canvas).getByRole('link', { name: /^New/ }));
    await expect(await page(canvas).findByRole('heading', { level: 1, name: 'New faces' })).toBeVisible();
    found();
    await fireEvent.input(page(canvas).getByRole('slider', { name: 'Mood' }), { target: { value: '80' } });
    await waitFor(() => expect(searchOf({ loaded })).toBe('?mood=80'));
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'New faces' })).toBeVisible();
  },
};

/** A code that nobody knows empties the list until it is taken out. */
export const UnknownPlace: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = page(canvas).getByRole('textbox', { name: 'Near a postal code' });
    await userEvent.type(field, 'XXXXX');
    await waitFor(() => expect(page(canvas).queryByRole('article')).toBeNull());
    await userEvent.click(page(canvas).getByRole('button', { name: 'Remove the place' }));
    await waitFor(() => expect(tiles(canvas)).toHaveLength(24));
  },
};

/** A shared address shows its search; a filter that nobody knows is left out, and the page says so until another search. */
export const FromAnAddress: Story = {
  args: { entry: 'cams/?filter=vip&filter=shoe-size&filter=%3Cscript%3E&ageFrom=18&page=99' },
  play: async ({ canvas, userEvent }) => {
    await found(canvas, '7 performers');
    await expect(page(canvas).getByRole('checkbox', { name: 'VIP 7' })).toBeChecked();
    await expect(page(canvas).getAllByRole('link', { name: /^Remove the filter/ })).toHaveLength(1);
    for (const tile of tiles(canvas)) await expect(within(tile).getByText('VIP')).toBeVisible();
    await expect(page(canvas).getByText(/^This address has a filter that we do not know/)).toBeVisible();
    await userEvent.click(page(canvas).getByRole('checkbox', { name: 'VIP 7' }));
    await found(canvas, '66 performers');
    await waitFor(() => expect(page(canvas).queryByText(/^This address has a filter/)).toBeNull());
  },
};

/**
 * Nobody fits: the filter that costs most is named and taken off.
 * @spec component:PerformerFilter 5
 */
export const NobodyFits: Story = {
  args: { entry: 'cams/?filter=gender:T&filter=language:nl' },
  play: async ({ canvas, userEvent }) => {
    await expect(await page(canvas).findByRole('heading', { name: 'Nobody fits all 2 filters' })).toBeVisible();
    await userEvent.click(page(canvas).getByRole('link', { name: 'Take off “Transvestites”' }));
    await waitFor(() => expect(tiles(canvas).length).toBeGreaterThan(0));
    await expect(page(canvas).getByRole('link', { name: 'Remove the filter Dutch' })).toBeVisible();
  },
};

/**
 * While a search is under way the list stays, and filter and tabs can be used.
 * @spec component:PerformerFilter 6
 */
export const Searching: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const deliver = testPageOf({ loaded }).holdRequests();
    await userEvent.click(page(canvas).getByRole('checkbox', { name: /^VIP / }));
    await expect(await page(canvas).findByText('Looking for performers')).toBeVisible();
    await expect(page(canvas).getByRole('checkbox', { name: /^VIP / })).toBeChecked();
    await expect(tiles(canvas)).toHaveLength(24);
    await userEvent.click(page(canvas).getByRole('checkbox', { name: /^Toy control / }));
    await expect(page(canvas).getByRole('checkbox', { name: /^Toy control / })).toBeChecked();
    deliver();
    await waitFor(() => expect(searchOf({ loaded })).toBe('?filter=vip&filter=toy'));
    await waitFor(() => expect(tiles(canvas).length).toBeLessThan(5));
  },
};

/** Without the filter there is room for more columns; it comes back by the same button. */
export const FilterHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(page(canvas).getByRole('button', { name: 'Hide filter' }));
    await expect(page(canvas).queryByRole('slider', { name: 'Mood' })).toBeNull();
    await userEvent.click(page(canvas).getByRole('button', { name: 'Show filter' }));
    await expect(page(canvas).getByRole('slider', { name: 'Mood' })).toBeVisible();
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
    await waitFor(() => expect(page(canvas).getByText('65 online now')).toBeVisible());
    await expect(page(canvas).getByText('65 performers')).toBeVisible();
    await expect(page(canvas).getByRole('link', { name: /^Live ?65$/ })).toBeVisible();
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
  args: { failing: [initActorSearch] },
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
    await expect(await page(canvas).findByText(/^More did not load\./)).toBeVisible();
    await expect(tiles(canvas)).toHaveLength(24);
    goOnline();
    await userEvent.click(page(canvas).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tiles(canvas)).toHaveLength(48));
  },
};

/** A place that nobody knows is named as such: many are live, though nobody is near it. */
export const UnknownPlaceInTheAddress: Story = {
  args: { entry: 'cams/?zip=XXXXX' },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { name: 'We do not know this place' })).toBeVisible();
    await expect(page(canvas).queryByRole('heading', { name: /^Nobody is live/ })).toBeNull();
  },
};

/** A list that did not load without a network is read by itself once there is one. */
export const OnlineAgain: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { goOffline, goOnline } = await livePageOf({ loaded });
    goOffline();
    await userEvent.click(page(canvas).getByRole('link', { name: /^Free chat/ }));
    await expect(await page(canvas).findByRole('heading', { name: 'You are offline' })).toBeVisible();
    goOnline();
    await waitFor(() => expect(tiles(canvas).length).toBeGreaterThan(0));
  },
};
