import { ChipLink } from '@lounge/kit/chip';
import { PerformerTile } from '@lounge/kit/performer-tile';
import { RowArrows } from '@lounge/kit/row-arrows';
import { ScrollRow } from '@lounge/kit/scroll-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { rowArrowsExample } from '../../../packages/kit/src/row-arrows/example.ts';
import { picture } from '../fixtures/pictures.ts';

const names = ['Mirela', 'Sable', 'Noor', 'Oona', 'Dario', 'Yuna', 'Petra', 'Joaquim', 'Tamsin', 'Wanda'];

/** A row of tiles with its arrows. */
const Row = ({ count }: { count: number }) => {
  const [row, setRow] = useState<HTMLElement | null>(null);
  return (
    <>
      <ScrollRow ref={setRow} label="In the same mood" item="tile">
        {names.slice(0, count).map((name) => (
          <PerformerTile key={name} name={name} href={`#${name}`} picture={picture('velvet', 'portrait', 'mirela')} />
        ))}
      </ScrollRow>
      {row && createPortal(<RowArrows row={row} />, row)}
    </>
  );
};

const chips = ['For you', 'Free chat', 'New', 'Video call', 'VIP', 'Ticket shows'].map((label) => (
  <ChipLink key={label} href={`#${label}`}>
    {label}
  </ChipLink>
));

/** A row that is lower than a button, beside one without arrows. */
const LowRows = () => {
  const [row, setRow] = useState<HTMLElement | null>(null);
  return (
    <>
      <ScrollRow ref={setRow} label="With arrows">
        {chips}
      </ScrollRow>
      {row && createPortal(<RowArrows row={row} />, row)}
      <ScrollRow label="Without">{chips}</ScrollRow>
    </>
  );
};

const meta = { title: 'Kit/RowArrows', component: RowArrows, args: rowArrowsExample } satisfies Meta<typeof RowArrows>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From the start to the end and back; at each end the button that leads nowhere is disabled. @spec component:TileSlider 1-3 */
export const Default: Story = {
  render: () => <Row count={10} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'In the same mood' });
    const [previous, next] = [
      canvas.getByRole('button', { name: 'Show the ones before' }),
      canvas.getByRole('button', { name: 'Show the next ones' }),
    ];
    const placeOf = (button: HTMLElement) => Math.round(button.getBoundingClientRect().left);
    const before = placeOf(next);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    for (let presses = 0; presses < 4; presses += 1) {
      const at = row.scrollLeft;
      const isEnd = next.getAttribute('aria-disabled') === 'true';
      await userEvent.click(next);
      if (!isEnd) await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(at));
    }
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await expect(placeOf(next)).toBe(before);
    row.scrollTo({ left: 0, behavior: 'instant' });
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
    next.blur();
  },
};

/** A row that is seen whole has no arrows. */
export const Whole: Story = {
  render: () => <Row count={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show the next ones' })).toBeNull();
  },
};

/** The arrows give a row no other height. */
export const InALowRow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <LowRows />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show the next ones' })).toBeInTheDocument();
    const heightOf = (name: string) => canvas.getByRole('group', { name }).getBoundingClientRect().height;
    await expect(heightOf('With arrows')).toBe(heightOf('Without'));
  },
};
