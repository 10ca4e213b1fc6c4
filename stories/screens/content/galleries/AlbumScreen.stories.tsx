import {
  ageCheckEnds,
  anAlbumOfPerformer,
  guestHasPinned,
  guestIsLoggedIn,
  guestIsRestricted,
  setUpState,
  theVoucher,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const album = anAlbumOfPerformer({ id: 91001, actorId: 101, title: 'From the garden', price: 900 });

const meta = {
  title: 'Screens/Album',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/pictures/91001/', guestId: 7, states: [robin, album, coins(2500)] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** The pictures beside the one that is looked at are loaded ahead. @spec component:RestrictionGate 4, component:Lightbox 1, feature:shell.media-preload 1 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'From the garden' })).toBeVisible();
    await expect(canvas.queryByText('from 12 years')).toBeNull();
    const door = canvasElement.querySelector<HTMLElement>('[data-part=locked] #unlock');
    await expect(door).toBeVisible();
    await expect(canvasElement.querySelectorAll('#unlock')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /locked/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Unlock for 9 coins/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This is yours' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /locked/ })).toBeNull();
    await expect(document.activeElement).toHaveAttribute('id', 'unlock');
    performance.clearResourceTimings();
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 1 of 4' }));
    await expect(within(document.body).getByRole('dialog', { name: 'From the garden' })).toBeVisible();
    const loadedAhead = () =>
      performance
        .getEntriesByType('resource')
        .filter((each) => 'initiatorType' in each && each.initiatorType === 'fetch');
    await waitFor(() => expect(loadedAhead()).toHaveLength(2));
    for (const { name } of loadedAhead()) await expect(name).toMatch(/\/w640\.webp$/);
    // Designers find the page as the story ends.
    await userEvent.click(
      within(within(document.body).getByRole('dialog', { name: 'From the garden' })).getByRole('button', {
        name: 'Close the picture',
      }),
    );
    await waitFor(() => expect(within(document.body).queryByRole('dialog', { name: 'From the garden' })).toBeNull());
  },
};

/** @spec component:RestrictionGate 1 */
export const Anonymous: Story = {
  args: { guestId: null, states: [album] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in to see everything' })).toBeVisible();
  },
};

/** @spec component:RestrictionGate 2 */
export const AgeCheckFirst: Story = {
  args: {
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story', avsStatus: 'unknown' }),
      anAlbumOfPerformer({ id: 91001, actorId: 101, title: 'From the garden', price: 900, ageRating: 18 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Verify my age' })).toBeVisible();
  },
};

/**
 * A free album for adults leads to the age check, and opens while the page is open; what is locked comes blurred.
 * @spec rule:clips-photos-avs, component:RestrictionGate 2, component:PictureTile 4
 */
export const OpensWithTheAgeCheck: Story = {
  args: {
    entry: 'amateur/mirela/pictures/1001/',
    states: [guestIsLoggedIn({ guestId: 7, token: 'story', avsStatus: 'unknown' })],
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const locked = () => [...canvasElement.querySelectorAll<HTMLImageElement>('[data-locked] img')];
    const addresses = () => locked().map((image) => image.getAttribute('src') ?? '');
    await expect(locked().length).toBeGreaterThan(0);
    await expect(addresses().filter((src) => !src.includes('/locked/'))).toEqual([]);
    await setUpState(ageCheckEnds({ guestId: 7, result: 'rejected' }), world);
    await expect(await canvas.findByRole('link', { name: 'Verify my age' })).toBeVisible();
    await expect(locked().length).toBeGreaterThan(0);
    await setUpState(ageCheckEnds({ guestId: 7, result: 'accepted' }), world);
    await waitFor(() => expect(canvasElement.querySelector('#unlock')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /locked/ })).toBeNull());
  },
};

export const TooFewCoins: Story = {
  args: { states: [robin, album, coins(100)] },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: '1 more picture' }));
    await expect(panel.getByRole('link', { name: 'Add coins' })).toBeVisible();
  },
};

/** The answer is lost; a retry repeats the same purchase. */
export const AnswerLost: Story = {
  play: async ({ canvas, loaded }) => {
    const testPage = testPageOf({ loaded });
    testPage.goOffline();
    await userEvent.click(canvas.getByRole('button', { name: /Unlock/ }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('not charged twice'));
    testPage.goOnline();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This is yours' })).toBeVisible());
  },
};

const voucher = (id: number, amount = 1) => theVoucher({ id, guestId: 7, type: 4, amount });

/** Both vouchers were used in another tab: the panel says so, and offers coins. @spec feature:pay.vouchers 2 */
export const VoucherUsedElsewhere: Story = {
  args: { states: [robin, album, coins(2500), voucher(501), voucher(502)] },
  play: async ({ canvas, loaded }) => {
    const { world } = testPageOf({ loaded });
    await expect(await canvas.findByRole('group', { name: /voucher/i })).toBeVisible();
    for (const id of [501, 502]) await setUpState(voucher(id, 0), world);
    await userEvent.click(canvas.getAllByRole('radio')[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with the voucher' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('That voucher is used up.'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /voucher/ })).toBeNull());
    await expect(canvas.queryByRole('group', { name: /voucher/i })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Unlock for 9 coins/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This is yours' })).toBeVisible());
  },
};

export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa' } };

/** A picture is pinned by the id that the album names, which the guest's pins have. */
export const PinnedPicture: Story = {
  args: { states: [robin, album, guestHasPinned({ guestId: 7, kind: 'picture', id: 91001002 })] },
  play: async ({ canvas }) => {
    const pin = (number: number) => canvas.getByRole('button', { name: `Pin picture ${number}` });
    await waitFor(() => expect(pin(2)).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(pin(1));
    await waitFor(() => expect(pin(1)).toHaveAttribute('aria-pressed', 'true'));
    await expect(pin(3)).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A locked account pins nothing: the page says why over what is looked at, in the lightbox too, until it is closed. */
export const LockedAccount: Story = {
  args: { states: [robin, album, guestIsRestricted({ guestId: 7, level: 3 })] },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    const text = 'You can pin nothing, as your account is locked.';
    for (const name of ['Pin this album', 'Pin picture 1']) {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      await expect(await canvas.findByText(text)).toBeVisible();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(
        within(canvas.getByText(text).closest('[role="alert"]') as HTMLElement).getByRole('button'),
      );
      await expect(canvas.queryByText(text)).toBeNull();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 1 of 4' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'From the garden' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pin this picture' }));
    await expect(await dialog.findByText(text)).toHaveAttribute('role', 'alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Close the picture' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
