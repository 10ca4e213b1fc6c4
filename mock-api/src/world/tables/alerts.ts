import type { Brand, Language } from '@lounge/locale';
import { nullableEnumeration } from '../column-specs.ts';

/** In which language and brand a guest is told: those of the page where it was last asked for; null before. */
export const alertedPin = {
  alertLanguage: nullableEnumeration<Language>(),
  alertBrand: nullableEnumeration<Brand>(),
} as const;

/** The tables of what is sent when a pinned performer comes online. */
export const alertTables = {
  // When a guest was last told of a performer. It outlives the pin, so that pinning anew does not send anew.
  onlineAlert: { key: 'key', guestId: 'int', actorId: 'int', at: 'instant' },
  // What the simulated telephone network was asked to send; it stands in for text messages, as the table of mails does for mails.
  sms: { id: 'id', guestId: 'int', toNumber: 'text', body: 'text', at: 'instant' },
} as const;
