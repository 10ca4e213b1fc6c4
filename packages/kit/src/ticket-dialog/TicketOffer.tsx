import { formatCoins } from '@lounge/locale';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import { warningCircleFill } from '../icons/paths/warning-circle-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { Notice } from '../notice/Notice.tsx';
import { PriceParts } from '../price/PriceParts.tsx';
import { messages } from './TicketDialog.messages.ts';

/** The promo code that the guest enters. */
export interface TicketPromo {
  /** The guest's input. */
  code: string;
  /** Nothing checked, being checked, fits, or does not. */
  state: 'empty' | 'checking' | 'fits' | 'unfit';
  /** Its discount, in hundredths of a coin. @default 0 */
  discount?: number | undefined;
  /** Why it does not fit. */
  problem?: string | undefined;
}

/** The offer to a guest. */
export interface TicketOfferProps {
  /** How long the show lasts. */
  minutes: number;
  /** Price of a ticket in hundredths of a coin; zero or less is free. */
  price: number;
  /** The guest's balance in hundredths of a coin. */
  balance: number;
  /** The promo code. */
  promo: TicketPromo;
  /** How many vouchers pay for the ticket. @default 0 */
  vouchers?: number | undefined;
  /** Whether a purchase is in progress. @default false */
  isPending?: boolean | undefined;
  /** Why no coins can be bought, in the guest's language; it takes the place of the link to them. @default they can */
  stopped?: string | undefined;
  /** The address of the payment window. */
  topUpHref: string;
  /** Called with what the guest types as a code. */
  onCode?: ((change: { code: string }) => void) | undefined;
  /** Called when the guest has a code checked. */
  onCheck?: (() => void) | undefined;
  /** Called when the guest buys at the price that is shown. */
  onBuy?: (() => void) | undefined;
  /** Called when the guest pays with a voucher. */
  onUseVoucher?: (() => void) | undefined;
}

function Line({ line, label, children }: { line: string; label: ReactNode; children: ReactNode }) {
  return (
    <div data-part="line" data-line={line}>
      <span>{label}</span>
      <span>{children}</span>
    </div>
  );
}

function Code({ promo, onCode, onCheck }: Pick<TicketOfferProps, 'promo' | 'onCode' | 'onCheck'>) {
  const intl = useIntl();
  const id = useId();
  const { code, state, problem } = promo;
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (code.trim() !== '' && state !== 'checking') onCheck?.();
  };
  return (
    <form noValidate onSubmit={send}>
      <label htmlFor={id}>{intl.formatMessage(messages.code)}</label>
      <div data-part="field">
        <input
          id={id}
          name="promoCode"
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={state === 'fits'}
          aria-invalid={state === 'unfit' || undefined}
          aria-describedby={`${id}-answer`}
          onChange={({ target }) => onCode?.({ code: target.value })}
        />
        {state === 'fits' ? (
          <Button size="small" onClick={() => onCode?.({ code: '' })}>
            {intl.formatMessage(messages.removeCode)}
          </Button>
        ) : (
          <Button size="small" type="submit" isPending={state === 'checking'} unavailable={code.trim() === ''}>
            {intl.formatMessage(messages.check)}
          </Button>
        )}
      </div>
      <p id={`${id}-answer`} data-part="answer" data-bad={state === 'unfit' || undefined} role="status">
        {state === 'fits' && <Icon path={check} size={16} />}
        {state === 'unfit' && <Icon path={warningCircleFill} size={16} />}
        {state === 'fits' ? intl.formatMessage(messages.fits) : state === 'unfit' ? problem : null}
      </p>
    </form>
  );
}

function Actions(props: Omit<TicketOfferProps, 'minutes' | 'onCode' | 'onCheck'> & { due: number }) {
  const { due, price, balance, vouchers = 0, isPending, stopped, topUpHref, onBuy, onUseVoucher } = props;
  const intl = useIntl();
  const { language } = useKit();
  const isShort = balance < due;
  return (
    <div data-part="actions">
      {isShort && stopped !== undefined && <Notice tone="warning" text={stopped} />}
      {vouchers > 0 && (
        <Button variant="primary" size="large" wide isPending={isPending} onClick={onUseVoucher}>
          {intl.formatMessage(messages.useVoucher)}
        </Button>
      )}
      {isShort && stopped === undefined && (
        <ButtonLink variant={vouchers > 0 ? 'outline' : 'primary'} size="large" wide href={topUpHref}>
          {intl.formatMessage(messages.addCoins)}
        </ButtonLink>
      )}
      {!isShort && (
        <Button
          variant={vouchers > 0 ? 'outline' : 'primary'}
          size="large"
          wide
          isPending={isPending}
          unavailable={props.promo.state === 'checking'}
          onClick={onBuy}
        >
          {price <= 0 ? (
            intl.formatMessage(messages.take)
          ) : (
            <>
              {intl.formatMessage(messages.buyFor)} <CoinMark size={17} /> {formatCoins(due, language)}
            </>
          )}
        </Button>
      )}
    </div>
  );
}

/** The lines of a purchase: ticket, promo code, sum, balance, and the ways to pay. */
export function TicketOffer({ problem, ...props }: TicketOfferProps & { problem: string | undefined }) {
  const { minutes, price, balance, promo, vouchers = 0 } = props;
  const intl = useIntl();
  const { language } = useKit();
  const discount = promo.state === 'fits' ? (promo.discount ?? 0) : 0;
  const due = Math.max(0, price - discount);
  return (
    <>
      <Line
        line="ticket"
        label={
          <>
            {intl.formatMessage(messages.oneTicket)}
            <small>{intl.formatMessage(messages.minutes, { count: minutes })}</small>
          </>
        }
      >
        <PriceParts price={{ amount: price }} intl={intl} language={language} />
      </Line>
      {price > 0 && (
        <>
          <Code {...props} />
          {discount > 0 && (
            <Line line="discount" label={intl.formatMessage(messages.code)}>
              {`−${formatCoins(discount, language)}`}
            </Line>
          )}
          <Line line="together" label={intl.formatMessage(messages.together)}>
            <PriceParts price={{ amount: due }} intl={intl} language={language} />
          </Line>
          <Line line="balance" label={intl.formatMessage(balance < due ? messages.balance : messages.balanceAfter)}>
            {formatCoins(balance < due ? balance : balance - due, language)}
          </Line>
        </>
      )}
      {problem !== undefined && (
        <p data-part="problem" role="alert">
          {problem}
        </p>
      )}
      <Actions {...props} due={due} />
      <p data-part="note">
        {vouchers > 0 && `${intl.formatMessage(messages.vouchers, { count: vouchers })} `}
        {price > 0 && intl.formatMessage(messages.promise)}
      </p>
    </>
  );
}
