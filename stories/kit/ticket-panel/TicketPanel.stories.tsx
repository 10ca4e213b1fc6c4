import { TicketPanel, type TicketPanelProps } from '@lounge/kit/ticket-panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const show = {
  start: '2026-11-27T20:00:00.000Z',
  end: '2026-11-27T20:45:00.000Z',
  doorOpens: '2026-11-27T19:50:00.000Z',
  price: 8000,
};
const weekBefore = Date.parse('2026-11-20T20:40:00.000Z');
const thatEvening = Date.parse('2026-11-27T18:48:00.000Z');
const atTheDoor = Date.parse('2026-11-27T19:50:00.000Z');
const ticket = { boughtAt: '2026-11-20T19:00:00.000Z', paid: 6000 };
const byVoucher = { ...ticket, paid: 0, byVoucher: true };
const own = { bought: true, canBuy: false, ticket };

const meta = {
  title: 'Kit/TicketPanel',
  component: TicketPanel,
  decorators: [inBox('panel')],
  args: { ...show, now: weekBefore, onBuy: fn() },
} satisfies Meta<typeof TicketPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Starts in').nextElementSibling).toHaveTextContent('6days23h20min');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy a ticket' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

export const Owned: Story = {
  args: { ...own, now: thatEvening, enterHref: '#enter', onCalendar: fn(), onGiveBack: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Bought on 20 November, 60 coins')).toBeVisible();
    await expect(canvas.getByText('Starts in').nextElementSibling).toHaveTextContent('1h12min');
    await expect(canvas.getByRole('button', { name: 'Door opens at 20:50' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    await expect(args.onCalendar).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Give the ticket back' }));
    await expect(args.onGiveBack).toHaveBeenCalledOnce();
  },
};

export const Enter: Story = {
  args: { ...own, now: atTheDoor, enterHref: '#enter' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter' })).toHaveAttribute('href', '#enter');
  },
};

/** Without a page to enter, the button says when the door opens. */
export const NoPageYet: Story = {
  args: { ...own, now: atTheDoor },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Door opens at 20:50' })).toBeVisible();
  },
};

export const NoTickets: Story = {
  args: { now: Date.parse('2026-11-27T20:30:00.000Z'), canBuy: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Running, ends in').nextElementSibling).toHaveTextContent('15min');
    await expect(canvas.getByRole('button', { name: 'No tickets now' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const sheet = (name: string, more: Partial<TicketPanelProps>) => (
  <State name={name}>
    <TicketPanel {...show} now={weekBefore} aria-label={name} {...more} />
  </State>
);

export const AllStates: Story = {
  tags: ['shot'],
  parameters: { box: 'none' },
  render: () => (
    <Sheet columns="panel">
      {sheet('For coins', {})}
      {sheet('Free', { price: 0, now: thatEvening })}
      {sheet('Bought', { ...own, now: thatEvening, onCalendar: () => undefined, onGiveBack: () => undefined })}
      {sheet('By voucher, the door is open', { ...own, ticket: byVoucher, now: atTheDoor, enterHref: '#enter' })}
      {sheet('No tickets now', { now: Date.parse('2026-11-27T20:30:00.000Z'), canBuy: false })}
      {sheet('Over', { now: Date.parse(show.end) })}
      {sheet('Cancelled', { cancelled: true })}
    </Sheet>
  ),
};
export const GermanBrasaLight: Story = {
  args: { ...own, now: thatEvening, onCalendar: fn(), onGiveBack: fn() },
  globals: { language: 'de', brand: 'brasa', theme: 'light' },
};

/** A locked account is named in place of the button. */
export const Stopped: Story = {
  args: { canBuy: false, stopped: 'Your account is locked.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your account is locked.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
