import type { Language } from '@lounge/locale';
import { json } from '../column-specs.ts';

/** The data of a system message; amounts in hundredths of a coin. */
export interface StoredMessageData {
  readonly mode?: string;
  readonly pricePerMinute?: number;
  readonly coins?: number;
  readonly seconds?: number;
  readonly exitCode?: number;
  readonly giftId?: number;
  readonly name?: string;
}

/** The tables of messages and gifts that were added to the first ones. */
export const messageTables = {
  toyControl: {
    id: 'id',
    name: json<Readonly<Record<Language, string>>>(),
    price: 'int',
    pattern: 'text',
    isActive: 'flag',
    isVip: 'flag',
    duration: 'int',
    isRandom: 'flag',
  },
} as const;
