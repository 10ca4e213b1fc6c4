import type { Brand, Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type {
  chatKind,
  chatStatus,
  disputeReason,
  disputeStatus,
  reportReason,
  toyRunStatus,
} from '@lounge/protocol/content/live-chat';
import { enumeration, json } from '../column-specs.ts';

/** What a page has claimed of a chat's picture. */
export interface ChatPage {
  readonly id: string;
  /** The time of its last heartbeat, in milliseconds since 1970. */
  readonly beatAt: number;
  /** When its picture last moved, as far as heartbeats say; movement makes twice its time of standing good. */
  readonly movedAt: number;
  /** What it last claimed to have shown, less what is still to be counted of it. */
  readonly playedMs: number;
  /** What was counted of the chat at its last heartbeat. */
  readonly countedMs: number;
}

/** The tables of live chats; coins in hundredths, times in milliseconds. */
export const liveChatTables = {
  /** Everything that the bill of a chat needs, so that any process can continue and settle it. */
  chat: {
    id: 'id',
    key: 'text unique',
    /** Guest and idempotency key of the start. */
    start_key: 'text unique',
    body_hash: 'text',
    guest_id: 'int',
    actor_id: 'int',
    kind: enumeration<Infer<typeof chatKind>>(),
    with_camera: 'flag',
    /** Whether the guest's camera is on. */
    is_camera_on: 'flag',
    show_id: 'int null',
    sequence: 'int',
    brand: enumeration<Brand>(),
    language: enumeration<Language>(),
    status: enumeration<Infer<typeof chatStatus>>(),
    price: 'int null',
    started_at: 'instant',
    answered_at: 'instant null',
    first_picture_at: 'instant null',
    beat_at: 'instant null',
    /** When the picture last moved on one of the pages. */
    moved_at: 'instant null',
    /** The page that has the picture. */
    page_id: 'text null',
    /** What each page of the guest that sent heartbeats has claimed. */
    pages: json<readonly ChatPage[]>(),
    counted_ms: 'int',
    /** How much of the stream was handed out, as far as it was known at the last heartbeat or the end. */
    delivered_ms: 'int',
    booked_ms: 'int',
    voucher_seconds: 'int',
    /** The voucher that was taken from last. */
    voucher_id: 'int null',
    vouchers_over: 'flag',
    booked: 'int',
    /** The number of ledger transactions, and the last one, to which entries are added while it is the guest's latest. */
    transfers: 'int',
    transfer_id: 'int null',
    gifts_spent: 'int',
    ends_at: 'instant null',
    ended_at: 'instant null',
    exit_code: 'int null',
    dispute: enumeration<Infer<typeof disputeStatus>>(),
  },
  chat_dispute: {
    key: 'key',
    guest_id: 'int',
    reason: enumeration<Infer<typeof disputeReason>>(),
    text: 'text null',
    at: 'instant',
    answered_at: 'instant null',
  },
  actor_report: {
    id: 'id',
    guest_id: 'int',
    actor_id: 'int',
    chat_key: 'text null',
    reason: enumeration<Infer<typeof reportReason>>(),
    text: 'text null',
    at: 'instant',
  },
  /** What a performer does besides being online: a private chat with an invented guest, a free chat, her picture. */
  stage: {
    id: 'id',
    actor_id: 'int unique',
    private_until: 'instant null',
    free_until: 'instant null',
    is_still: 'flag',
    /** Whether she shows no live preview. */
    is_preview_off: 'flag',
    scene: 'int',
    /** When a toy that was lost is connected again; null for one that is not expected back. */
    toy_back_at: 'instant null',
    /** What was published last of what she does. */
    shown: enumeration<'here' | 'inChat' | 'inShow'>(),
  },
  /** A timed gift that runs a performer's toy: paid when it is inserted, it waits, runs, and ends or fails. */
  toy_run: {
    id: 'id',
    guest_id: 'int',
    actor_id: 'int',
    chat_key: 'text',
    language: enumeration<Language>(),
    toy_control_id: 'int',
    /** In the guest's language; a random one names the pattern that it plays. */
    name: 'text',
    /** The key of the ledger transaction that paid it. */
    transfer_key: 'text',
    price: 'int',
    /** Seconds. */
    duration: 'int',
    status: enumeration<Infer<typeof toyRunStatus>>(),
    ordered_at: 'instant',
    started_at: 'instant null',
    ends_at: 'instant null',
    ended_at: 'instant null',
    given_back: 'int',
  },
  /** `network` is the `networkKey` of a caller without an account. */
  voice_call: {
    key: 'key',
    caller: 'text',
    network: 'text null',
    guest_id: 'int null',
    actor_id: 'int',
    started_at: 'instant',
    answered_at: 'instant null',
    ended_at: 'instant null',
  },
} as const;
