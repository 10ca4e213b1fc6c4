import { formatMoney } from '@lounge/locale';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { obstacleTo, type PickerGift } from '../gift-picker/gift-counts.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { caretUp } from '../icons/paths/caret-up.ts';
import { gift as giftIcon } from '../icons/paths/gift.ts';
import { waveform } from '../icons/paths/waveform.ts';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PriceParts } from '../price/PriceParts.tsx';
import { rootOf } from '../root-of.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './ChatTray.messages.ts';
import { chatTrayStyles } from './ChatTray.styles.ts';

/** Props of ChatTray. */
export interface ChatTrayProps extends RootProps<'section', 'onSelect'> {
  /** The gifts to choose from: three beside a log, more on phones, where they scroll. */
  gifts: readonly PickerGift[];
  /** The id of the chosen gift; null for none. */
  chosen: number | null;
  /** The balance in hundredths; gifts that cost more are marked. */
  balance?: number | undefined;
  /** Whether the guest is VIP. @default false */
  isVip?: boolean | undefined;
  /** Whether the chosen gift is being sent. @default false */
  isPending?: boolean | undefined;
  /** Whether the last gift was not sent, and not charged. @default false */
  failed?: boolean | undefined;
  /** The name of the gift that was sent last, said where the sheet covers the log. @default none */
  sent?: string | undefined;
  /** The reactions: a ReactionBar. */
  reactions?: ReactNode;
  /** Called with a gift when the guest chooses it, with null when the guest takes it back. */
  onChoose: (choice: { gift: PickerGift | null }) => void;
  /** Called when the guest sends the chosen gift. */
  onSend: (sending: { gift: PickerGift }) => void;
  /** Whether `gifts` are all there are; the button for them then shows fewer again. @default false */
  isAllGifts?: boolean | undefined;
  /** Called when the guest wants to see all gifts, or fewer again; without a handler there is no such button. */
  onAllGifts?: (() => void) | undefined;
  /** Called when the guest wants toy control; without a handler there is no such button. */
  onToys?: (() => void) | undefined;
  /** Called when the guest closes the sheet, on phones. */
  onClose?: (() => void) | undefined;
}

const toggle = 'button[data-part="all"]';

const Root = styled.section.withConfig({ componentId: 'kit-chat-tray' })`
  ${chatTrayStyles}
`;

function Terms({ gift, obstacle }: { gift: PickerGift; obstacle: 'vip' | 'balance' | null }) {
  const intl = useIntl();
  const { language } = useKit();
  const { owned = 0, price: amount, currency } = gift;
  const why = obstacle !== null && (
    <span data-part="terms" data-obstacle={obstacle}>
      {intl.formatMessage(obstacle === 'vip' ? messages.needsVip : messages.needsCoins)}
    </span>
  );
  if (obstacle === 'vip') return why;
  if (owned > 0) {
    return (
      <span data-part="terms" data-owned="">
        {intl.formatMessage(messages.yours, { count: owned })}
      </span>
    );
  }
  return (
    <>
      <span data-part="terms">
        <PriceParts price={{ amount, currency }} intl={intl} language={language} />
      </span>
      {why && <> {why}</>}
    </>
  );
}

function Send({
  gift,
  isPending,
  onSend,
}: { gift: PickerGift | undefined; isPending: boolean } & Pick<ChatTrayProps, 'onSend'>) {
  const intl = useIntl();
  const { language } = useKit();
  if (gift === undefined) {
    return (
      <Button unavailable size="large">
        {intl.formatMessage(messages.chooseFirst)}
      </Button>
    );
  }
  const { owned = 0, price: amount, currency } = gift;
  return (
    <Button size="large" variant="outline" isPending={isPending} onClick={() => onSend({ gift })}>
      {`${intl.formatMessage(messages.send, { gift: gift.name })} `}
      {owned > 0 ? (
        intl.formatMessage(messages.yourOwn)
      ) : (
        <PriceParts price={{ amount, currency }} intl={intl} language={language} />
      )}
    </Button>
  );
}

