import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columns } from '../../.storybook/columns.ts';

const meta = {
  title: 'Foundations/Column',
  tags: ['!autodocs'],
  render: () => (
    <main>
      <h1>A component in a column</h1>
      <p>Components follow the column that the toolbar sets, not the window.</p>
    </main>
  ),
} satisfies Meta;
export default meta;

/** An address keeps the width, as Storybook reads no number in it. */
export const OfTheToolbar: StoryObj = {
  globals: { column: '320px' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-story-frame]')?.getBoundingClientRect().width).toBe(320);
    await expect(columns.filter((column) => /^-?[\d.]+$/.test(column))).toEqual([]);
  },
};
