import { part, type WithSlots } from '../headless/part.ts';
import { formatCoins } from '@lounge/locale';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { Notice } from '../notice/Notice.tsx';
import type { RootProps } from '../root-props.ts';
import { TopUpPackage } from '../top-up-package/TopUpPackage.tsx';
import { useModal } from '../modal/use-modal.ts';
import { messages } from './RefillWindow.messages.ts';
import { refillWindowStyles } from './RefillWindow.styles.ts';

/** Props of RefillWindow. */
export interface RefillWindowProps extends RootProps<'dialog'>, WithSlots<'head'> {
  /** The type of the incentive, which hiding names. */
  incentiveType: string;
  /** For how many seconds it is hidden. */
  interval: number;
  /** The guest's balance in hundredths of a coin. */
  balance: number;
  /** The balance from which a chat begins, in hundredths of a coin. */
  minimum: number;
  /** Whether a chat runs, which goes on meanwhile. @default false */
  isInChat?: boolean | undefined;
  /** Whether the time of that chat is charged. @default false */
  isCharged?: boolean | undefined;
  /** Whether the guest has to pay before going on, so that it cannot be hidden. @default false */
  isForced?: boolean | undefined;
  /** Sums to pay with one click, in hundredths; without a saved method there are none. @default none */
  amounts?: readonly { amount: number; coins: number }[] | undefined;
  /** Why nothing can be paid at all, in the guest's language; no sums and no other ways are offered then. @default something can be paid */
  stopped?: string | undefined;
  /** The address of the payment window. */
  topUpHref: string;
  /** Called when the guest presses a sum, which pays it. */
  onCharge?: ((choice: { amount: number }) => void) | undefined;
  /** Called when the guest hides it for the interval. */
  onHide: (choice: { incentiveType: string; interval: number }) => void;
  /** Called when the guest closes it for now. */
  onClose: () => void;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-refill-window' })`
  ${refillWindowStyles}
`;

/**
 * Offers to add coins where the balance is too low; it can be hidden for an interval.
 * @spec component:RefillWindow screen:overlay.refill feature:pay.refill
 */
export function RefillWindow(props: RefillWindowProps) {
  const {
    incentiveType,
    interval,
    balance,
    minimum,
    isInChat = false,
    isCharged = false,
    isForced = false,
    amounts: offered = [],
    stopped,
    ref,
    topUpHref,
    onCharge,
    onHide,
    onClose,
    slots,
    ...rest
  } = props;
  const intl = useIntl();
  const { language } = useKit();
  const dialog = useModal(ref);
  const amounts = stopped === undefined ? offered : [];
  const title = intl.formatMessage(isForced ? messages.forced : messages.title);
  const has = { balance: formatCoins(balance, language), count: balance / 100 };
  const why = isInChat
    ? intl.formatMessage(isCharged ? messages.textInPaidChat : messages.textInChat, has)
    : intl.formatMessage(messages.text, { ...has, minimum: formatCoins(minimum, language) });
  return (
    <Root {...rest} ref={dialog} aria-label={title} data-forced={isForced || undefined} onClose={onClose}>
      {part(
        slots,
        'head',
        <header data-part="head">
          <h2>{title}</h2>
          <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />
        </header>,
      )}
      {stopped !== undefined && <Notice tone="warning" text={stopped} />}
      <p>{isForced ? intl.formatMessage(messages.forcedText) : why}</p>
      {amounts.length > 0 && (
        <div data-part="amounts">
          {amounts.map((each) => (
            <TopUpPackage key={each.amount} {...each} onChoose={onCharge} />
          ))}
        </div>
      )}
      <div data-part="actions">
        {stopped === undefined && (
          <ButtonLink variant="outline" href={topUpHref}>
            {intl.formatMessage(amounts.length > 0 ? messages.otherWays : messages.addCoins)}
          </ButtonLink>
        )}
        {!isForced && (
          <Button variant="text" onClick={() => onHide({ incentiveType, interval })}>
            {intl.formatMessage(messages.notNow)}
          </Button>
        )}
      </div>
    </Root>
  );
}
