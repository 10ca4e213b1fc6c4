import { StatusBar, type StatusBarItem, type StatusBarType } from '@lounge/kit/status-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { statusBarExample } from '../../../packages/kit/src/status-bar/example.ts';
import { Sheet } from '../fixtures/Sheet.tsx';

const everyItem: readonly StatusBarItem[] = [
  { type: 'noAgeCheck', href: '#age' },
  { type: 'ageCheckStatus', status: 'pending' },
  { type: 'ageCheckAccepted' },
  { type: 'ageCheckStatus', status: 'rejected', reason: 'The picture was too dark.' },
  { type: 'automaticRecharge', on: false, href: '#settings' },
  { type: 'automaticRecharge', on: true, href: '#settings' },
  { type: 'mailNotVerified', address: 'thea@example.org' },
  { type: 'verifiedMail' },
  { type: 'mailWelcomeLink' },
  { type: 'welcomeBack', name: 'Thea', spins: 3, href: '#wheel' },
  { type: 'monthlyBonusNotification', month: 11, bonus: 'one free album.', href: '#bonus' },
  { type: 'cancellationOffer', offer: 'VIP at 9,90 € for three months.', href: '#offer' },
  { type: 'cancellationOfferError' },
  { type: 'error' },
  { type: 'notFoundRedirect' },
];

/** How each item's sentence begins. */
const everyTitle = [
  'Verify your age',
  'Your age check is being looked at.',
  'Age check accepted.',
  'Age check not accepted. The picture was too dark.',
  'Automatic top-up is off.',
  'Automatic top-up is on.',
  'E-mail sent: please confirm it.',
  'E-mail address confirmed.',
  'The link is on its way.',
  'Good to see you again, Thea. 3 spins are waiting.',
  'Your November bonus is here: one free album.',
  'An offer if you stay: VIP at 9,90',
  'The offer could not be saved.',
  'That did not work.',
  'That page is gone.',
];

const meta = {
  title: 'Kit/StatusBar',
  component: StatusBar,
  args: { ...statusBarExample, onClose: fn(), onAct: fn() },
} satisfies Meta<typeof StatusBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:StatusBar 8 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'To the wheel' })).toHaveAttribute('href', '#wheel');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith({ item: args.items[0] });
  },
};

/** @spec component:StatusBar 9 */
export const TheMostUrgentOfMany: Story = {
  args: { items: everyItem.filter(({ type }) => type !== 'ageCheckStatus' && type !== 'cancellationOfferError') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not work. Please try again in a moment.');
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onAct).toHaveBeenCalledWith({ item: { type: 'error' } });
  },
};
export const NothingToSay: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const WelcomeWithoutNameAndSpins: Story = { args: { items: [{ type: 'welcomeBack' }] } };

/** @spec component:StatusBar 10 */
export const CancellationOffer: Story = {
  args: { items: [{ type: 'cancellationOffer', offer: 'VIP at 9,90 € for three months.' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See the offer' }));
    await expect(args.onAct).toHaveBeenCalledWith({ item: args.items[0] });
  },
};

/** @spec entity:enum.statusBarType, component:StatusBar 1-13, feature:shell.status-bar 1, state:status-bar 4 */
export const EveryType: Story = {
  render: ({ onAct, onClose }) => (
    <Sheet columns="row">
      {everyItem.map((item, index) => (
        <StatusBar key={index} items={[item]} onAct={onAct} onClose={onClose} />
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const types = [...canvasElement.querySelectorAll<HTMLElement>('[data-type]')].map(({ dataset }) => dataset['type']);
    await expect(types).toEqual(everyItem.map(({ type }) => type));
    await expect(new Set(types).size).toBe(13);
    for (const [at, title] of everyTitle.entries())
      await expect(canvasElement.querySelectorAll('[data-type]')[at]).toHaveTextContent(title);
  },
};
export const EveryTypePhone: Story = { ...EveryType, globals: { viewport: { value: 'phone' } } };
export const EveryTypeGermanPhone: Story = {
  ...EveryType,
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(canvas.getByText('Bestätige dein Alter,')).toBeVisible(),
};

const tones: readonly StatusBarType[] = ['error', 'noAgeCheck', 'cancellationOffer', 'ageCheckAccepted', 'welcomeBack'];
export const OneOfEachTone: Story = {
  tags: ['shot'],
  render: ({ onAct, onClose }) => (
    <Sheet columns="row">
      {everyItem
        .filter(({ type }) => tones.includes(type))
        .map((item) => (
          <StatusBar key={item.type} items={[item]} onAct={onAct} onClose={onClose} />
        ))}
    </Sheet>
  ),
};
export const OneOfEachTonePhone: Story = { ...OneOfEachTone, globals: { viewport: { value: 'phone' } } };
