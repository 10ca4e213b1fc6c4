import type { ConversationItem } from '@lounge/kit/conversation';
import { GiftArt } from '@lounge/kit/gift-art';
import type { Brand } from '@lounge/locale';
import { picture } from '../fixtures/pictures.ts';

/** The current time in the stories. */
export const now = Date.parse('2026-11-20T20:45:00.000Z');

const lantern = { id: 1, name: 'Lantern', count: 1, art: <GiftArt shape="lantern" size={72} /> };
const macarons = { id: 5, name: 'Macaron', count: 3, art: <GiftArt shape="macaron" size={72} /> };

const rooftop = (brand: Brand) => `${picture(brand, 'still', 'rooftop').src}/w640.webp`;

/** A conversation over two evenings. */
export const talk = (brand: Brand = 'velvet'): readonly ConversationItem[] => [
  {
    id: '1',
    from: 'performer',
    at: '2026-11-19T21:02:00.000Z',
    text: 'Home at last. The rain followed me up the stairs.',
  },
  { id: '2', from: 'system', note: 'chatEnd', at: '2026-11-19T22:10:00.000Z' },
  { id: '3', from: 'guest', at: '2026-11-20T20:35:00.000Z', text: 'You were right about the record.', state: 'read' },
  {
    id: '4',
    from: 'guest',
    at: '2026-11-20T20:36:00.000Z',
    state: 'read',
    text: 'Told you. Does the room still have that echo?',
  },
  {
    id: '5',
    from: 'performer',
    at: '2026-11-20T20:38:00.000Z',
    image: { src: rooftop(brand), alt: 'A yellow room' },
    text: 'This is the room. Listen for yourself on Friday.',
  },
  {
    id: '6',
    from: 'guest',
    at: '2026-11-20T20:42:00.000Z',
    state: 'delivered',
    text: 'For the yellow room',
    gifts: [lantern],
  },
  { id: '7', from: 'performer', at: '2026-11-20T20:43:00.000Z', text: 'It is on the piano now. Thank you.' },
];

/** Messages that are not delivered, one per state. */
export const unsentMessages: readonly ConversationItem[] = [
  { id: 'k-1', from: 'guest', at: '2026-11-20T20:44:00.000Z', text: 'On my way home', state: 'sending' },
  { id: 'k-2', from: 'guest', at: '2026-11-20T20:44:10.000Z', gifts: [macarons], state: 'waiting' },
  {
    id: 'k-3',
    from: 'guest',
    at: '2026-11-20T20:44:20.000Z',
    text: 'And one more thing',
    state: 'failed',
    reason: 'You have too few coins for it.',
    help: { href: '/coins', label: 'Add coins' },
  },
];

/** A long conversation. */
export const longTalk = (count: number, before = 0): readonly ConversationItem[] =>
  Array.from({ length: count }, (_, index): ConversationItem => {
    const number = index - before;
    const at = new Date(Date.parse('2026-11-18T08:00:00.000Z') + number * 300_000).toISOString();
    const from = number % 3 === 0 ? 'guest' : 'performer';
    const text =
      number % 7 === 0 ? 'A longer one that runs over two or three lines, so that heights differ. '.repeat(2) : '';
    return {
      id: `m${number}`,
      from,
      at,
      text: `${text}Message ${number}`,
      state: from === 'guest' ? 'read' : undefined,
    };
  });
