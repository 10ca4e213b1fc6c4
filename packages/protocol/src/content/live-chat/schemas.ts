import * as s from '../../schema/s.ts';
import { currency, money, picture } from '../../schema/common.ts';
import { mediaSource } from '../videos/schemas.ts';

/**
 * A free live preview: its duration and remaining time in seconds, and the stream, or the exit code if there is none.
 * @assumed The documents do not show the answer.
 */
export const livePreview = s.object(
  {
    seconds: s.count,
    secondsLeft: s.count,
    source: s.nullable(mediaSource),
    exitCode: s.nullable(s.count),
  },
  { id: 'LivePreview', description: 'a free live preview; the stream, or the exit code if there is none' },
);

/** A preview that was declined. */
export const declinedPreview = s.object(
  { isDeclined: s.boolean },
  { id: 'DeclinedPreview', description: 'a preview that was declined' },
);

/**
 * The kinds of live chats.
 * @spec entity:enum.liveChatKind
 * @assumed The spelling; text chat and voice call are kinds too, so that they are in the history.
 */
export const chatKind = s.enum(
  ['videoChat', 'voyeurChat', 'toyControl', 'ticketShow', 'freeChat', 'conversionChat', 'textChat', 'voiceCall'],
  { id: 'ChatKind', description: 'a kind of live chat' },
);

/** Where a chat is: the performer is called, the picture runs, or it is over. */
export const chatStatus = s.enum(['ringing', 'running', 'ended'], {
  id: 'ChatStatus',
  description: 'where a chat is',
});

/** The id that a page gives itself; one that is loaded again keeps it. @assumed Decision 0052. */
export const pageId = s.boundedString(64);

/** The way in which a stream plays: HLS, WebRTC by WHEP, or a file that loops. */
export const streamType = s.enum(['hls', 'whep', 'mp4'], {
  id: 'StreamType',
  description: 'the way in which a stream plays',
});

/** An address of a stream. */
export const streamSource = s.object(
  { type: streamType, url: s.string },
  { id: 'StreamSource', description: 'an address of a stream' },
);

/** The fields of a chat that its bill has too. */
const chatFields = {
  chatId: s.string,
  kind: chatKind,
  withCamera: s.boolean,
  actorId: s.entityId,
  actorName: s.string,
  actorSlug: s.string,
  /** Whether the performer is online when this is read; pushes tell of changes. */
  actorOnline: s.boolean,
  portrait: picture,
  currency,
  /** Per minute, in hundredths; null if nothing is charged by time. */
  price: s.nullable(s.count),
  isVoyeur: s.boolean,
  isToyControl: s.boolean,
  startedAt: s.instant,
  /** Counted seconds. */
  seconds: s.count,
  /** `voucherSeconds` in whole minutes, rounded up. */
  voucherMinutes: s.count,
  /** The counted seconds that vouchers pay. */
  voucherSeconds: s.count,
  /** Coins for the time, in hundredths. */
  spent: s.count,
  /** Coins for gifts and toy control in this chat, in hundredths. */
  giftsSpent: s.count,
};

/**
 * A live chat of a guest. `sources` are addresses of its stream, the best first; a platform with other streams names its own.
 * `secondsLeft` is for how long coins and vouchers last, null without a limit.
 * @spec entity:actorChatButtonPrices
 * @assumed All fields: the documents leave the start of a chat open.
 */
export const liveChat = s.object(
  {
    ...chatFields,
    status: chatStatus,
    /** The page that has the picture; null if none has claimed it. */
    pageId: s.nullable(s.string),
    /** Whether the guest's camera is on; only with cameras on both sides. */
    isCameraOn: s.boolean,
    sources: s.array(streamSource),
    /** The part of `spent` that the guest's balance has already paid, in hundredths. */
    booked: s.count,
    secondsLeft: s.nullable(s.count),
    /** `voucherSecondsLeft` in whole minutes, rounded up. */
    voucherMinutesLeft: s.count,
    /** Seconds of vouchers that will pay next. */
    voucherSecondsLeft: s.count,
    /** Until when it lasts, where it has a fixed end: a free chat, a text chat, a show. */
    endsAt: s.nullable(s.instant),
    exitCode: s.nullable(s.count),
  },
  { id: 'LiveChat', description: 'a live chat of a guest' },
);

