import { PrivateShowInvitation, type PrivateShowInvitationProps } from '@lounge/kit/private-show-invitation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { useArtBrand } from '../fixtures/use-art-brand.ts';

const invitation = {
  actorName: 'Noor',
  actorId: 112,
  until: '2026-11-20T20:20:00.000Z',
  price: 12_000,
  pictureUrl: '/samples/velvet/avatar/noor/w160.webp',
};

function InBrand({ pictureUrl, ...props }: PrivateShowInvitationProps) {
  const brand = useArtBrand();
  return <PrivateShowInvitation {...props} pictureUrl={pictureUrl.replace('/velvet/', `/${brand}/`)} />;
}

const meta = {
  title: 'Kit/PrivateShowInvitation',
  component: PrivateShowInvitation,
  args: { ...invitation, onAccept: fn(), onDecline: fn(), onClose: fn() },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof PrivateShowInvitation>;
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
        <InBrand {...invitation} onClose={close} />
      </State>
      <State name="Accepted">
        <InBrand {...invitation} actorName="Sable" state="accepted" showHref="#show" onClose={close} />
      </State>
      <State name="Declined">
        <InBrand {...invitation} actorName="Mirela" state="declined" onClose={close} />
      </State>
      <State name="Over">
        <InBrand {...invitation} actorName="Tamsin" state="over" onClose={close} />
      </State>
      <State name="Failed">
        <InBrand {...invitation} actorName="Dario" state="failed" onClose={close} />
      </State>
    </Sheet>
  ),
};
export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
