import { StatePanel } from '@lounge/kit/state-panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';
import { Sheet } from '../fixtures/Sheet.tsx';

const retry = fn();

const meta = {
  title: 'Kit/StatePanel',
  component: StatePanel,
  args: { kind: 'empty' },
  decorators: [inBox('video')],
} satisfies Meta<typeof StatePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: 'Nobody pinned yet',
    text: 'Pin someone and we tell you when they come online.',
    picture: picture('velvet', 'album', 'garden'),
    step: { label: 'Find performers', href: '#performers' },
  },
};

/** @spec component:ErrorNotice 1 */
export const FailedWithRetry: Story = {
  args: { kind: 'error', step: { onAct: retry }, requestId: 'r-7f3a90', picture: picture('velvet', 'album', 'yellow') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Offline: Story = { args: { kind: 'offline', step: { onAct: retry } } };
export const NotFound: Story = { args: { kind: 'notFound', step: { href: '/' }, level: 1 } };

/** @spec component:RestrictionGate 1, component:EmptyState 3 */
export const NeedsLogIn: Story = {
  args: { kind: 'needLogin', step: { href: '#login' }, second: { label: 'Create an account', href: '#sign-up' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in to go on' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
  },
};
export const NeedsAgeCheck: Story = {
  args: { kind: 'needAgeCheck', step: { href: '#age' }, picture: picture('velvet', 'album', 'palms') },
};
export const NeedsSubscription: Story = {
  args: { kind: 'needAbo', step: { href: '#vip' }, second: 'Cancel any time' },
};
export const NeedsPurchase: Story = {
  args: { kind: 'needPurchase', title: 'Orchids at midnight', step: { href: '#buy' }, second: 'Balance 248' },
};

const kinds = [
  'empty',
  'error',
  'offline',
  'notFound',
  'needLogin',
  'needAgeCheck',
  'needAbo',
  'needPurchase',
] as const;
const all = () => (
  <Sheet columns="panel">
    {kinds.map((kind) => (
      <StatePanel key={kind} kind={kind} step={{ href: '#step' }} picture={picture('velvet', 'album', 'garden')} />
    ))}
  </Sheet>
);
export const AllKinds: Story = { parameters: { box: 'none' }, render: all };
export const AllKindsGerman: Story = { parameters: { box: 'none' }, globals: { language: 'de' }, render: all };
