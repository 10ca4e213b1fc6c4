import { newLegalText } from '@lounge/mock-api/states';
import { closeAgbAndDataProtection, closeDataProtection } from '@lounge/protocol/foundation/legal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const newPrivacy = newLegalText({ type: 'PP', version: '2.0', changes: 'Links in mails end after 90 days.' });
const newTerms = newLegalText({ type: 'TOS', version: '3.0', changes: 'Coins are given back within a day.' });

const meta = {
  title: 'Screens/Legal/LegalNotice',
  tags: ['!autodocs'],
  args: { entry: 'help/', guestId: 7, states: [robin, newPrivacy] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/**
 * A guest is asked about a new text, reads it, accepts it and is not asked again.
 * @spec screen:overlay.data-protection-notice 1-2, component:DataProtectionNotice 1-2, feature:legal.data-protection 2
 */
export const DataProtection: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const notice = within(await canvas.findByRole('dialog', { name: 'A text is new' }));
    await expect(notice.getByText('Links in mails end after 90 days.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(notice.getByRole('link', { name: 'Read: Data protection' }));
    await canvas.findByRole('heading', { level: 1, name: '2.0' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Help' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByText(/^Saved on .*2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const { world, app } = testPageOf({ loaded });
    await expect(app.stores.guest.data.value?.showDataProtection).toBe(false);
    const stored = await world.database.reader.query('select "guestId", subject, version, answer from agreement', []);
    await expect(stored).toEqual([{ guestId: 7, subject: 'PP', version: '2.0', answer: 'accepted' }]);
  },
};

/** The text that waits for an answer takes it at its end; a text that was not asked about is only read. */
export const AnswerAtTheText: Story = {
  args: { states: [robin, newPrivacy, newTerms], failing: [closeDataProtection, closeAgbAndDataProtection] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = testPageOf({ loaded });
    await userEvent.click(await canvas.findByRole('link', { name: 'Read: Terms of service' }));
    await canvas.findByRole('heading', { level: 1, name: '3.0' });
    await expect(await canvas.findByText('This text waits for your answer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agree' }));
    await expect(await canvas.findByText('That was not saved. Nothing has changed yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agree' }));
    const saved = await canvas.findByText('Thank you. Your answer is saved.');
    await waitFor(() => expect(saved).toHaveFocus());
    const stored = await world.database.reader.query('select subject, version, answer from agreement', []);
    await expect(stored).toEqual([{ subject: 'TOS', version: '3.0', answer: 'accepted' }]);
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Imprint' }));
    await canvas.findByRole('heading', { level: 1, name: 'Imprint' });
    await expect(canvas.queryByRole('button', { name: 'Agree' })).toBeNull();
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Help' }));
    await expect(await canvas.findByRole('dialog', { name: 'A text is new' })).toBeVisible();
  },
};

/** Terms and data protection in one notice, with links to both. @spec screen:overlay.agb-notice 1-2 */
export const TermsToo: Story = {
  args: { states: [robin, newPrivacy, newTerms] },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('dialog', { name: '2 texts are new' }));
    await expect(notice.getByRole('link', { name: 'Read: Terms of service' })).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Read: Data protection' })).toBeVisible();
    await expect(notice.getByRole('button', { name: 'Do not accept, log out' })).toBeVisible();
  },
};
export const TermsTooGermanPhone: Story = {
  ...TermsToo,
  globals: { language: 'de', viewport: { value: 'phone' }, brand: 'brasa', theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: '2 Texte sind neu' })).toBeVisible();
  },
};

/** The notice stays open until the server has stored the answer. */
export const NotSaved: Story = {
  args: { failing: [closeDataProtection, closeAgbAndDataProtection] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That was not saved.');
    await expect(canvas.getByRole('button', { name: 'Accept again' })).toBeEnabled();
  },
};

/** Nobody is asked while a live picture is shown, nor who is not logged in. */
export const Anonymous: Story = {
  args: { guestId: null, states: [newPrivacy] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
