import { toJson } from '../world/json.ts';
import type { Row } from '../world/tables.ts';
import { byLanguage, type TranslationTuple } from './translations.ts';

const names: readonly TranslationTuple[] = [
  ['Sanfte Welle', 'Gentle wave', 'Zachte golf', 'Ola suave'],
  ['Gezeiten', 'Tide', 'Getij', 'Marea'],
  ['Herzschlag', 'Heartbeat', 'Hartslag', 'Latido'],
  ['Funkeln', 'Sparkle', 'Twinkeling', 'Destello'],
  ['Gewitter', 'Thunder', 'Onweer', 'Tormenta'],
  ['Nordlicht', 'Northern lights', 'Noorderlicht', 'Aurora'],
  ['Überraschung', 'Surprise', 'Verrassing', 'Sorpresa'],
];

/** Pattern, price in hundredths of a coin, and duration in seconds. */
const patterns = [
  ['wave', 400, 10],
  ['tide', 800, 20],
  ['heartbeat', 1200, 30],
  ['sparkle', 1600, 30],
  ['thunder', 2400, 45],
  ['aurora', 4000, 60],
  ['surprise', 1000, 20],
] as const;

/** Toy controls are gifts of messages, so their ids are none of a gift's. */
const firstToyControl = 101;

/** The patterns of toy control. The northern lights are for VIPs, the surprise is random. */
export const toyControlRows = (): readonly Row<'toyControl'>[] =>
  patterns.map(([pattern, price, duration], at) => ({
    id: firstToyControl + at,
    name: toJson(byLanguage(names[at] ?? ['', '', '', ''])),
    price,
    pattern,
    isActive: 1,
    isVip: pattern === 'aurora' ? 1 : 0,
    duration,
    isRandom: pattern === 'surprise' ? 1 : 0,
  }));