function Head({ balance, onClose }: Pick<ChatTrayProps, 'balance' | 'onClose'>) {
  const intl = useIntl();
  const { language } = useKit();
  return (
    <div data-part="head">
      <h2>{intl.formatMessage(messages.title)}</h2>
      {balance !== undefined && (
        <span data-part="balance">
          <span className="kit-visually-hidden">{`${intl.formatMessage(messages.balance)} `}</span>
          <CoinMark />
          {formatMoney({ amount: balance, currency: 'VXC' }, language)}
        </span>
      )}
      {onClose && <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />}
    </div>
  );
}

/**
 * Returns the ref for the list. All gifts replace the button that shows them, and fewer remove a focused gift: the focus goes to the
 * replacement, the first new gift or the button.
 */
const useFocusOnReplaced = (count: number, isAll: boolean): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ count, isAll });
  useEffect(() => {
    const { count: shown, isAll: was } = before.current;
    before.current = { count, isAll };
    if (was === isAll || shown === 0) return;
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== list.current?.querySelector(toggle)) return;
    list.current?.children[Math.min(count, shown)]?.querySelector('button')?.focus();
  }, [count, isAll]);
  return list;
};

/** Returns the ref for what sends: where it is hidden once nothing is chosen, its focus goes to the list. */
const useFocusAfterSend = (
  isChosen: boolean,
  list: RefObject<HTMLUListElement | null>,
): RefObject<HTMLDivElement | null> => {
  const send = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = rootOf(send.current).activeElement;
    // The browser takes the focus of a hidden button away later.
    if (isChosen || focused?.getClientRects().length !== 0 || send.current?.contains(focused) !== true) return;
    (list.current?.querySelector<HTMLElement>(toggle) ?? list.current?.querySelector('button'))?.focus();
  }, [isChosen, list]);
  return send;
};

/** Reactions and gifts of a running chat. A gift is chosen first and then sent, so that no press alone costs anything. */
export function ChatTray(props: ChatTrayProps) {
  const {
    gifts,
    chosen,
    balance,
    isVip = false,
    isPending = false,
    failed = false,
    sent,
    reactions,
    onChoose,
    onSend,
    isAllGifts = false,
    onAllGifts,
    onToys,
    onClose,
    ...rest
  } = props;
  const intl = useIntl();
  const chosenGift = gifts.find(({ id }) => id === chosen);
  const label = intl.formatMessage(messages.title);
  const list = useFocusOnReplaced(gifts.length, isAllGifts);
  const send = useFocusAfterSend(chosenGift !== undefined, list);
  return (
    <Root aria-label={label} {...rest} data-chosen={chosenGift?.id}>
      <Head balance={balance} onClose={onClose} />
      {onToys && (
        <div data-part="toys">
          <Button wide variant="outline" icon={waveform} onClick={onToys}>
            {intl.formatMessage(messages.toys)}
          </Button>
        </div>
      )}
      {reactions !== undefined && (
        <div data-part="reactions" data-slot="">
          {reactions}
        </div>
      )}
      <ul ref={list} data-part="gifts" aria-label={label}>
        {gifts.map((gift) => {
          const obstacle = obstacleTo(gift, { gifts, selection: {}, balance, isVip });
          return (
            <li key={gift.id}>
              <button
                type="button"
                aria-pressed={gift.id === chosen}
                aria-disabled={obstacle !== null || undefined}
                onClick={obstacle !== null ? undefined : () => onChoose({ gift: gift.id === chosen ? null : gift })}
              >
                <span data-part="art" data-slot="">
                  {gift.art}
                </span>
                <span data-part="name">{gift.name} </span>
                <Terms gift={gift} obstacle={obstacle} />
              </button>
            </li>
          );
        })}
        {onAllGifts && (
          <li>
            <button type="button" data-part="all" aria-expanded={isAllGifts} onClick={() => onAllGifts()}>
              <Icon path={isAllGifts ? caretUp : giftIcon} size={24} />
              {intl.formatMessage(isAllGifts ? messages.less : messages.all)}
            </button>
          </li>
        )}
      </ul>
      <div ref={send} data-part="send">
        <Send gift={chosenGift} isPending={isPending} onSend={onSend} />
      </div>
      <p data-part="sent" role="status">
        {sent !== undefined && intl.formatMessage(messages.sent, { gift: sent })}
      </p>
      <p data-part="failed" role="status">
        {failed && intl.formatMessage(messages.failed)}
      </p>
    </Root>
  );
}
