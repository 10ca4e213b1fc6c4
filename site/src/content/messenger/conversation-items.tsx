import type { ConversationGift, ConversationItem, ConversationNote } from '@lounge/kit/conversation';
import { GiftArt, giftShapes, type GiftShape } from '@lounge/kit/gift-art';
import { paymentWindowPath, type Language } from '@lounge/locale';
import { envelopeParameters } from '@lounge/protocol';
import type { Gift, GiftCount } from '@lounge/stores/content/gifts';
import { progressOf, type Conversation, type Message, type OutboxItem } from '@lounge/stores/content/messenger';
import type { IntlShape } from 'react-intl';
import { messages, reasons } from './Messenger.messages.ts';

const isShape = (name: string): name is GiftShape => (giftShapes as readonly string[]).includes(name);

/** The drawing of a gift: the last part of its address says which. */
export const giftArt = ({ imageUrl }: Gift, size?: number) => {
  const name = imageUrl.split('/').at(-1)?.replace('.svg', '') ?? '';
  return isShape(name) ? <GiftArt shape={name} size={size} /> : null;
};

/** A gift's name in the guest's language. */
export const giftName = ({ name, translations }: Gift, language: Language): string =>
  translations.find((each) => each.language === language)?.value ?? name;

/** What items are made with. */
export interface ItemTexts {
  /** All gifts there are; null before they are known. */
  readonly catalogue: readonly Gift[] | null;
  readonly language: Language;
  readonly intl: IntlShape;
  /** The token that an address of a picture takes. */
  readonly token: string;
  readonly pictureOf: (key: string | null) => string | null;
}

const giftsOf = (counts: readonly GiftCount[], { catalogue, language, intl }: ItemTexts): readonly ConversationGift[] =>
  counts.map(({ giftId, quantity }) => {
    const gift = catalogue?.find(({ id }) => id === giftId) ?? null;
    return {
      id: giftId,
      count: quantity,
      name: gift === null ? intl.formatMessage(messages.gift) : giftName(gift, language),
      art: gift === null ? null : giftArt(gift, 72),
    };
  });

/** Messages that the system wrote, by what they tell; a type that is not here is a message with a writer. */
const notes: Readonly<Partial<Record<Message['messageType'], ConversationNote>>> = {
  system: 'system',
  notification: 'system',
  voyeur_info: 'voyeurInfo',
  charge_success: 'chargeSuccess',
  charge_failure: 'chargeFailure',
  chat_start: 'chatStart',
  chat_end: 'chatEnd',
};

const arrived = (message: Message, words: ItemTexts): ConversationItem => {
  const { key, messageId, senderType, messageType, media } = message;
  const note = notes[messageType] ?? (senderType === 'system' ? 'system' : undefined);
  const own = words.pictureOf(key);
  const src =
    own ?? (media === null ? null : `${media.url}?${envelopeParameters.token}=${encodeURIComponent(words.token)}`);
  return {
    id: key ?? `m${messageId}`,
    from: note !== undefined ? 'system' : senderType === 'guest' ? 'guest' : 'performer',
    at: message.date,
    text: message.text,
    image: src === null ? null : { src },
    gifts: giftsOf(message.includedGifts, words),
    ...(senderType === 'guest' ? { state: progressOf(message) } : {}),
    ...(note === undefined ? {} : { note }),
  };
};

const isNamed = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);
/** Why a message was not sent. */
const reasonOf = (code: string) =>
  code === 'wrongType' ? messages.imageWrongType : reasons[isNamed(code) ? code : 'other'];

const underWay = (item: OutboxItem, words: ItemTexts): ConversationItem => {
  const { key, at, text, imageId, gifts, state, failure } = item;
  const src = words.pictureOf(key);
  const { intl, language } = words;
  const help = { href: paymentWindowPath(language, 'top-up'), label: intl.formatMessage(messages.addCoins) };
  return {
    id: key,
    from: 'guest',
    at,
    state,
    // After a reload the bytes of a picture are gone while it is kept by the back end: a word stands for it.
    text: text ?? (imageId !== null && src === null ? intl.formatMessage(messages.picture) : null),
    image: src === null ? null : { src },
    gifts: giftsOf(gifts, words),
    ...(failure === null ? {} : { reason: intl.formatMessage(reasonOf(failure)) }),
    ...(failure === 'needPurchase' ? { help } : {}),
  };
};

/**
 * Makes a conversation's messages as the kit draws them, those that have not arrived last. With the same words a
 * message is made once: one that comes in costs no more where ten thousand are there.
 */
export const itemsWith = (words: ItemTexts): ((of: Conversation) => readonly ConversationItem[]) => {
  const made = new WeakMap<Message, ConversationItem>();
  const itemOf = (message: Message): ConversationItem => {
    const item = made.get(message) ?? arrived(message, words);
    made.set(message, item);
    return item;
  };
  return ({ messages: known, waiting }) => [
    ...known.map((message) => itemOf(message)),
    ...waiting.map((item) => underWay(item, words)),
  ];
};
