import { useKit } from '@lounge/kit/kit-provider';
import { PrivateShowInvitation, type PrivateShowInvitationProps } from '@lounge/kit/private-show-invitation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const invitation = { actorName: 'Noor', actorId: 112, until: '2026-11-20T20:20:00.000Z', price: 12_000 };

function Invitation(props: Omit<PrivateShowInvitationProps, 'pictureUrl'>) {
  const { brand } = useKit();
  return <PrivateShowInvitation {...props} pictureUrl={`${picture(brand, 'avatar', 'noor').src}/w160.webp`} />;
}

const meta = {
  title: 'Kit/PrivateShowInvitation',
  component: Invitation,
  args: { ...invitation, onAccept: fn(), onDecline: fn(), onClose: fn() },
} satisfies Meta<typeof Invitation>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:PrivateShowInvitation 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: 'Noor invites you to a private show' });
    await expect(region).toHaveTextContent('You can come in until 21:20.');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledWith({ actorId: 112 });
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledWith({ actorId: 112 });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Answering: Story = {
  args: { state: 'answering' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};

/** @spec component:PrivateShowInvitation 2 */
export const Accepted: Story = {
  args: { state: 'accepted', showHref: '#show' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Noor is waiting for you.');
    await expect(canvas.getByRole('link', { name: 'To the show' })).toHaveAttribute('href', '#show');
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};

/** @spec component:PrivateShowInvitation 3 */
export const Declined: Story = {
  args: { state: 'declined' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Declined.');
    await expect(canvas.queryByRole('button', { name: 'Decline' })).toBeNull();
  },
};

export const Over: Story = {
  args: { state: 'over' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This invitation is over.');
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

const close = () => undefined;

export const AllStates: Story = {
  tags: ['shot'],
  render: () => (
    <Sheet columns="panel">
      <State name="Invited">
        <Invitation {...invitation} onClose={close} />
      </State>
      <State name="Accepted">
        <Invitation {...invitation} actorName="Sable" state="accepted" showHref="#show" onClose={close} />
      </State>
      <State name="Declined">
        <Invitation {...invitation} actorName="Mirela" state="declined" onClose={close} />
      </State>
      <State name="Over">
        <Invitation {...invitation} actorName="Tamsin" state="over" onClose={close} />
      </State>
      <State name="Failed">
        <Invitation {...invitation} actorName="Dario" state="failed" onClose={close} />
      </State>
    </Sheet>
  ),
};
export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
