import { Button } from '@lounge/kit/button';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../shared/app-context.ts';
import { useGuest } from './guest-stores.ts';

/** Props of ConfirmAddressConnected. */
export interface ConfirmAddressConnectedProps {
  /** The label of the button that sends the mail with the link. */
  sendLink: string;
  /** Stands in its place once the mail is sent. */
  linkSent: string;
}

/** The way to confirm the guest's address; nothing without one. @spec socket:signup-email.send */
export const ConfirmAddressConnected = observer(({ sendLink, linkSent }: ConfirmAddressConnectedProps) => {
  const { stores } = useApp();
  const { status } = useGuest();
  const address = stores.guest.data.value?.email ?? null;
  if (address === null) return null;
  if (status.items.some(({ type }) => type === 'mailWelcomeLink')) return <p>{linkSent}</p>;
  return (
    <Button variant="outline" wide onClick={() => status.act({ type: 'mailNotVerified', address })}>
      {sendLink}
    </Button>
  );
});
