import { aPerformer, guestIsKnown, guestIsLoggedIn } from '@lounge/mock-api/states';
import { getGeoLocationByZip } from '@lounge/protocol/content/actor-search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Next door',
  tags: ['!autodocs'],
  args: { entry: 'cams/next-door/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = (canvas: Canvas) => within(canvas.getByRole('main'));
const field = (canvas: Canvas) => page(canvas).getByRole('textbox', { name: 'Near a postal code' });
const tiles = (canvas: Canvas) => page(canvas).getAllByRole('article');
const searchOf = (context: Parameters<typeof testPageOf>[0]): string =>
  testPageOf(context).router.state.location.search;

/** Answers the browser's question for a position, or refuses it; returns how often it was asked. */
const answerLocation = (position: { latitude: number; longitude: number } | null): { asked: () => number } => {
  let asked = 0;
  const geolocation = {
    getCurrentPosition: (onFound: (found: object) => void, onFailed: (cause: object) => void) => {
      asked += 1;
      if (position === null) onFailed({ code: 1 });
      else onFound({ coords: position });
    },
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  return { asked: () => asked };
};

/**
 * A postal code is searched for with its fifth character; the nearest come first, on the map and in the list.
 * @spec screen:cams.next-door 1, 4-5
 * @spec feature:performers.near-me 1, 3, feature:performers.next-door 2
 * @spec component:LocationField 1-3, 6, component:PerformerFilter 3, screen:cams 4
 */
export const Default: Story = {
  args: { states: [aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true, city: 'Bremen' })] },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(page(canvas).getByRole('heading', { name: 'Where should we look?' })).toBeVisible();
    await expect(page(canvas).queryByText(/^0 performers/)).toBeNull();
    await userEvent.type(field(canvas), '2819');
    await expect(page(canvas).getByText('1 character to go')).toBeVisible();
    await expect(searchOf({ loaded })).toBe('');
    await userEvent.type(field(canvas), '5');
    await waitFor(() => expect(searchOf({ loaded })).toBe('?zip=28195'));
    await waitFor(() => expect(tiles(canvas)).toHaveLength(24));
    await expect(page(canvas).getByText('Around Bremen')).toBeVisible();
    await expect(await page(canvas).findByRole('img', { name: /^A map with/ })).toBeVisible();
    const distances = tiles(canvas).map((tile) => Number(/(\d+) km/.exec(tile.textContent)?.[1]));
    await expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    await expect(tiles(canvas)[0]).toHaveTextContent('1 km · Bremen');
    await userEvent.click(page(canvas).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(tiles(canvas)).toHaveLength(48));
  },
};

/**
 * A code that nobody knows empties the list, and one without an answer too.
 * @spec feature:account.geolocation 2
 * @spec component:LocationField 4, rule:geo-lookup-empty
 */
export const UnknownCode: Story = {
  args: { entry: 'cams/next-door/?zip=50667' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(tiles(canvas)).toHaveLength(24));
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), 'XXXXX');
    await expect(await page(canvas).findByText('We do not know XXXXX. Check it.')).toBeVisible();
    await expect(page(canvas).getByRole('heading', { name: 'We do not know this place' })).toBeVisible();
    await expect(page(canvas).queryByRole('article')).toBeNull();
    await expect(page(canvas).queryByRole('img', { name: /^A map/ })).toBeNull();
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), '50667');
    await waitFor(() => expect(tiles(canvas)).toHaveLength(24));
  },
};
/**
 * Dutch codes have two letters; four digits are a code of two countries, one of which is chosen; then a radius leaves who is near.
 */
export const OtherCountries: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(field(canvas), '1012 ab');
    await waitFor(() => expect(searchOf({ loaded })).toBe('?zip=1012AB'));
    await expect(await page(canvas).findByText('Around Amsterdam')).toBeVisible();
    await expect(field(canvas)).toHaveValue('1012 AB');
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), '8001');
    await expect(searchOf({ loaded })).toBe('?zip=1012AB');
    await userEvent.click(await page(canvas).findByRole('link', { name: '8001 in Switzerland' }));
    await expect(await page(canvas).findByText('Around Zurich')).toBeVisible();
    await expect(searchOf({ loaded })).toBe('?zip=CH-8001');
    await waitFor(() => expect(tiles(canvas)).toHaveLength(24));
    await userEvent.click(page(canvas).getByRole('link', { name: 'Within 50\u00a0km' }));
    await waitFor(() => expect(tiles(canvas)).toHaveLength(2));
    await expect(page(canvas).getByText('2 performers')).toBeVisible();
    await expect(tiles(canvas)[1]).toHaveTextContent('km · Lucerne');
    await expect(searchOf({ loaded })).toBe('?zip=CH-8001&radius=50');
  },
};

/** Nobody lives within the radius: the way on is any distance. */
export const NobodyWithin: Story = {
  args: { entry: 'cams/next-door/?zip=CH-7001&radius=25' },
  play: async ({ canvas, userEvent }) => {
    await expect(page(canvas).getByRole('heading', { name: 'Nobody within 25 km' })).toBeVisible();
    await userEvent.click(page(canvas).getByRole('link', { name: 'Search any distance' }));
    await waitFor(() => expect(tiles(canvas)).toHaveLength(24));
  },
};

