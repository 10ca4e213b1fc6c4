import { storedItems } from '@lounge/locale';
import { newLegalText } from '@lounge/mock-api/states';
import { legalTexts } from '@lounge/protocol/foundation/legal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Legal/LegalScreen',
  tags: ['!autodocs'],
  args: { entry: 'terms-of-service/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

export const Terms: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
    await expect(canvas.getByText(/^Version 1\.0, since .*2025$/)).toBeVisible();
    const download = canvas.getByRole('link', { name: 'Download' });
    await expect(download).toHaveAttribute('href', '/rest/v1/asset/legal-text/download/2');
    await expect(download).toHaveAttribute('download');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Coins and bills' })).toBeVisible();
  },
};
/** A new version says what is new in it; the one before can still be downloaded. @spec component:LegalText 2 */
export const NewVersion: Story = {
  args: { states: [newLegalText({ type: 'TOS', version: '2.0', changes: 'Coins are given back within a day.' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Version 2\.0, since/)).toBeVisible();
    await expect(canvas.getByText('Coins are given back within a day.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download version 1.0' })).toHaveAttribute(
      'href',
      '/rest/v1/asset/legal-text/download/2',
    );
  },
};
const linked = ['General terms and conditions', 'Rules of the house', 'Data protection', 'Imprint'] as const;

/**
 * Every kind of text has a page, each a press away.
 * @spec feature:legal.texts 1, 4, screen:legal.terms 1-2, screen:legal.data-protection 1-2, component:LegalText 3
 */
export const EveryKind: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of linked) {
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'Legal texts' })).getByRole('link', { name }),
      );
      await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
      await expect(canvas.getByText(/^Version 1\.0, since/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Download' })).toBeVisible();
    }
  },
};

/** Every cookie and stored key is listed with its purpose, category and time. @spec entity:enum.cookieCategory */
/** @spec feature:legal.cookies 1, constant:cookie.categories 1 */
export const StoredItems: Story = {
  args: { entry: 'data-protection/?scrollTo=cookies' },
  play: async ({ canvas }) => {
    const necessary = within(canvas.getByRole('table', { name: 'Necessary' }));
    const tables = { necessary, functional: within(canvas.getByRole('table', { name: 'Functional' })) };
    for (const { name, category } of Object.values(storedItems))
      await expect(tables[category].getByRole('rowheader', { name })).toBeVisible();
    await expect(
      necessary.getByRole('row', { name: 'status-offer An offer that you closed stays closed 30 days' }),
    ).toBeVisible();
    await expect(
      tables.functional.getByRole('row', { name: 'last-searches Your last three searches Until you log out' }),
    ).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Analytics' })).toBeVisible();
  },
};
export const StoredItemsGermanPhone: Story = {
  args: { entry: 'data-protection/?scrollTo=cookies' },
  globals: { language: 'de', viewport: { value: 'phone' } },
};

/** A choice is recorded, and the page shows when, with the receipt of the record. */
export const ChoiceIsRecorded: Story = {
  args: { entry: 'data-protection/' },
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const settings = within(canvas.getByRole('region', { name: 'Your choice about cookies' }));
    await userEvent.click(settings.getByRole('checkbox', { name: /Functional/ }));
    await userEvent.click(settings.getByRole('button', { name: 'Save choice' }));
    await expect(await canvas.findByText(/^Chosen on .*2026.* Receipt [\da-f]{16}$/)).toBeVisible();
    const stored = await world.database.reader.query('select subject, answer, receipt from agreement', []);
    await expect(stored).toEqual([
      { subject: 'cookies', answer: 'functional', receipt: expect.stringMatching(/^[\da-f]{16}$/) },
    ]);
  },
};
export const Imprint: Story = {
  args: { entry: 'imprint/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Questions and reports: help@velvet.example')).toBeVisible();
  },
};
export const NotLoaded: Story = {
  args: { failing: [legalTexts] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'This text did not load' })).toBeVisible();
  },
};
const counted = `select count(*) as visits from event where context = 'actorProfile'`;

/**
 * The choice is changed where the footer leads to, and counts at once: a visit of a profile is counted only with consent.
 */
export const ChoiceIsChanged: Story = {
  args: { entry: 'amateur/mirela/' },
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const visits = async () => {
      const [row] = (await world.database.reader.query(counted, [])) as readonly { visits: number }[];
      return row?.visits;
    };
    await expect(await visits()).toBe(0);
    const footer = within(canvas.getByRole('contentinfo'));
    await userEvent.click(footer.getByRole('link', { name: 'Cookies' }));
    const settings = within(await canvas.findByRole('region', { name: 'Your choice about cookies' }));
    await expect(settings.getByRole('checkbox', { name: /Analytics/ })).not.toBeChecked();
    await userEvent.click(settings.getByRole('checkbox', { name: /Analytics/ }));
    await userEvent.click(settings.getByRole('button', { name: 'Save choice' }));
    await expect(await canvas.findByRole('checkbox', { name: /Analytics/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('link', { name: 'velvet' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'See profile' }));
    await canvas.findByRole('heading', { level: 1, name: 'Mirela' });
    await waitFor(async () => expect(await visits()).toBe(1));
  },
};
