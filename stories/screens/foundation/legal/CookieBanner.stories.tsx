import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Legal/CookieBanner',
  tags: ['!autodocs'],
  args: { entry: 'help/', consent: 'unknown', firstViewportOnly: true },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/**
 * One category alone is kept apart; a cookie remembers it, with the time and the receipt of its record. The searches are among what is functional.
 * @spec screen:overlay.cookie-banner 1-2
 */
export const ChosenInPart: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const banner = within(await canvas.findByRole('region', { name: 'Your choice about cookies' }));
    await userEvent.click(banner.getByText('Choose in detail'));
    await expect(banner.getByText('Necessary, always on')).toBeVisible();
    for (const category of [/^Functional,/, /^Analytics,/])
      await expect(banner.getByRole('checkbox', { name: category })).not.toBeChecked();
    await userEvent.click(banner.getByRole('checkbox', { name: /Analytics/ }));
    await userEvent.click(banner.getByRole('button', { name: 'Save choice' }));
    await expect(canvas.queryByRole('region', { name: 'Your choice about cookies' })).toBeNull();
    const { preferences } = testPageOf({ loaded });
    await waitFor(() => expect(preferences.get('consent')).toMatch(/^analytics\.\d+\.[\da-f]{16}$/));
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Cookies' }));
    await expect(await canvas.findByRole('checkbox', { name: /Analytics/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Functional/ })).not.toBeChecked();
    const functional = within(canvas.getByRole('table', { name: 'Functional' }));
    await expect(functional.getByRole('rowheader', { name: 'last-searches' })).toBeVisible();
  },
};
