import type { Infer } from '@lounge/protocol';
import type { tileGridSort, tileGridType } from '@lounge/protocol/engagement/tile-grid';
import type { guestPreferences } from '@lounge/protocol/foundation/guest';
import type { Brand, Language } from '@lounge/locale';
import { enumeration, json } from '../column-specs.ts';

/** The tables of what guests set up in their own place. */
export const guestPlaceTables = {
  /** A guest without a row has changed nothing. */
  guestDetail: {
    key: 'key',
    guestId: 'int unique',
    preferences: json<Infer<typeof guestPreferences>>(),
    pinnedOnlineEmail: 'flag',
    pinnedOnlineSms: 'flag',
  },
  /** The words that a guest noted about a performer. */
  actorNote: { key: 'key', guestId: 'int', actorId: 'int', comment: 'text', at: 'instant' },
  /** The order that a guest chose for a type of grid; without a row it is the usual one. */
  tileGridSetting: {
    key: 'key',
    guestId: 'int',
    type: enumeration<Infer<typeof tileGridType>>(),
    sort: enumeration<Infer<typeof tileGridSort>>(),
  },
  /** `deletedAt` is when the guest deleted it; it can be taken back for a while. */
  guestPicture: {
    key: 'key',
    guestId: 'int unique',
    /** 320 and 160 pixels wide. */
    base64: 'text',
    base64Small: 'text',
    contentType: 'text',
    at: 'instant',
    deletedAt: 'instant null',
  },
  /** The reminders that guests asked for. `doneAt` is when a guest was reminded. */
  relation: {
    key: 'key',
    guestId: 'int',
    relationTypeId: 'int',
    objectTypeId: 'int',
    objectId: 'int',
    at: 'instant',
    doneAt: 'instant null',
  },
  /** A subscription by type and address. The token is that of its mails; it is no secret of an account, as it only ends or begins mails. */
  newsletter: {
    key: 'key',
    typeId: 'int',
    email: 'text',
    guestId: 'int null',
    token: 'text unique',
    state: enumeration<'pending' | 'on' | 'off'>(),
    language: enumeration<Language>(),
    brand: enumeration<Brand>(),
    at: 'instant',
    sentAt: 'instant null',
  },
} as const;
