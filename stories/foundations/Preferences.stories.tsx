import { Button } from '@lounge/kit/button';
import { Chip } from '@lounge/kit/chip';
import { Conversation } from '@lounge/kit/conversation';
import { GiftArt } from '@lounge/kit/gift-art';
import { GiftPicker } from '@lounge/kit/gift-picker';
import { PerformerTile } from '@lounge/kit/performer-tile';
import { Tabs } from '@lounge/kit/tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { now, talk } from '../kit/conversation/talk.tsx';
import { picture } from '../kit/fixtures/pictures.ts';

const tabs = [
  { href: '#messages', label: 'Messages', current: true },
  { href: '#gifts', label: 'Gifts' },
];
const gifts = [
  { id: 1, name: 'Rose', price: 800, art: <GiftArt shape="rose" /> },
  { id: 2, name: 'Orchid', price: 1600, art: <GiftArt shape="orchid" /> },
  { id: 3, name: 'Comet', price: 80_000, art: <GiftArt shape="comet" /> },
];

function Chosen() {
  return (
    <main style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, maxInlineSize: 1100 }}>
      <div>
        <h1>What is chosen</h1>
        <p>
          <Button variant="primary">Primary</Button> <Button>Quiet</Button> <Button variant="outline">Outline</Button>{' '}
          <Button unavailable>Unavailable</Button>
        </p>
        <p>
          <Chip selected>Online</Chip> <Chip>New</Chip> <Chip>VIP</Chip>
        </p>
        <Tabs label="Kinds" tabs={tabs} />
        <div style={{ inlineSize: 140, marginBlockStart: 16 }}>
          <PerformerTile
            name="Mirela"
            href="#mirela"
            picture={{ ...picture('velvet', 'portrait', 'mirela'), widths: [160, 320, 640] }}
            presence="online"
            age={29}
            place="Lisbon"
            price={{ amount: 3600 }}
          />
        </div>
      </div>
      <GiftPicker gifts={gifts} selection={{ 1: 1 }} balance={5000} sheet={false} />
      <div style={{ blockSize: 400 }}>
        <Conversation name="Mirela" items={talk().slice(2, 4).concat(talk().slice(6))} now={now} />
      </div>
    </main>
  );
}

const meta = { title: 'Foundations/Preferences', render: () => <Chosen /> } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const outlineOf = (element: Element | null): string => {
  if (element === null) throw new Error('there is no such element');
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return `${outlineWidth} ${outlineStyle}`;
};

// Only a test emulates a device; Storybook lists the stories that set the toolbar.

/** Edges and thicker edges in place of grounds and shadows. */
export const ForcedColours: Story = {
  tags: ['shot', '!dev'],
  parameters: {
    media: { forcedColors: 'active' },
    // The device decides the colours; axe reads those of the brand.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const button = (name: string | RegExp) => canvas.getByRole('button', { name });
    await expect(outlineOf(button('Online'))).toBe('3px solid');
    await expect(outlineOf(button('New'))).toBe('1px solid');
    await expect(outlineOf(button(/Rose.*8/))).toBe('3px solid');
    await expect(outlineOf(button(/Orchid/))).toBe('1px solid');
    await expect(outlineOf(button(/Comet/))).toBe('1px dashed');
    await expect(outlineOf(button('Quiet'))).toBe('1px solid');
    await expect(outlineOf(button('Unavailable'))).toBe('1px dashed');
    const tab = canvas.getByRole('link', { name: 'Messages' });
    const line = canvas.getByRole('link', { name: 'Gifts' });
    const groundOf = (element: Element) => getComputedStyle(element, '::after').backgroundColor;
    await expect(groundOf(tab)).not.toBe(groundOf(line));
    const bubble = (from: string) => canvasElement.querySelector(`[data-from=${from}] > [data-part=bubble]`);
    await expect(outlineOf(bubble('guest'))).toBe('3px double');
    await expect(outlineOf(bubble('performer'))).toBe('1px solid');
    await expect(outlineOf(canvasElement.querySelector('article'))).toBe('1px solid');
  },
};

/** The toolbar shows the same edges without the device. */
export const ForcedColoursOfTheToolbar: Story = {
  globals: { preference: 'forced colours' },
  parameters: { a11y: ForcedColours.parameters?.['a11y'] },
  play: async ({ canvas, canvasElement }) => {
    const button = (name: string | RegExp) => canvas.getByRole('button', { name });
    await expect(outlineOf(button('Online'))).toBe('3px solid');
    await expect(outlineOf(button(/Comet/))).toBe('1px dashed');
    await expect(outlineOf(canvasElement.querySelector('[data-from=guest] > [data-part=bubble]'))).toBe('3px double');
    const groundOf = (name: string) => getComputedStyle(button(name)).backgroundColor;
    await expect(groundOf('Primary')).toBe(groundOf('Quiet'));
  },
};

/** Softer roles become text. */
export const MoreContrast: Story = {
  tags: ['shot', '!dev'],
  parameters: { media: { contrast: 'more' } },
  play: async ({ canvas, canvasElement }) => {
    const facts = canvasElement.querySelector('[data-part=facts]') as Element;
    await expect(getComputedStyle(facts).color).toBe(getComputedStyle(canvas.getByRole('heading', { level: 1 })).color);
  },
};

/** Text on pictures has an opaque ground. */
export const LessTransparency: Story = {
  tags: ['!dev'],
  parameters: { media: { reducedTransparency: 'reduce' } },
  play: async ({ canvasElement }) => {
    const price = canvasElement.querySelector('article [data-part=price]') as Element;
    await expect(getComputedStyle(price).backgroundColor).toMatch(/^rgb\(/);
  },
};

/** The toolbar shows it without the device. */
export const MoreContrastOfTheToolbar: Story = {
  ...MoreContrast,
  tags: [],
  parameters: {},
  globals: { preference: 'more contrast' },
};

/** The toolbar shows it without the device. */
export const LessTransparencyOfTheToolbar: Story = {
  ...LessTransparency,
  tags: [],
  parameters: {},
  globals: { preference: 'less transparency' },
};
