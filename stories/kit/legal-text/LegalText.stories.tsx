import { LegalText } from '@lounge/kit/legal-text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Kit/LegalText',
  component: LegalText,
  args: {
    title: 'Data protection',
    current: { version: '4.2', publishedAt: '2026-09-01T00:00:00.000Z', downloadHref: '#file-42' },
    changes: 'Section 3 names the age check.',
    earlier: [{ version: '4.1', publishedAt: '2026-03-12T00:00:00.000Z', downloadHref: '#file-41' }],
    children: (
      <>
        <h2>What we keep, and why</h2>
        <p>Your name and your language, because the account needs them.</p>
        <ul>
          <li>Your purchases for ten years</li>
          <li>Your messages until you delete them</li>
        </ul>
      </>
    ),
  },
} satisfies Meta<typeof LegalText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '#file-42');
    await expect(canvas.getByRole('link', { name: 'Download version 4.1' })).toHaveAttribute('href', '#file-41');
  },
};
/** @spec component:LegalText 1 */
export const Loading: Story = {
  args: { current: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The text is loading');
  },
};