/** The outcome of a disputed bill. */
export const disputeStatus = s.enum(['none', 'open', 'refunded', 'declined'], {
  id: 'DisputeStatus',
  description: 'what became of a disputed bill',
});

/**
 * A gift or a pattern of toy control in a bill, by name, with what it cost in hundredths of a coin; 0 for a gift that the guest owned.
 */
export const billedGift = s.object(
  { name: s.string, spent: s.count },
  { id: 'BilledGift', description: 'a gift or a pattern of toy control in the bill of a chat' },
);

/** The ticket to the show of a chat: what it cost by the ledger, and what came back of it, in hundredths of a coin. @assumed */
export const billedTicket = s.object(
  { showId: s.entityId, title: s.string, paid: s.count, givenBack: s.count },
  { id: 'BilledTicket', description: 'the ticket to the show of a chat' },
);

/**
 * The bill of a chat that is over, in hundredths. `gifts` and `toyControls` add up to `giftsSpent`; `givenBack` is in none of them.
 * `ticketSpent` is `ticket` less refunds, 0 for a guest who comes back into the show.
 * @assumed The fields.
 */
export const chatBill = s.object(
  {
    ...chatFields,
    gifts: s.array(billedGift),
    toyControls: s.array(billedGift),
    givenBack: s.count,
    ticket: s.nullable(billedTicket),
    ticketSpent: s.count,
    endedAt: s.instant,
    exitCode: s.count,
    balance: money,
    dispute: disputeStatus,
  },
  { id: 'ChatBill', description: 'the bill of a chat that is over' },
);

/**
 * A chat that has had its picture and has no bill yet: it runs, or the page that showed it was left. `spent` is what the balance has
 * paid for its time, in hundredths; the bill may have more.
 * @assumed The documents list chats that are over.
 */
export const unsettledChat = s.object(
  { ...chatFields, ticketSpent: s.count },
  { id: 'UnsettledChat', description: 'a chat that has no bill yet, with what the balance has paid' },
);

/** A reaction that viewers send. @assumed The six that are drawn; `imageId` on the wire. */
export const reactionImage = s.enum(['heart', 'applause', 'smile', 'flower', 'sparkle', 'music'], {
  id: 'ReactionImage',
  description: 'the picture of a live reaction',
});

/** Where a timed gift that runs a performer's toy is: paid and in the queue, running, over, or given back. */
export const toyRunStatus = s.enum(['waiting', 'running', 'ended', 'failed'], {
  id: 'ToyRunStatus',
  description: 'where a timed gift that runs a toy is',
});

/**
 * A timed gift of the guest that runs a performer's toy. `ahead` is the number of runs before it while it waits, `secondsLeft` the time
 * that is left of one that runs, `givenBack` what came back of its price.
 * @spec state:toy-control
 * @assumed All fields.
 */
export const toyRun = s.object(
  {
    runId: s.entityId,
    toyControlId: s.entityId,
    displayName: s.string,
    status: toyRunStatus,
    ahead: s.count,
    secondsLeft: s.nullable(s.count),
    givenBack: money,
  },
  { id: 'ToyRun', description: 'a timed gift of the guest that runs a performer’s toy' },
);

/** The state of a performer's toy as a guest of her chats sees it: the guest's own runs of this chat, and how many of others are open. */
export const toyStateFields = {
  actorId: s.entityId,
  isConnected: s.boolean,
  othersOpen: s.count,
  runs: s.array(toyRun),
};

/** The subject of a reaction. @assumed A live chat's performer is the only type. */
export const reactionReference = s.enum(['actor'], {
  id: 'ReactionReference',
  description: 'what a live reaction refers to',
});

/** The fields of a live reaction. @spec feature:chat.live-reaction */
export const reactionFields = {
  referenceType: reactionReference,
  referenceId: s.entityId,
  imageId: reactionImage,
  message: s.nullable(s.boundedString(80)),
  data: s.nullable(s.boundedString(200)),
};

/** How long a free chat lasts. @spec state:free-chat-duration @assumed The fields. */
export const freeChatDurationFields = {
  actorId: s.entityId,
  isFree: s.boolean,
  endsAt: s.nullable(s.instant),
  secondsLeft: s.count,
};
