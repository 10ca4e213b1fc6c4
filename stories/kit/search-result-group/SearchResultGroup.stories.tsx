import { SearchResultGroup } from '@lounge/kit/search-result-group';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { searchResultGroupExample } from '../../../packages/kit/src/search-result-group/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';

const meta = {
  title: 'Kit/SearchResultGroup',
  component: SearchResultGroup,
  args: searchResultGroupExample,
  decorators: [inBox('phone')],
} satisfies Meta<typeof SearchResultGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:SearchResultGroup 1 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Videos 42' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Rooftop, after rain.*Mirela/ })).toHaveAttribute('href', '#two');
    await expect(canvas.getByRole('link', { name: 'All 42 Videos' })).toHaveAttribute('href', '#all');
  },
};
export const People: Story = {
  args: {
    title: 'Performers',
    layout: 'people',
    items: [
      { href: '#mirela', label: 'Mirela', presence: 'online', picture: picture('velvet', 'portrait', 'mirela') },
      { href: '#sable', label: 'Sable', presence: 'offline', picture: picture('velvet', 'portrait', 'sable') },
    ],
  },
};
export const AtLeast: Story = {
  args: { count: 1000, isLeast: true },
  play: ({ canvas }) => expect(canvas.getByRole('heading')).toHaveTextContent('Videos 1,000+'),
};
/** @spec component:SearchResultGroup 2 */
export const WithoutResults: Story = {
  args: { count: 0, items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/**
 * Data that is missing is no result.
 * @spec component:SearchResultGroup 4
 */
export const WithoutData: Story = {
  args: { count: undefined, items: undefined, href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^Videos$/);
    await expect(canvas.getByText('Nothing found')).toBeVisible();
  },
};
/** @spec component:SearchResultGroup 3 */
export const Loading: Story = {
  args: { isPending: true, count: undefined, items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Videos' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('Nothing found')).toBeNull();
  },
};
