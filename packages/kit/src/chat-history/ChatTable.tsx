import { formatCoins, formatDateTime, formatDuration, formatMinutes } from '@lounge/locale';
import { useId, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { messages as kinds } from '../chat-button/ChatButton.messages.ts';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { chatCircle } from '../icons/paths/chat-circle.ts';
import { ticket } from '../icons/paths/ticket.ts';
import { videoCamera } from '../icons/paths/video-camera.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { messages as onlineMessages } from '../online-indicator/OnlineIndicator.messages.ts';
import { TilePresence } from '../online-indicator/OnlineIndicator.tsx';
import { PictureImage } from '../picture/PictureImage.tsx';
import { messages } from './ChatHistory.messages.ts';
import { monthsOf, type ListedChat } from './listed-chat.ts';

const stepIcons = { again: videoCamera, message: chatCircle, show: ticket, back: videoCamera } as const;

const columns = ['with', 'started', 'duration', 'voucher', 'coins', 'next'] as const;

function Who({ chat }: { chat: ListedChat }) {
  const intl = useIntl();
  const { language, Link } = useKit();
  const { name, href, picture, online, kind, startedAt } = chat;
  const presence = online ? 'online' : 'offline';
  return (
    <td data-part="with">
      <span data-part="avatar" data-tint={picture.tint}>
        <PictureImage picture={picture} widths={[160]} sizes="52px" width={52} height={52} name={name} intl={intl} />
      </span>
      <span data-part="words">
        <span data-part="name">
          <TilePresence presence={presence} word={intl.formatMessage(onlineMessages[presence])} />
          <Link href={href} data-part="link">
            {name}
          </Link>
        </span>
        <span data-part="kind">
          {intl.formatMessage(kinds[kind])}
          <span data-part="when">{formatDateTime(startedAt, language, intl.timeZone)}</span>
        </span>
      </span>
    </td>
  );
}

/** Whether the bill is still to come, or the outcome of an objection to it, with the coins that were paid back. */
function Outcome({
  dispute = 'none',
  refunded = 0,
  unsettled = false,
}: Pick<ListedChat, 'dispute' | 'refunded' | 'unsettled'>) {
  const intl = useIntl();
  const { language } = useKit();
  if (unsettled) return <span data-part="dispute">{intl.formatMessage(messages.unsettled)}</span>;
  if (dispute === 'none') return null;
  const hasCoins = dispute === 'refunded' && refunded > 0;
  return (
    <span data-part="dispute">
      {hasCoins
        ? intl.formatMessage(messages.refundedCoins, { coins: formatCoins(refunded, language) })
        : intl.formatMessage(messages[dispute])}
    </span>
  );
}

function Step({ step }: Pick<ListedChat, 'step'>) {
  const intl = useIntl();
  return (
    <ButtonLink data-part="step" variant="outline" size="small" wide icon={stepIcons[step.kind]} href={step.href}>
      {intl.formatMessage(messages[step.kind])}
    </ButtonLink>
  );
}

/** A chat, and its bill in a row below it; that has the next step too where the row has no place for it, on phones. */
function Row({ chat }: { chat: ListedChat }) {
  const intl = useIntl();
  const { language } = useKit();
  const [isOpen, setOpen] = useState(false);
  const billId = useId();
  const { startedAt, seconds, voucherSeconds = 0, amount, dispute, refunded, unsettled, step, bill } = chat;
  return (
    <>
      <tr data-opens={bill ? '' : undefined}>
        <Who chat={chat} />
        <td data-part="started">{formatDateTime(startedAt, language, intl.timeZone)}</td>
        <td data-part="duration">{formatDuration(seconds)}</td>
        <td data-part="voucher">
          {voucherSeconds > 0 && (
            <>
              <span data-part="label">{`${intl.formatMessage(messages.voucher)} `}</span>
              {intl.formatMessage(messages.voucherTime, { time: formatMinutes(voucherSeconds) })}
            </>
          )}
        </td>
        <td data-part="coins">
          <span data-part="amount">
            <CoinMark />
            {formatCoins(amount, language)}
          </span>
          <Outcome dispute={dispute} refunded={refunded} unsettled={unsettled} />
          {bill && (
            <button
              type="button"
              data-part="toggle"
              aria-expanded={isOpen}
              aria-controls={isOpen ? billId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {intl.formatMessage(isOpen ? messages.hideBill : messages.showBill)}
            </button>
          )}
        </td>
        <td data-part="next">
          <Step step={step} />
        </td>
      </tr>
      {bill && isOpen && (
        <tr data-part="bill" id={billId}>
          <td colSpan={columns.length}>
            {bill}
            <Step step={step} />
          </td>
        </tr>
      )}
    </>
  );
}

/**
 * The chats as a table with a group of rows for each month; a row opens its bill. On a phone all of the row opens it, and a row without
 * a bill is one link.
 */
export function ChatTable({ chats }: { chats: readonly ListedChat[] }) {
  const intl = useIntl();
  const { language } = useKit();
  return (
    <table data-part="table">
      <caption className="kit-visually-hidden">{intl.formatMessage(messages.title)}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-part={column}>
              <span className={column === 'next' ? 'kit-visually-hidden' : undefined}>
                {intl.formatMessage(messages[column])}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {monthsOf(chats, language, intl.timeZone).map(({ month, chats: ofMonth }) => (
        <tbody key={month}>
          <tr data-part="month">
            <th scope="rowgroup" colSpan={columns.length}>
              {month}
            </th>
          </tr>
          {ofMonth.map((chat) => (
            <Row key={chat.id} chat={chat} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
