import type { ConversationGift, ConversationItem, ConversationNote } from '@lounge/kit/conversation';
import { GiftArt, giftShapes, type GiftShape } from '@lounge/kit/gift-art';
import { formatCoins, formatDuration, paymentWindowPath, type Language } from '@lounge/locale';
import { envelopeParameters } from '@lounge/protocol';
import type { Gift, GiftCount, ToyControl } from '@lounge/stores/content/gifts';
import { progressOf, type Conversation, type Message, type OutboxItem } from '@lounge/stores/content/messenger';
import type { IntlShape } from 'react-intl';
import { failureText } from './failure-text.ts';
import { messages } from './Messenger.messages.ts';

const isShape = (name: string): name is GiftShape => (giftShapes as readonly string[]).includes(name);

/** Returns the drawing of a gift, or null; the last part of its image address is the drawing's name. */
export const giftArt = ({ imageUrl }: Gift, size?: number) => {
  const name = imageUrl.split('/').at(-1)?.replace('.svg', '') ?? '';
  return isShape(name) ? <GiftArt shape={name} size={size} /> : null;
};

/** Returns a gift's name in the guest's language. */
export const giftName = ({ name, translations }: Gift, language: Language): string =>
  translations.find((each) => each.language === language)?.value ?? name;

/** Dependencies of items besides the messages. */
export interface ItemTexts {
  /** All gifts and toy controls; null before they are loaded. */
  readonly catalogue: readonly (Gift | ToyControl)[] | null;
  readonly language: Language;
  readonly intl: IntlShape;
  /** The access token for the addresses of pictures. */
  readonly token: string;
  readonly pictureOf: (key: string | null) => string | null;
}

/** Content that is included by its name; a pattern of toy control says what it is. */
const includedName = (gift: Gift | ToyControl | null, { language, intl }: ItemTexts): string => {
  if (gift === null) return intl.formatMessage(messages.gift);
  const name = giftName(gift, language);
  return 'duration' in gift ? intl.formatMessage(messages.toyControl, { pattern: name }) : name;
};

const giftsOf = (counts: readonly GiftCount[], texts: ItemTexts): readonly ConversationGift[] =>
  counts.map(({ giftId, quantity }) => {
    const gift = texts.catalogue?.find(({ id }) => id === giftId) ?? null;
    return {
      id: giftId,
      count: quantity,
      name: includedName(gift, texts),
      art: gift === null ? null : giftArt(gift, 72),
    };
  });

/** The types of system messages; a message of any other type has a sender. */
const notes: Readonly<Partial<Record<Message['messageType'], ConversationNote>>> = {
  system: 'system',
  notification: 'notification',
  new_gift: 'newGift',
  image_sent: 'imageSent',
  image_received: 'imageReceived',
  voyeur_info: 'voyeurInfo',
  charge_success: 'chargeSuccess',
  charge_failure: 'chargeFailure',
  chat_start: 'chatStart',
  chat_end: 'chatEnd',
  remote_toy_queued: 'toyQueued',
  remote_toy_started: 'toyStarted',
  remote_toy_ended: 'toyEnded',
  remote_toy_failed: 'toyFailed',
  remote_toy_given_back: 'toyGivenBack',
};

/** Types that are a note only if the platform wrote them; a guest's or performer's message with a gift is a bubble. */
const isNote = ({ messageType, senderType }: Message): boolean => messageType !== 'new_gift' || senderType === 'system';

/** The data of a system message in short: the gift, how long, the price a minute or the sum. */
const detailOf = ({ data }: Message, { catalogue, language, intl }: ItemTexts): string | undefined => {
  if (data === null) return undefined;
  const { pricePerMinute, coins, seconds, giftId } = data;
  const given = giftId === null ? null : (catalogue?.find(({ id }) => id === giftId) ?? null);
  const parts = [
    given === null ? null : giftName(given, language),
    seconds === null ? null : formatDuration(seconds),
    pricePerMinute === null
      ? null
      : intl.formatMessage(messages.aMinute, { coins: formatCoins(pricePerMinute.value, language) }),
    coins === null ? null : intl.formatMessage(messages.coins, { coins: formatCoins(coins.value, language) }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? undefined : parts.join(', ');
};

const receivedItem = (message: Message, texts: ItemTexts): ConversationItem => {
  const { key, messageId, senderType, messageType, media } = message;
  const known = isNote(message) ? notes[messageType] : undefined;
  const note = known ?? (senderType === 'system' ? 'system' : undefined);
  const sentPicture = texts.pictureOf(key);
  const src =
    sentPicture ??
    (media === null ? null : `${media.url}?${envelopeParameters.token}=${encodeURIComponent(texts.token)}`);
  return {
    id: key ?? `m${messageId}`,
    from: note !== undefined ? 'system' : senderType === 'guest' ? 'guest' : 'performer',
    at: message.date,
    text: message.text,
    image: src === null ? null : { src },
    gifts: giftsOf(message.includedGifts, texts),
    ...(senderType === 'guest' ? { state: progressOf(message) } : {}),
    ...(note === undefined ? {} : { note, pattern: message.data?.name ?? undefined, detail: detailOf(message, texts) }),
  };
};

const outboxItem = (item: OutboxItem, texts: ItemTexts): ConversationItem => {
  const { key, at, text, imageId, gifts, state, failure } = item;
  const src = texts.pictureOf(key);
  const { intl, language } = texts;
  const help = { href: paymentWindowPath(language, 'top-up'), label: intl.formatMessage(messages.addCoins) };
  return {
    id: key,
    from: 'guest',
    at,
    state,
    // After a reload the page no longer has the picture's bytes, as the back end stores them: a text replaces the picture.
    text: text ?? (imageId !== null && src === null ? intl.formatMessage(messages.picture) : null),
    image: src === null ? null : { src },
    gifts: giftsOf(gifts, texts),
    ...(failure === null ? {} : { reason: failureText(intl, failure) }),
    ...(failure === 'needPurchase' ? { help } : {}),
  };
};

/**
 * Creates a function that returns a conversation's items for the kit, with unconfirmed messages last. Items are cached per
 * message, so that a new message in a conversation of ten thousand creates one item only.
 */
export const itemsWith = (texts: ItemTexts): ((of: Conversation) => readonly ConversationItem[]) => {
  const cache = new WeakMap<Message, ConversationItem>();
  const itemOf = (message: Message): ConversationItem => {
    const item = cache.get(message) ?? receivedItem(message, texts);
    cache.set(message, item);
    return item;
  };
  return ({ messages: received, waiting }) => [
    ...received.map((message) => itemOf(message)),
    ...waiting.map((item) => outboxItem(item, texts)),
  ];
};
