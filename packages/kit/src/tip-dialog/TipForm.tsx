import { formatCoins } from '@lounge/locale';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import { warningFill } from '../icons/paths/warning-fill.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { Notice } from '../notice/Notice.tsx';
import { messages } from './TipDialog.messages.ts';

/** The amounts that are offered, in whole coins. @assumed The specification names none; these are the drawn ones. */
const amounts = [5, 10, 25, 50] as const;

/** An amount that the guest typed: whole coins, one or more; null for anything else. */
const typedAmount = (text: string): number | null => (/^\d{1,6}$/.test(text.trim()) ? Number(text) || null : null);

interface TipFormProps {
  balance: number;
  chosen: number | 'other' | null;
  isPending: boolean;
  problem: string | undefined;
  stopped: string | undefined;
  topUpHref: string;
  onChoose: (amount: number | 'other') => void;
  onTip: (tip: { amountCoins: number }) => void;
  /** Sentences on balance and goal. */
  children: ReactNode;
}

interface OtherProps {
  most: number;
  text: string;
  isWrong: boolean;
  onText: (text: string) => void;
}

/** The field of another amount, which takes the focus as it appears. */
function OtherAmount({ most, text, isWrong, onText }: OtherProps) {
  const intl = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div data-part="other">
      <label htmlFor={id}>{intl.formatMessage(messages.amount)}</label>
      <input
        ref={field}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onText(target.value)}
      />
      <small id={`${id}-hint`} data-wrong={isWrong || undefined}>
        {intl.formatMessage(most > 0 ? messages.range : messages.whole, { most })}
      </small>
    </div>
  );
}

/** The choice of an amount and the button that sends it. */
export function TipForm(props: TipFormProps) {
  const { balance, chosen, isPending, problem, stopped, topUpHref, onChoose, onTip, children } = props;
  const intl = useIntl();
  const { language } = useKit();
  const id = useId();
  const [text, setText] = useState('');
  const amount = chosen === 'other' ? typedAmount(text) : chosen;
  const missing = amount === null ? 0 : amount * 100 - balance;
  const choose = (next: number | 'other') => () => {
    if (!isPending) onChoose(next);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (amount !== null && missing <= 0 && !isPending) onTip({ amountCoins: amount });
  };
  return (
    <form noValidate onSubmit={send}>
      <p id={id} data-part="title">
        {intl.formatMessage(messages.howMuch)}
      </p>
      <p data-part="text">{children}</p>
      <div data-part="amounts" role="group" aria-labelledby={id}>
        {amounts.map((coins) => (
          <button key={coins} type="button" aria-pressed={chosen === coins} onClick={choose(coins)}>
            <CoinMark size={18} />
            <b>{intl.formatNumber(coins)}</b>
            <span className="kit-visually-hidden">{intl.formatMessage(messages.coins, { count: coins })}</span>
          </button>
        ))}
        <button type="button" data-wide="" aria-pressed={chosen === 'other'} onClick={choose('other')}>
          {intl.formatMessage(messages.other)}
        </button>
      </div>
      {chosen === 'other' && (
        <OtherAmount
          most={Math.floor(balance / 100)}
          text={text}
          isWrong={text.trim() !== '' && amount === null}
          onText={setText}
        />
      )}
      <div role="status">
        {missing > 0 && (
          <p data-part="missing">
            <Icon path={warningFill} />
            {intl.formatMessage(messages.missing, { coins: formatCoins(missing, language), count: missing / 100 })}
          </p>
        )}
      </div>
      {problem !== undefined && (
        <p data-part="problem" role="alert">
          {problem}
        </p>
      )}
      {missing > 0 && stopped !== undefined && <Notice tone="warning" text={stopped} />}
      <div data-part="foot">
        {missing > 0 ? (
          stopped === undefined && (
            <ButtonLink variant="outline" size="large" wide href={topUpHref}>
              {intl.formatMessage(messages.addCoins)}
            </ButtonLink>
          )
        ) : (
          <Button
            type="submit"
            variant={amount === null ? 'outline' : 'primary'}
            size="large"
            wide
            isPending={isPending}
            unavailable={amount === null}
          >
            {amount === null ? (
              intl.formatMessage(messages.chooseFirst)
            ) : (
              <>
                {intl.formatMessage(messages.tip)} <CoinMark size={17} /> {intl.formatNumber(amount)}
              </>
            )}
          </Button>
        )}
      </div>
    </form>
  );
}
