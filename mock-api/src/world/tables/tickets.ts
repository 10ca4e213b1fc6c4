import type { Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { ticketCreationType } from '@lounge/protocol/content/tickets';
import { enumeration, json } from '../column-specs.ts';

type ByLanguage = Readonly<Record<Language, string>>;

/** The tables of ticket shows. */
export const ticketTables = {
  /** `is_kept` is whether the simulated performer comes; `began_at` is when she did. */
  cam_show: {
    id: 'id',
    platform_id: 'int',
    status: enumeration<'ok' | 'cancelled'>(),
    actor_id: 'int',
    title: json<ByLanguage>(),
    description: json<ByLanguage>(),
    post_buy_info: json<ByLanguage>(),
    price: 'int',
    start_at: 'instant',
    end_at: 'instant',
    bonus_code: 'text null',
    is_featured: 'flag',
    is_auto_featured: 'flag',
    is_internal: 'flag',
    is_private: 'flag',
    is_kept: 'flag',
    began_at: 'instant null',
    picture_seed: 'text',
  },
  /** `key` is free again once the ticket was given back. `transfer_key` is the ledger's key of what paid for it. */
  cam_ticket: {
    id: 'id',
    key: 'text unique',
    guest_id: 'int',
    show_id: 'int',
    creation_type: enumeration<Infer<typeof ticketCreationType>>(),
    price: 'int',
    transfer_key: 'text null',
    voucher_id: 'int null',
    promo_code: 'text null',
    bought_at: 'instant',
    entered_at: 'instant null',
    ended_at: 'instant null',
  },
  show_invitation: {
    key: 'key',
    guest_id: 'int',
    show_id: 'int',
    actor_id: 'int',
    answer: enumeration<'none' | 'accepted' | 'declined'>(),
    at: 'instant',
  },
} as const;
