import { Breadcrumb } from '@lounge/kit/breadcrumb';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const home = { label: 'Home', href: '#home' };
const many = [
  home,
  { label: 'TV', href: '#tv' },
  { label: 'Series', href: '#series' },
  { label: 'Night kitchen', href: '#night-kitchen' },
  { label: 'Episode 12, saffron', href: null },
];

const meta = {
  title: 'Kit/Breadcrumb',
  component: Breadcrumb,
  args: { steps: many },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A link for each step, home first; the last one is the page itself. @spec component:Breadcrumb 2 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation', { name: 'You are here' });
    const links = within(trail).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      many.slice(0, -1).map(({ label, href }) => [label, href]),
    );
    await expect(canvas.getByText('Episode 12, saffron').closest('[aria-current=page]')).toBeVisible();
  },
};

/** @spec component:Breadcrumb 1 */
export const OneStep: Story = {
  args: { steps: [home, { label: 'Contests', href: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#home');
    await expect(canvas.getByText('Contests')).toBeVisible();
  },
};

/** @spec component:Breadcrumb 3 */
export const Loading: Story = {
  args: { steps: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Only the way back. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('Night kitchen');
  },
};

export const PhoneOneStep: Story = {
  args: OneStep.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
  },
};

/** Structured data for search engines. */
export const StructuredData: Story = {
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('[itemtype="https://schema.org/BreadcrumbList"]');
    const items = [...(list?.querySelectorAll('[itemprop=itemListElement]') ?? [])];
    await expect(
      items.map((item) => [
        item.querySelector('[itemprop=position]')?.getAttribute('content'),
        item.querySelector('[itemprop=name]')?.textContent,
        item.querySelector('[itemprop=item]')?.getAttribute('href') ?? null,
      ]),
    ).toEqual(many.map(({ label, href }, at) => [String(at + 1), label, href]));
  },
};

export const LongGermanOnAPhone: Story = {
  args: {
    steps: [
      home,
      { label: 'Benachrichtigungseinstellungen und Newsletter', href: '#a' },
      { label: 'Verifizierung', href: null },
    ],
  },
  globals: { language: 'de', viewport: { value: 'phone' } },
};
