import type { IntlShape } from 'react-intl';
import { Icon } from '../icon/Icon.tsx';
import { lockSimpleFill } from '../icons/paths/lock-simple-fill.ts';
import { pushPinFill } from '../icons/paths/push-pin-fill.ts';
import type { Kit } from '../kit-provider/kit-context.ts';
import { messages } from './Tile.messages.ts';

/** Why a tile is locked; its picture was blurred by the server. */
export type TileLock = 'ageCheck' | 'login' | 'subscription' | 'purchase' | 'country';

/** The note over a locked picture. */
export function LockNote({ lock, intl }: { lock: TileLock; intl: IntlShape }) {
  return (
    <div data-part="lock">
      <Icon path={lockSimpleFill} size={30} />
      <b>{intl.formatMessage(messages[lock])}</b>
      <span>{intl.formatMessage(messages[`${lock}Text`])}</span>
    </div>
  );
}

/** The pin mark at the top right. */
export function PinnedMark({ intl }: { intl: IntlShape }) {
  return (
    <span data-part="pinned">
      <Icon path={pushPinFill} size={16} label={intl.formatMessage(messages.pinned)} />
    </span>
  );
}

/** The progress of a preview or a bought video, 0 to 1. */
export function TileProgress({ value, intl }: { value: number; intl: IntlShape }) {
  return <progress data-part="progress" aria-label={intl.formatMessage(messages.progress)} max={1} value={value} />;
}

/** The title of a tile: a link, or plain text if the tile has no URL. */
export function TileTitle({ href, title, Link }: { href: string | undefined; title: string; Link: Kit['Link'] }) {
  if (href === undefined) return <span data-part="title">{title}</span>;
  return (
    <Link href={href} data-part="link">
      {title}
    </Link>
  );
}
