import { part, type WithSlots } from '../headless/part.ts';
import { formatDay, formatTime } from '@lounge/locale';
import { useEffect, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import { checks } from '../icons/paths/checks.ts';
import { clock } from '../icons/paths/clock.ts';
import { gift } from '../icons/paths/gift.ts';
import { image as imageIcon } from '../icons/paths/image.ts';
import { info } from '../icons/paths/info.ts';
import { lockSimple } from '../icons/paths/lock-simple.ts';
import { videoCamera } from '../icons/paths/video-camera.ts';
import { warningCircleFill } from '../icons/paths/warning-circle-fill.ts';
import { waveform } from '../icons/paths/waveform.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { messages, patternNotes } from './Conversation.messages.ts';
import {
  dayKind,
  type ConversationGift,
  type ConversationItem,
  type ConversationNote,
  type MessageState,
} from './conversation-item.ts';

/** Props of MessageBubble. */
export interface MessageBubbleProps extends WithSlots<string> {
  item: ConversationItem;
  /** The performer's name. */
  name: string;
  /** The current time, which decides what "today" and "yesterday" are. */
  now: number;
  /** Whether the day is shown above it. */
  isFirstOfDay: boolean;
  /** Whether time and state are shown below it. */
  hasMeta: boolean;
  onRetry?: ((retry: { item: ConversationItem }) => void) | undefined;
  onRemove?: ((remove: { item: ConversationItem }) => void) | undefined;
}

const icons: Readonly<Record<MessageState, string>> = {
  waiting: clock,
  sending: clock,
  failed: warningCircleFill,
  sent: check,
  delivered: checks,
  read: checks,
};

/** Notes without an icon of their own have the general one. */
const noteIcons: Readonly<Partial<Record<ConversationNote, string>>> = {
  newGift: gift,
  imageSent: imageIcon,
  imageReceived: imageIcon,
  chargeFailure: warningCircleFill,
  chatStart: videoCamera,
  chatEnd: videoCamera,
  toyStarted: waveform,
  toyEnded: waveform,
  toyQueued: waveform,
  toyFailed: warningCircleFill,
  toyGivenBack: warningCircleFill,
};

/** The sentence of a note; one about toy control names its pattern. */
const noteText = ({ text, note = 'system', pattern }: ConversationItem, intl: IntlShape): string => {
  if (text) return text;
  if (pattern && Object.hasOwn(patternNotes, note))
    return intl.formatMessage(patternNotes[note as keyof typeof patternNotes], { pattern });
  return intl.formatMessage(messages[note]);
};

function Day({ item, now }: Pick<MessageBubbleProps, 'item' | 'now'>) {
  const intl = useIntl();
  const { language } = useKit();
  const kind = dayKind(item.at, now, intl.timeZone);
  return (
    <p data-part="day">
      <span>{kind === 'date' ? formatDay(item.at, language, intl.timeZone) : intl.formatMessage(messages[kind])}</span>
    </p>
  );
}

function MessagePicture({ image }: { image: NonNullable<ConversationItem['image']> }) {
  const intl = useIntl();
  const [failed, setFailed] = useState(false);
  // Without a network no picture loads; with it they do, and nobody has to press for each.
  useEffect(() => {
    if (!failed) return undefined;
    const retry = () => setFailed(false);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed]);
  if (image.locked || failed) {
    return (
      <div data-part="no-picture">
        <Icon path={image.locked ? lockSimple : info} />
        <p>{intl.formatMessage(image.locked ? messages.pictureLocked : messages.pictureFailed)}</p>
        {!image.locked && (
          <Button size="small" onClick={() => setFailed(false)}>
            {intl.formatMessage(messages.retry)}
          </Button>
        )}
      </div>
    );
  }
  const alt = image.alt ?? intl.formatMessage(messages.picture);
  return (
    <img
      data-part="picture"
      src={image.src}
      alt={alt}
      width={320}
      height={240}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

/** The gifts of a message. @spec component:MessageBubble */
function Gifts({ gifts }: { gifts: readonly ConversationGift[] }) {
  return (
    <ul data-part="gifts">
      {gifts.map(({ id, name, count, art }) => (
        <li key={id}>
          <span data-part="art" data-slot="">
            {art}
          </span>
          <span data-part="gift-name">
            {name}
            {count > 1 && <span data-part="times">{` × ${count}`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Meta({ item }: { item: ConversationItem }) {
  const intl = useIntl();
  const { state = 'sent' } = item;
  const word = intl.formatMessage(state === 'failed' ? messages.notSent : messages[state]);
  const isVisible = state === 'waiting' || state === 'sending' || state === 'failed';
  return (
    <p data-part="meta">
      <time>{formatTime(item.at, intl.timeZone)}</time>
      {item.from === 'guest' && (
        <span data-part="state" data-state={state}>
          <Icon path={icons[state]} size={15} />
          <span className={isVisible ? undefined : 'kit-visually-hidden'}>{` ${word}`}</span>
        </span>
      )}
    </p>
  );
}

function Failed({ item, onRetry, onRemove }: Pick<MessageBubbleProps, 'item' | 'onRetry' | 'onRemove'>) {
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <div data-part="failed">
      {item.reason && <p>{item.reason}</p>}
      {item.help && <Link href={item.help.href}>{item.help.label}</Link>}
      {onRetry && (
        <Button size="small" variant="text" onClick={() => onRetry({ item })}>
          {intl.formatMessage(messages.retry)}
        </Button>
      )}
      {onRemove && (
        <Button size="small" variant="text" onClick={() => onRemove({ item })}>
          {intl.formatMessage(messages.remove)}
        </Button>
      )}
    </div>
  );
}

/**
 * A message or a system note, as plain elements that the conversation's template styles.
 * @spec component:MessageBubble
 */
export function MessageBubble(props: MessageBubbleProps) {
  const { item, name, now, isFirstOfDay, hasMeta, onRetry, onRemove, slots } = props;
  const intl = useIntl();
  const { from, note, text, image, gifts = [], state, detail } = item;
  const isNote = from === 'system';
  return (
    <div data-part="row" data-from={from} data-state={state} data-note={note} data-last={hasMeta || undefined}>
      {isFirstOfDay && <Day item={item} now={now} />}
      {isNote ? (
        <p data-part="note">
          <Icon path={noteIcons[note ?? 'system'] ?? info} size={18} />
          <span>
            {noteText(item, intl)}
            {detail && <span data-part="detail">{` ${detail}`}</span>}
          </span>
        </p>
      ) : (
        part(
          slots,
          'bubble',
          <div
            data-part="bubble"
            data-has-picture={image ? '' : undefined}
            data-one-gift={gifts.length === 1 && gifts[0]?.art && !image ? '' : undefined}
          >
            <span className="kit-visually-hidden">{`${from === 'guest' ? intl.formatMessage(messages.you) : name}: `}</span>
            {image && <MessagePicture key={image.src} image={image} />}
            {gifts.length > 0 && <Gifts gifts={gifts} />}
            {text && <p data-part="text">{text}</p>}
          </div>,
        )
      )}
      {hasMeta && !isNote && <Meta item={item} />}
      {state === 'failed' && <Failed item={item} onRetry={onRetry} onRemove={onRemove} />}
    </div>
  );
}
