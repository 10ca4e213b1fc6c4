import { PaymentWindow } from '@lounge/kit/payment-window';
import { paymentWindowPath, topUpPath, type WindowPageName } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useWallet } from './wallet-stores.ts';
import { dialogTitle } from './dialog-title.ts';

/** The payment dialog, open for what was wanted; closing it ends what waited for it. @spec screen:overlay.payment */
export const PaymentWindowConnected = observer(({ view }: { view: WindowPageName }) => {
  const { config, paymentDialog } = useApp();
  const { payment } = useWallet();
  useEffect(() => payment.open(view), [payment, view]);
  useEffect(() => () => void payment.close(), [payment]);
  const intl = useIntl();
  const { price } = paymentDialog;
  const path =
    view === 'top-up' && price !== null ? topUpPath(config.language, price) : paymentWindowPath(config.language, view);
  return (
    <PaymentWindow
      title={intl.formatMessage(dialogTitle(config.guestId === null && view !== 'sign-up' ? 'log-in' : view))}
      note={view === 'top-up' ? (paymentDialog.note ?? undefined) : undefined}
      src={payment.view === null ? null : path}
      onClose={() => {
        paymentDialog.close();
        void payment.close();
      }}
      onMessage={({ data }) => {
        void payment.handleReport(data).then(() => {
          if (payment.view === null) paymentDialog.close();
        });
      }}
    />
  );
});
