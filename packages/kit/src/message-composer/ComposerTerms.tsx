import { useIntl } from '../kit-provider/use-intl.ts';
import { Icon } from '../icon/Icon.tsx';
import { chatCircle } from '../icons/paths/chat-circle.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PriceParts, type PriceContent } from '../price/PriceParts.tsx';
import { messages } from './MessageComposer.messages.ts';

/** The price of writing a message. */
export interface MessageTerms {
  /** Free messages, which are used before coins. */
  freeMessages: number;
  /** The price of a message after that, or null if messages are free. */
  price: PriceContent | null;
  /** The messages that vouchers pay, after the free ones and before coins. @default 0 */
  vouchers?: number | undefined;
}

/** Shows the free messages, the price of a message, and the total of this message with its gifts. */
export function ComposerTerms({ terms, total }: { terms: MessageTerms; total: number }) {
  const intl = useIntl();
  const { language } = useKit();
  const { freeMessages, price, vouchers = 0 } = terms;
  const isByVoucher = price !== null && freeMessages <= 0 && vouchers > 0;
  const priceParts = price && <PriceParts price={price} intl={intl} language={language} />;
  return (
    <p data-part="terms">
      <Icon path={chatCircle} size={17} />
      {price === null && intl.formatMessage(messages.free)}
      {price !== null && freeMessages > 0 && (
        <>
          <b>{intl.formatMessage(messages.freeMessages, { count: freeMessages })}</b>
          {` ${intl.formatMessage(messages.thenEach)} `}
          {priceParts}
          {` ${intl.formatMessage(messages.each)}`}
        </>
      )}
      {isByVoucher && <b>{intl.formatMessage(messages.vouchers, { count: vouchers })}</b>}
      {price !== null && freeMessages <= 0 && !isByVoucher && (
        <>
          {`${intl.formatMessage(messages.notFree)} `}
          {priceParts}
        </>
      )}
      {total > 0 && (
        <span data-part="total">
          {`${intl.formatMessage(messages.toPay)} `}
          <PriceParts price={{ amount: total }} intl={intl} language={language} />
        </span>
      )}
    </p>
  );
}
