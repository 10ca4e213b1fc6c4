import type { ReactNode } from 'react';
import type { HeadingLevel } from '../heading-level.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { RedeemButton } from '../monthly-rewards/RedeemButton.tsx';
import { messages } from './SpinHistory.messages.ts';

/** A prize that was won. */
export interface WonPrize {
  /** Identity. */
  id: number;
  /** The prize as text, such as "2 spins". */
  label: string;
  /** When it was won, as text. */
  when: string;
  /** Where the prize is, such as "In your gifts". */
  place?: string | undefined;
  /** A drawing, such as GiftArt of `@lounge/kit/gift-art`. */
  art?: ReactNode;
  /** Whether it is a bonus code that can be redeemed now. @default false */
  canRedeem?: boolean | undefined;
}

/** Skeleton rows while the list is loading. */
const waiting = [0, 1, 2];

/** Options of PrizeRows. */
interface PrizeRowsOptions {
  readonly prizes: readonly WonPrize[];
  readonly isPending: boolean;
  readonly redeeming?: number | null;
  readonly onRedeem?: ((redeem: { id: number }) => void) | undefined;
  readonly heading: string;
  readonly title?: string | undefined;
  readonly level: HeadingLevel | undefined;
}

/** The heading and the rows of a list of prizes. */
export function PrizeRows(options: PrizeRowsOptions) {
  const { prizes, isPending, redeeming = null, onRedeem, heading, title, level } = options;
  const intl = useIntl();
  return (
    <>
      <h2 aria-level={level} id={heading}>
        {title ?? intl.formatMessage(messages.title)}
      </h2>
      {prizes.length === 0 && <p>{intl.formatMessage(isPending ? messages.loading : messages.empty)}</p>}
      {prizes.length === 0 && isPending && (
        <ol aria-hidden>
          {waiting.map((row) => (
            <li key={row}>
              <span data-part="art" />
              <span data-part="wait" />
            </li>
          ))}
        </ol>
      )}
      {prizes.length > 0 && (
        <ol>
          {prizes.map(({ id, label, when, place, art, canRedeem = false }) => (
            <li key={id}>
              <span data-part="art" data-slot="">
                {art}
              </span>
              <b>{label}</b>
              <span data-part="when">{when}</span>
              <span data-part="place">
                {canRedeem && onRedeem ? (
                  <RedeemButton
                    id={id}
                    label={intl.formatMessage(messages.redeem)}
                    named={intl.formatMessage(messages.redeemNamed, { name: label })}
                    redeeming={redeeming}
                    onRedeem={onRedeem}
                  />
                ) : (
                  place
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
