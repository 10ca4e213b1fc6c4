import { Notice } from '@lounge/kit/notice';
import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { usePaymentStop } from './use-payment-stop.ts';

interface PaymentStopProps {
  /** Whether money is paid here, which a break forbids; a lock forbids more. @default true */
  isPaid?: boolean;
}

const Slot = styled.div.withConfig({ componentId: 'site-payment-stop' })`
  &:not(:last-child) {
    margin-bottom: var(--kit-space-3);
  }
`;

/** Names the guest's lock or break beside what it forbids, before a press; nothing without either. */
export const PaymentStopConnected = observer(({ isPaid = true }: PaymentStopProps) => {
  const stop = usePaymentStop();
  if (stop === null || (stop.reason === 'paused' && !isPaid)) return null;
  return (
    <Slot>
      <Notice tone="warning" title={stop.title} text={stop.text} />
    </Slot>
  );
});
