import { part, type WithSlots } from '../headless/part.ts';
import { formatCoins } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { x } from '../icons/paths/x.ts';
import { CountdownTimer } from '../countdown-timer/CountdownTimer.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { TopUpPackage } from '../top-up-package/TopUpPackage.tsx';
import { messages } from './OneClickPaymentWindow.messages.ts';
import { oneClickPaymentWindowStyles } from './OneClickPaymentWindow.styles.ts';

/** A saved payment method: its kind and the masked end of its number. */
export interface OneClickMethod {
  kind: 'card' | 'bank' | 'wallet';
  label: string;
}

/** Content of the window. */
export type OneClickState =
  | { kind: 'checking' | 'available' | 'charging' | 'unknown' | 'timeOver' }
  | { kind: 'notAvailable'; reason: 'noMethod' | 'paused' }
  | { kind: 'success'; coins: number }
  | { kind: 'failure'; reason: 'declined' | 'limitReached' | 'paused' | 'noMethod' | 'failed' };

/** Props of OneClickPaymentWindow. */
export interface OneClickPaymentWindowProps extends RootProps<'section'>, WithSlots<'head'> {
  /** The content of the window; coins in hundredths. */
  state: OneClickState;
  /** The sums and the coins that they buy, in hundredths; none is preselected. */
  amounts: readonly { amount: number; coins: number }[];
  /** The method that pays. @default none */
  method?: OneClickMethod | null | undefined;
  /** The seconds that are left to decide, from 60. @default no limit */
  secondsLeft?: number | undefined;
  /** The address of the payment window with all ways to pay. */
  topUpHref: string;
  /** Called when the guest presses a sum, which pays it. */
  onCharge: (choice: { amount: number }) => void;
  /** Called when the guest asks again how a payment ended. */
  onAskAgain?: (() => void) | undefined;
  /** Called when the guest takes the offer of the automatic recharge, after a payment. @default it is not offered */
  onRecharge?: (() => void) | undefined;
  /** Called when the guest closes it. @default it cannot be closed */
  onClose?: (() => void) | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-one-click-payment-window' })`
  ${oneClickPaymentWindowStyles}
`;

const tones = { success: 'success', failure: 'danger' } as const;

const statusOf = (state: OneClickState, coins: string, intl: IntlShape): string | null => {
  if (state.kind === 'available') return null;
  if (state.kind === 'success') return intl.formatMessage(messages.success, { coins, count: state.coins / 100 });
  if (state.kind === 'failure' || state.kind === 'notAvailable') return intl.formatMessage(messages[state.reason]);
  return intl.formatMessage(state.kind === 'timeOver' ? messages.over : messages[state.kind]);
};

/** Whether sums can be pressed; while one is being paid they stay, so that nothing jumps. */
const hasAmounts = ({ kind }: OneClickState): boolean => ['available', 'charging', 'failure'].includes(kind);

/**
 * Adds coins by one press with the saved method: in a chat, in a conversation. Each button names euros and coins, and how the
 * payment ended stands in the same place. The time that is left is text; nothing flashes.
 * @spec component:OneClickPaymentWindow screen:overlay.one-click-payment
 */
export function OneClickPaymentWindow(props: OneClickPaymentWindowProps) {
  const {
    state,
    amounts,
    method,
    secondsLeft,
    topUpHref,
    onCharge,
    onAskAgain,
    onRecharge,
    onClose,
    level,
    slots,
    ...rest
  } = props;
  const intl = useIntl();
  const { language } = useKit();
  const title = intl.formatMessage(messages.title);
  const status = statusOf(state, formatCoins(state.kind === 'success' ? state.coins : 0, language), intl);
  const needsWindow = state.kind === 'notAvailable' || state.kind === 'timeOver';
  return (
    <Root {...rest} aria-label={title} data-state={state.kind}>
      {part(
        slots,
        'head',
        <header data-part="head">
          <h2 aria-level={level}>{title}</h2>
          {onClose && <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />}
        </header>,
      )}
      <p
        role="status"
        data-part="status"
        data-tone={state.kind === 'success' || state.kind === 'failure' ? tones[state.kind] : undefined}
        hidden={status === null}
      >
        {status}
      </p>
      {hasAmounts(state) && (
        <div data-part="amounts">
          {amounts.map((each) => (
            <TopUpPackage key={each.amount} {...each} unavailable={state.kind === 'charging'} onChoose={onCharge} />
          ))}
        </div>
      )}
      {state.kind === 'unknown' && (
        <Button variant="outline" onClick={() => onAskAgain?.()}>
          {intl.formatMessage(messages.askAgain)}
        </Button>
      )}
      {state.kind === 'success' && onRecharge && (
        <Button variant="outline" onClick={onRecharge}>
          {intl.formatMessage(messages.offerRecharge)}
        </Button>
      )}
      {needsWindow && (
        <ButtonLink variant="outline" href={topUpHref}>
          {intl.formatMessage(messages.addCoins)}
        </ButtonLink>
      )}
      {hasAmounts(state) && (
        <p data-part="foot">
          {method && (
            <span>
              {intl.formatMessage(messages.paidWith, {
                method: `${intl.formatMessage(messages[method.kind])} ${method.label}`,
              })}
            </span>
          )}
          <a href={topUpHref}>{intl.formatMessage(messages.otherWays)}</a>
          {secondsLeft !== undefined && (
            <CountdownTimer
              seconds={secondsLeft}
              sentence={({ time }) => intl.formatMessage(messages.timeLeft, { time })}
            />
          )}
        </p>
      )}
    </Root>
  );
}
