import { formatMoney, formatTime } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import type { ChatAuthor, ChatLogItem } from './chat-log-item.ts';
import { messages } from './ChatMessageLog.messages.ts';

/** The name of an author; the performer's is known to the log. */
export const nameOf = ({ from, name }: ChatAuthor, actor: string, intl: IntlShape): string =>
  from === 'actor' ? actor : from === 'guest' ? intl.formatMessage(messages.you) : (name ?? '');

interface TextOptions {
  intl: IntlShape;
  language: string;
  /** The performer's name. */
  actor: string;
}

type Text<Kind extends ChatLogItem['kind']> = (
  item: Extract<ChatLogItem, { kind: Kind }>,
  options: TextOptions,
) => string;

const coinsOf = (amount: number, language: string) => formatMoney({ amount, currency: 'VXC' }, language);

const giftText: Text<'gift'> = (item, { intl, actor }) => {
  const { gift, count, from } = item;
  if (from === 'guest') return intl.formatMessage(messages.youSent, { gift, count });
  return intl.formatMessage(messages.sent, { name: nameOf(item, actor, intl), gift, count });
};

const chargeText: Text<'charge'> = ({ amount, outcome, reason }, { intl, language }) => {
  if (outcome === 'failed') return intl.formatMessage(messages.chargeFailed);
  const coins = coinsOf(amount, language);
  if (outcome === 'added') return intl.formatMessage(messages.added, { coins });
  return reason === undefined
    ? intl.formatMessage(messages.paid, { coins })
    : intl.formatMessage(messages.paidFor, { coins, reason });
};

const toyText: Text<'toy'> = ({ control, state, duration = 0, amount = 0 }, { intl, language }) => {
  if (state === 'started') return intl.formatMessage(messages.toyStarted, { control, seconds: duration });
  if (state === 'queued') return intl.formatMessage(messages.toyQueued, { control });
  const coins = coinsOf(amount, language);
  if (state === 'stopped') return intl.formatMessage(messages.toyStopped, { control, coins });
  if (state === 'givenBack') return intl.formatMessage(messages.toyGivenBack, { control, coins });
  return intl.formatMessage(state === 'ended' ? messages.toyEnded : messages.toyFailed, { control });
};

/** The sentence of an item: what is shown of it, and what a screen reader announces. */
export function textOf(item: ChatLogItem, options: TextOptions): string {
  const { intl, actor } = options;
  switch (item.kind) {
    case 'message':
    case 'note':
      return item.text;
    case 'gift':
      return giftText(item, options);
    case 'charge':
      return chargeText(item, options);
    case 'toy':
      return toyText(item, options);
    case 'reaction':
      return intl.formatMessage(messages.said, { name: nameOf(item, actor, intl), text: item.reaction });
    default: {
      const time = formatTime(item.at, intl.timeZone);
      return (
        item.text ?? intl.formatMessage(item.kind === 'chatStart' ? messages.chatStart : messages.chatEnd, { time })
      );
    }
  }
}

/** The line under a gift: what it cost, or that it was the guest's own; null if nothing is known. */
export function giftPriceText(price: number | undefined, { intl, language }: TextOptions): string | null {
  if (price === undefined) return null;
  if (price === 0) return intl.formatMessage(messages.ownGift);
  return intl.formatMessage(messages.giftPrice, { coins: coinsOf(price, language) });
}
