import { SectionHeading } from '@lounge/kit/section-heading';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sectionHeadingExample } from '../../../packages/kit/src/section-heading/example.ts';

const meta = {
  title: 'Kit/SectionHeading',
  component: SectionHeading,
  args: sectionHeadingExample,
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Counted: Story = { args: { note: '42 people' } };
export const WithMore: Story = { args: { note: '42 people', more: { href: '#live', label: 'All live' } } };
export const LongGermanOnAPhone: Story = {
  args: { title: 'Benachrichtigungseinstellungen', note: '1.286', more: { href: '#all', label: 'Alle ansehen' } },
  globals: { language: 'de', viewport: { value: 'phone' } },
};
