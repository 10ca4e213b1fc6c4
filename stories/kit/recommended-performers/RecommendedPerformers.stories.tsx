import { RecommendedPerformers } from '@lounge/kit/recommended-performers';
import type { Brand } from '@lounge/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '../fixtures/Page.tsx';
import { picture } from '../fixtures/pictures.ts';

const seeds = ['mirela', 'sable', 'noor', 'tamsin', 'ravenna', 'dario', 'oonalind', 'callareyes', 'mirela', 'sable'];
const performersOf = (brand: Brand) =>
  seeds.map((seed, at) => ({
    id: at + 1,
    name: `${seed.charAt(0).toUpperCase()}${seed.slice(1)} ${at + 1}`,
    href: `/en/${seed}/`,
    picture: picture(brand, 'portrait', seed),
    price: { amount: 3600 },
    messageHref: `/en/messenger/?actor=${at + 1}`,
    chatHref: `/en/${seed}/live/`,
  }));

const meta = {
  title: 'Kit/RecommendedPerformers',
  component: RecommendedPerformers,
  args: { performers: performersOf('velvet') },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof RecommendedPerformers>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:RecommendedPerformers 1, 6 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.getByRole('link', { name: 'Write to Noor 3' })).toHaveAttribute(
      'href',
      '/en/messenger/?actor=3',
    );
    await expect(canvas.getByRole('link', { name: 'Chat with Noor 3' })).toHaveAttribute('href', '/en/noor/live/');
  },
};
/** @spec component:RecommendedPerformers 2 */
export const Slider: Story = {
  args: { layout: 'slider' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
};
/** @spec component:RecommendedPerformers 3 */
export const Loading: Story = {
  tags: ['shot'],
  args: { performers: [], isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'You could write to' })).toHaveAttribute('aria-busy', 'true');
  },
};
/** @spec component:RecommendedPerformers 4 */
export const EmptyIsHidden: Story = {
  args: { performers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
/** @spec component:RecommendedPerformers 5 */
export const OneWentOffline: Story = {
  args: { performers: performersOf('velvet').filter(({ id }) => id !== 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Write to Noor 3' })).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};
export const GermanBrasa: Story = {
  args: { performers: performersOf('brasa') },
  globals: { brand: 'brasa', language: 'de' },
};