/** A code that is too long is refused, not cut; signs are no code; an address with one shows it. */
export const WrongCode: Story = {
  args: { entry: 'cams/next-door/?zip=123456' },
  play: async ({ canvas, userEvent }) => {
    await expect(field(canvas)).toHaveValue('123456');
    await expect(page(canvas).getByText('That is too long for a postal code.')).toBeVisible();
    await userEvent.clear(field(canvas));
    await userEvent.paste('😀😀😀😀😀');
    await expect(page(canvas).getByText('We do not know 😀😀😀😀😀. Check it.')).toBeVisible();
  },
};

/**
 * Only five characters are looked up: fewer or more leave everybody where they are. A lookup that fails, or that has no place, empties list and map.
 * @spec error:geo-zip-failed, state:geolocation-by-zip 1, screen:cams.next-door 2, feature:performers.near-me 2
 */
export const LookupFails: Story = {
  args: { entry: 'cams/next-door/?zip=50667', failing: [getGeoLocationByZip] },
  play: async ({ canvas, userEvent, loaded }) => {
    const map = () => page(canvas).queryByRole('img', { name: /^A map/ });
    const isEmptied = async () => {
      await waitFor(() => expect(page(canvas).queryByRole('article')).toBeNull());
      await expect(map()).toBeNull();
    };
    await waitFor(() => expect(tiles(canvas)).toHaveLength(24));
    for (const other of ['2819', '281950']) {
      await userEvent.clear(field(canvas));
      await userEvent.paste(other);
      await expect(field(canvas)).toHaveValue(other);
      await expect([searchOf({ loaded }), tiles(canvas).length]).toEqual(['?zip=50667', 24]);
    }
    await userEvent.clear(field(canvas));
    await userEvent.paste('28195');
    await expect(await page(canvas).findByText('That could not be looked up. Try again.')).toBeVisible();
    await isEmptied();
    await userEvent.clear(field(canvas));
    await userEvent.paste('😀😀😀😀😀');
    await expect(page(canvas).getByText('We do not know 😀😀😀😀😀. Check it.')).toBeVisible();
    await isEmptied();
  },
};

/**
 * The device is asked by a press only, and its position is in no address.
 * @spec feature:account.geolocation 1
 * @spec screen:cams.next-door 3, component:LocationField 5, 7, feature:performers.near-me 4
 */
export const ByTheDevice: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { asked } = answerLocation({ latitude: 53.0751, longitude: 8.8077 });
    await expect(asked()).toBe(0);
    await userEvent.click(page(canvas).getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(tiles(canvas)[0]).toHaveTextContent('km · Bremen'));
    await expect([asked(), searchOf({ loaded })]).toEqual([1, '']);
    await expect(page(canvas).getByText(/^Around your location\./)).toBeVisible();
    await userEvent.click(page(canvas).getByRole('button', { name: 'Remove the place' }));
    await expect(await page(canvas).findByRole('heading', { name: 'Where should we look?' })).toBeVisible();
  },
};
export const DeviceRefuses: Story = {
  play: async ({ canvas, userEvent }) => {
    answerLocation(null);
    await userEvent.click(page(canvas).getByRole('button', { name: 'Use my location' }));
    await expect(await page(canvas).findByText(/Your device does not say where it is/)).toBeVisible();
    await expect(page(canvas).getByRole('heading', { name: 'Where should we look?' })).toBeVisible();
  },
};

/** The place that the network knows does not stand in for the device, which the visitor asked for. */
export const DeviceRefusesAKnownGuest: Story = {
  args: { guestId: 7, states: [guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin' })] },
  play: async ({ canvas, userEvent, loaded }) => {
    answerLocation(null);
    const { app } = testPageOf({ loaded });
    app.stores.guest.update({
      geoLocation: { source: 'network', countryCode: 'DE', postalCode: null, latitude: 53.1, longitude: 8.8 },
    });
    await userEvent.click(page(canvas).getByRole('button', { name: 'Use my location' }));
    await expect(await page(canvas).findByText(/Your device does not say where it is/)).toBeVisible();
    await expect(page(canvas).queryByRole('article')).toBeNull();
  },
};

/**
 * A guest's own postal code counts without a press, and the device is not asked.
 * @spec feature:account.geolocation 1, feature:performers.near-me 4
 */
export const ByTheStoredCode: Story = {
  args: {
    guestId: 7,
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin' }),
      guestIsKnown({ guestId: 7, countryCode: 'DE', postalCode: '28195' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await page(canvas).findByText('Around Bremen')).toBeVisible();
    await expect(field(canvas)).toHaveValue('28195');
    await expect(page(canvas).queryByRole('button', { name: 'Use my location' })).toBeNull();
  },
};

/** Spanish codes look like German ones: the language decides where no country is known. */
export const AnotherCountry: Story = {
  args: { entry: 'cams/next-door/?zip=28013' },
  globals: { language: 'es', brand: 'brasa' },
  play: async ({ canvas }) => {
    await expect(await page(canvas).findByText('Alrededor de Madrid')).toBeVisible();
  },
};
