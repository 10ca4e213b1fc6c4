import { useIntl } from '../kit-provider/use-intl.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { waveSine } from '../icons/paths/wave-sine.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { ChatLogItem } from './chat-log-item.ts';
import { messages } from './ChatMessageLog.messages.ts';
import { giftPriceText, nameOf, textOf } from './log-text.ts';

interface LogItemProps {
  item: ChatLogItem;
  /** The performer's name. */
  name: string;
  onRetry: ((retry: { id: string }) => void) | undefined;
}

/** Who wrote a message: shown for other guests, hidden for the performer and the guest, whose sides show it. */
function Author({ item, name }: { item: Extract<ChatLogItem, { kind: 'message' }>; name: string }) {
  const intl = useIntl();
  const author = nameOf(item, name, intl);
  if (item.from === 'other') return <span data-part="author">{author}</span>;
  return <span className="kit-visually-hidden">{`${author}: `}</span>;
}

/** Something that happened, as a plain element that the log's template styles. */
export function LogItem({ item, name, onRetry }: LogItemProps) {
  const intl = useIntl();
  const { language } = useKit();
  const options = { intl, language, actor: name };
  const text = textOf(item, options);
  const state = 'state' in item ? item.state : undefined;
  const price = item.kind === 'gift' ? giftPriceText(item.price, options) : null;
  return (
    <li
      data-kind={item.kind}
      data-from={'from' in item ? item.from : undefined}
      data-state={state}
      data-outcome={item.kind === 'charge' ? item.outcome : undefined}
      data-freechat={item.isFreechat || undefined}
    >
      {item.kind === 'message' && <Author item={item} name={name} />}
      {item.kind === 'toy' && <Icon path={waveSine} size={18} />}
      {item.kind === 'gift' ? (
        <>
          <span data-part="art" data-slot="">
            {item.art}
          </span>
          <p>
            <b>{text}</b>
            {price}
          </p>
        </>
      ) : (
        text
      )}
      {state === 'sending' && <span className="kit-visually-hidden">{` ${intl.formatMessage(messages.sending)}`}</span>}
      {item.kind === 'message' && state === 'failed' && (
        <span data-part="failed">
          {intl.formatMessage(messages.notSent)}
          {onRetry && (
            <Button size="small" variant="text" onClick={() => onRetry({ id: item.id })}>
              {intl.formatMessage(messages.retry)}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
