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

/** The claim of a page about a chat's picture. */
export interface ChatPage {
  readonly id: string;
  /** The time of its last heartbeat, in milliseconds since 1970. */
  readonly beatAt: number;
  /** When its picture last moved, as far as heartbeats say; movement makes twice its time of standing good. */
  readonly movedAt: number;
  /** Its last claim, less the part that is still to be counted. */
  readonly playedMs: number;
  /** The counted time of the chat at its last heartbeat. */
  readonly countedMs: number;
}

/** The tables of live chats; coins in hundredths, times in milliseconds. */
export const liveChatTables = {
  /** Everything that the bill of a chat needs, so that any process can continue and settle it. */
  chat: {
    id: 'id',
    key: 'text unique',
    /** Guest and idempotency key of the start. */
    startKey: 'text unique',
    bodyHash: 'text',
    guestId: 'int',
    actorId: 'int',
    kind: enumeration<Infer<typeof chatKind>>(),
    withCamera: 'flag',
    /** Whether the guest's camera is on. */
    isCameraOn: 'flag',
    showId: 'int null',
    sequence: 'int',
    brand: enumeration<Brand>(),
    language: enumeration<Language>(),
    status: enumeration<Infer<typeof chatStatus>>(),
    price: 'int null',
    startedAt: 'instant',
    answeredAt: 'instant null',
    firstPictureAt: 'instant null',
    beatAt: 'instant null',
    /** When the picture last moved on one of the pages. */
    movedAt: 'instant null',
    /** The page that has the picture. */
    pageId: 'text null',
    /** The claims of each page of the guest that sent heartbeats. */
    pages: json<readonly ChatPage[]>(),
    /** For how long the picture moved, as heartbeats prove it. */
    countedMs: 'int',
    /** How much of the stream was handed out, as far as it was known at the last heartbeat or the end. */
    deliveredMs: 'int',
    /** `countedMs` at the last booking. */
    bookedMs: 'int',
    voucherSeconds: 'int',
    /** The voucher that was taken from last. */
    voucherId: 'int null',
    /** Whether coins pay from now on: no voucher fits any more. */
    vouchersOver: 'flag',
    /** The coins that the ledger has for the chat's time, in hundredths. */
    booked: 'int',
    /** The number of ledger transactions, and the last one, to which entries are added while it is the guest's latest. */
    transfers: 'int',
    transferId: 'int null',
    giftsSpent: 'int',
    endsAt: 'instant null',
    endedAt: 'instant null',
    exitCode: 'int null',
    dispute: enumeration<Infer<typeof disputeStatus>>(),
  },
  chatDispute: {
    key: 'key',
    guestId: 'int',
    reason: enumeration<Infer<typeof disputeReason>>(),
    text: 'text null',
    at: 'instant',
    answeredAt: 'instant null',
  },
  actorReport: {
    id: 'id',
    guestId: 'int',
    actorId: 'int',
    chatKey: 'text null',
    reason: enumeration<Infer<typeof reportReason>>(),
    text: 'text null',
    at: 'instant',
  },
  /** A performer's state besides being online: a private chat with an invented guest, a free chat, her picture. */
  stage: {
    id: 'id',
    actorId: 'int unique',
    privateUntil: 'instant null',
    freeUntil: 'instant null',
    isStill: 'flag',
    /** Whether she shows no live preview. */
    isPreviewOff: 'flag',
    scene: 'int',
    /** When a toy that was lost is connected again; null for one that is not expected back. */
    toyBackAt: 'instant null',
    /** The state that was published last. */
    shown: enumeration<'here' | 'inChat' | 'inShow'>(),
  },
  /** A timed gift that runs a performer's toy: paid when it is inserted, it waits, runs, and ends or fails. */
  toyRun: {
    id: 'id',
    guestId: 'int',
    actorId: 'int',
    chatKey: 'text',
    language: enumeration<Language>(),
    toyControlId: 'int',
    /** In the guest's language; a random one names the pattern that it plays. */
    name: 'text',
    /** The key of the ledger transaction that paid it. */
    transferKey: 'text',
    price: 'int',
    /** Seconds. */
    duration: 'int',
    status: enumeration<Infer<typeof toyRunStatus>>(),
    orderedAt: 'instant',
    startedAt: 'instant null',
    endsAt: 'instant null',
    endedAt: 'instant null',
    givenBack: 'int',
  },
  /** `network` is the `networkKey` of a caller without an account. */
  voiceCall: {
    key: 'key',
    caller: 'text',
    network: 'text null',
    guestId: 'int null',
    actorId: 'int',
    startedAt: 'instant',
    answeredAt: 'instant null',
    endedAt: 'instant null',
  },
} as const;
