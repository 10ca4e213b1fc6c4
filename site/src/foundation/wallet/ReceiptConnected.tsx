import { Button } from '@lounge/kit/button';
import type { Statement } from '@lounge/stores/foundation/wallet';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from './Coins.messages.ts';
import { ReceiptView } from './ReceiptView.tsx';

/** The receipt that the guest opened: that it loads, that it did not load with another try, or the receipt. */
export const ReceiptConnected = observer(({ statement, onClose }: { statement: Statement; onClose: () => void }) => {
  const intl = useIntl();
  const { receipt, receiptId, receiptEntry } = statement;
  if (receipt.value !== null) return <ReceiptView receipt={receipt.value} entry={receiptEntry} onClose={onClose} />;
  return (
    <div data-part="receipt" role="status">
      {receipt.state === 'loading' && <p>{intl.formatMessage(messages.receiptLoading)}</p>}
      {receipt.state === 'failed' && (
        <>
          <p>{intl.formatMessage(messages.receiptFailed)}</p>
          <div data-part="acts">
            <Button variant="outline" onClick={() => void statement.readReceipt(receiptId ?? '')}>
              {intl.formatMessage(messages.again)}
            </Button>
            <Button variant="text" onClick={onClose}>
              {intl.formatMessage(messages.close)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
});
