import type { LibraryAsset } from '@lounge/stores/content/media-library';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { messages } from './Library.messages.ts';
import type { LibraryChoice, ShownPart } from './library-address.ts';

/** The title of an item; what was recorded in a chat, and a post without a title, is named after its performer. */
export const titleOf = ({ title, kind, actor }: LibraryAsset, intl: IntlShape): string =>
  title ?? intl.formatMessage(kind === 'post' ? messages.postBy : messages.chatWith, { name: actor.name });

/** The labels of orders. */
export const orderTexts = {
  newest: messages.newest,
  oldest: messages.oldest,
  title: messages.byTitle,
  performer: messages.byPerformer,
} as const satisfies Record<LibraryChoice['order'], MessageDescriptor>;

/** Title and text of an empty part. */
export const emptyTexts = {
  shop: [messages.emptyShop, messages.emptyShopText],
  pinned: [messages.emptyPinned, messages.emptyPinnedText],
  archive: [messages.emptyArchive, messages.emptyArchiveText],
  feed: [messages.emptyFeed, messages.emptyFeedText],
  messenger: [messages.emptyMessenger, messages.emptyMessengerText],
  clips: [messages.emptyClips, messages.emptyChatText],
  audio: [messages.emptyAudio, messages.emptyChatText],
} as const satisfies Record<ShownPart, readonly [MessageDescriptor, MessageDescriptor]>;
