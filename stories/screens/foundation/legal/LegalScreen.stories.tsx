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
    await expect(canvas.getByText('Version 1.0')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Coins and bills' })).toBeVisible();
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
