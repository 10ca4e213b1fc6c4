import type { ChatLogItem } from '@lounge/kit/chat-message-log';
import { GiftArt } from '@lounge/kit/gift-art';

const at = '2026-11-20T20:38:00.000Z';

/** An evening's log, oldest first. */
export const chatItems: readonly ChatLogItem[] = [
  { id: 'start', kind: 'chatStart', at, text: 'Started 21:38, first 3 minutes by voucher' },
  { id: 'a', kind: 'message', from: 'guest', at, text: 'Good evening, Mirela' },
  { id: 'b', kind: 'message', from: 'actor', at, text: 'Good evening. You are the first one tonight.' },
  { id: 'c', kind: 'message', from: 'guest', at, text: 'I heard you from the stairs' },
  {
    id: 'd',
    kind: 'message',
    from: 'actor',
    at,
    text: 'Then you know it is out of tune. Any requests before the next one?',
  },
  { id: 'e', kind: 'gift', from: 'guest', at, gift: 'Rose', count: 1, price: 0, art: <GiftArt shape="rose" /> },
  { id: 'f', kind: 'message', from: 'actor', at, text: 'Oh, thank you. It goes next to the lantern.' },
  { id: 'g', kind: 'message', from: 'guest', at, text: 'The slow Satie, please' },
];
