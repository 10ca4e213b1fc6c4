import { describe, describeValues } from '../../declare/describe.ts';
import { chatBeat, chatCamera, chatLeave, chatStart, chatTakeOver } from './commands.ts';
import {
  chatChanged,
  chatEnd,
  freeChatDurationChanged,
  freeShowStart,
  freeShowStop,
  liveReaction,
  toyControlChanged,
  voicecallStart,
  voicecallStop,
} from './messages.ts';
import {
  actorReport,
  chatDispute,
  chatHistory,
  chatVideoTime,
  currentChat,
  currentVoiceCall,
  freeChatDuration,
  freePreviewDecline,
  freePreviewInit,
  liveReactionAdd,
  toyControlState,
  voiceCallAnonymousStart,
  voiceCallStop,
  disputeReason,
  reportReason,
} from './queries.ts';
import {
  billedGift,
  billedTicket,
  chatBill,
  declinedPreview,
  liveChat,
  livePreview,
  streamSource,
  toyRun,
  chatKind,
  chatStatus,
  streamType,
  disputeStatus,
  toyRunStatus,
} from './schemas.ts';

const actorId = 'the performer; one who does not exist is unknown';
const chatId = 'the chat, as `chatChanged` names it';
const pageId = 'an id that the page gives itself, up to 64 characters, and keeps when it is loaded again';

/** The fields that a chat and its bill share. */
const chat = {
  chatId: 'the chat, in commands, messages, bills and the statement',
  kind: 'which of the kinds of live chat, each with its own price',
  withCamera: 'whether the guest’s camera is part of it, at the price of both cameras',
  actorId: 'whom the guest talks to',
  actorName: 'her display name',
  actorSlug: 'her name as it is in addresses',
  actorOnline: 'whether she is online when this is read; pushes tell of changes',
  portrait: 'her picture in the ratio 3:4',
  currency: 'of all amounts here that have none of their own',
  price: 'a minute, in hundredths; null if nothing is charged by time',
  isVoyeur: 'whether the guest only watches a private chat of somebody else',
  isToyControl: 'whether the guest controls her toy',
  startedAt: 'when the guest asked for it; counting begins later, with the first picture',
  seconds: 'seconds that were counted so far',
  voucherMinutes: '`voucherSeconds` in whole minutes, rounded up',
  voucherSeconds: 'the counted seconds that vouchers pay',
  spent: 'coins for the time, in hundredths',
  giftsSpent: 'coins for gifts and toy control in this chat, in hundredths',
} as const;

const freeChat = {
  actorId: 'whose chat it is',
  isFree: 'whether her chat costs nothing now',
  endsAt: 'until when it is free; null if it is not, or without a fixed end',
  secondsLeft: 'seconds until then; 0 if it is not free',
};

const reaction = {
  referenceType: 'always `actor`: the performer who is live',
  referenceId: 'which performer',
  imageId: 'the picture that floats over hers',
  message: 'words with it, up to 80 characters; they are not passed on to other viewers; null without any',
  data: 'more about it, up to 200 characters; it is not passed on either; null without any',
};

const toy = {
  actorId: 'whose toy it is',
  isConnected: 'whether the toy answers; without it nothing can be started',
  othersOpen: 'runs of other guests that wait or run',
  runs: 'the guest’s own runs in this chat',
};

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(liveChat, {
    ...chat,
    status: '`ringing` until she answers, `running` while the picture moves, then `ended`',
    pageId: 'the page that has the picture; null if none has claimed it',
    isCameraOn: 'whether the guest’s camera is on now; always false without cameras on both sides',
    sources: 'addresses of the stream, the best first',
    booked: 'the part of `spent` that the balance has already paid, in hundredths',
    secondsLeft: 'for how long coins and vouchers last; null without a limit',
    voucherMinutesLeft: '`voucherSecondsLeft` in whole minutes, rounded up',
    voucherSecondsLeft: 'seconds of vouchers that pay next',
    endsAt: 'a fixed end: of a free chat, a text chat or a show; null without one',
    exitCode: 'why it ended: 1xx guest, 2xx performer, 3xx platform, 5xx a limit, 6xx age; null while it runs',
  }),
  describe(streamSource, {
    type: '`hls` a playlist, `whep` WebRTC by WHEP, `mp4` a file that loops',
    url: 'for the player',
  }),
  describe(billedGift, {
    name: 'of the gift or pattern, in the caller’s language',
    spent: 'hundredths of a coin; 0 for a gift that the guest owned',
  }),
  describe(billedTicket, {
    showId: 'the show that it opened',
    title: 'of the show, in the caller’s language',
    paid: 'hundredths of a coin, by the ledger',
    givenBack: 'hundredths of a coin that came back, such as for a show that was cut short',
  }),
  describe(chatBill, {
    ...chat,
    gifts: 'what was given in the chat; part of `giftsSpent`',
    toyControls: 'patterns that ran in the chat; part of `giftsSpent`',
    givenBack: 'hundredths of a coin that came back for runs of a toy; in none of the other sums',
    ticket: 'the ticket to its show; null outside of shows',
    ticketSpent: 'the ticket less what came back, in hundredths; 0 for who came back into the show',
    endedAt: 'when it was over',
    exitCode: 'why it ended: 1xx guest, 2xx performer, 3xx platform, 5xx a limit, 6xx age',
    balance: 'the coins after it',
    dispute: 'what became of a dispute of this bill; `none` if there was no dispute',
  }),
  describe(livePreview, {
    seconds: 'how long a preview lasts: 5, for VIPs 20',
    secondsLeft: 'seconds until this one ends; 0 if it is used up',
    source: 'the stream; null if there is no preview',
    exitCode: 'why there is none, 401 to 408 or 498 and 499; null if there is one',
  }),
  describe(declinedPreview, { isDeclined: 'always true; the preview counts as used' }),
  describe(toyRun, {
    runId: 'the run',
    toyControlId: 'the pattern, as in `messengerToyControls`',
    displayName: 'of the pattern, in the caller’s language',
    status: '`waiting` paid and in the queue, `running`, `ended`, `failed` and given back',
    ahead: 'runs before it in the queue; 0 unless it waits',
    secondsLeft: 'of a run that runs; null for all others',
    givenBack: 'coins of its price that came back; 0 if none did',
  }),
  describe(chatStart.input, {
    actorId,
    kind: 'which kind of chat; she must offer it',
    withCamera: 'whether the guest’s camera takes part',
    price:
      'the price that the guest was shown, in hundredths a minute, null for free; another one ends with `priceChanged`',
    sequence: 'the `sequence` of `currentChat`; an older one ends with `wrongSequence`',
    showId: 'the ticket show to enter; null for other chats',
    pageId,
  }),
  describe(chatBeat.input, {
    chatId,
    pageId,
    playedMs: 'milliseconds that the picture has moved on this page; a page that is loaded again counts from 0',
  }),
  describe(chatTakeOver.input, { chatId, pageId }),
  describe(chatLeave.input, {
    chatId,
    exitCode: 'why: 100 to 106, or 601 for content that is not for the guest’s age',
  }),
  describe(chatCamera.input, { chatId, isOn: 'whether the camera is on from now on' }),
  describe(chatChanged.payload, {
    sequence: 'how many chats the guest ever started; a smaller one than known is outdated',
    chat: 'the whole chat as it is now',
  }),
  describe(chatEnd.payload, {
    chatId: chat.chatId,
    price: 'everything that it cost, in hundredths of a coin; not the price a minute',
    actorId: chat.actorId,
    actorName: chat.actorName,
    isVoyeur: chat.isVoyeur,
    isToyControl: chat.isToyControl,
    exitCode: 'why it ended: 1xx guest, 2xx performer, 3xx platform, 5xx a limit, 6xx age',
    bill: 'what the sum consists of',
  }),
  describe(liveReaction.payload, {
    ...reaction,
    message: 'always null: words of a sender are not passed on',
    data: 'always null, for the same reason',
    sender: 'the name that others see; null for an anonymous visitor',
    reactionKey: 'the same as in the sender’s answer, so that the sender does not show it twice',
  }),
  describe(freeShowStart.payload, freeChat),
  describe(freeShowStop.payload, freeChat),
  describe(freeChatDurationChanged.payload, freeChat),
  describe(freeChatDuration.input, { actorId }),
  describe(freeChatDuration.answer, freeChat),
  describe(toyControlChanged.payload, toy),
  describe(toyControlState.input, { actorId }),
  describe(toyControlState.answer, toy),
  describe(voicecallStart.payload, {
    actorId: 'who answered',
    clientId: 'the call, as `voiceCallAnonymousStart` named it',
  }),
  describe(voicecallStop.payload, {
    actorId: 'who was called',
    clientId: 'the call, as `voiceCallAnonymousStart` named it',
    seconds: 'how long it lasted from the answer on; 0 if nobody answered',
  }),
  describe(freePreviewInit.input, { actorId }),
  describe(freePreviewDecline.input, { actorId }),
  describe(currentChat.answer, {
    sequence: 'how many chats the guest ever started, for the next `chatStart`',
    chat: 'the chat that rings or runs; null if none does',
    lastBill: 'the bill of the chat before; null before the first',
  }),
  describe(chatHistory.input, {
    first: 'bills of a page, at most 500; 20 if left out',
    offset: 'bills to skip, 0 if left out',
    kind: 'only chats of this kind; all if left out',
    month: 'a month of the Berlin clock as `2026-11`; all if left out; another form is malformed',
  }),
  describe(chatHistory.answer, {
    items: 'bills of this page, newest first',
    total: 'all chats that match',
    seconds: 'counted seconds of all that match',
    spent: 'coins of all that match, in hundredths',
  }),
  describe(chatVideoTime.answer, {
    seconds: 'counted seconds of all chats',
    chats: 'chats that were ever counted',
    monthSeconds: 'counted seconds of this month by the Berlin clock',
    monthChats: 'chats of this month by the Berlin clock',
    monthSpent: 'coins of this month’s chats, in hundredths',
  }),
  describe(liveReactionAdd.input, reaction),
  describe(liveReactionAdd.answer, {
    isAdded: 'always true: one that is not shown is a failure',
    reactionKey: 'by which the sender recognizes it among the pushes',
  }),
  describe(voiceCallAnonymousStart.input, {
    accessToken: 'the token of the caller, as in the header',
    actorId,
  }),
  describe(voiceCallAnonymousStart.answer, {
    resultCode: '2000 success, 2002 offline, 2003 not offered, 2004 busy, 2005 blocked',
    server: 'the address of the media server; empty without success',
    clientId: 'the call, for `voiceCallStop`; empty without success',
  }),
  describe(voiceCallStop.input, { clientId: 'the call, as `voiceCallAnonymousStart` named it' }),
  describe(voiceCallStop.answer, { seconds: 'how long it lasted from the answer on; 0 if nobody answered' }),
  describe(currentVoiceCall.answer, {
    isAnonymousVoicecall: 'whether the caller is in a call',
    call: [
      'the call that rings or runs; null if none does',
      {
        actorId: 'who is called',
        server: 'the address of the media server',
        clientId: 'the call, for `voiceCallStop`',
        isAnswered: 'false while it rings',
        seconds: 'since it was answered; 0 while it rings',
      },
    ],
  }),
  describe(chatDispute.input, {
    chatId: 'a chat that is over',
    reason: 'what is wrong with the bill',
    text: 'in the guest’s own words, up to 1,000 characters; null without any',
  }),
  describe(chatDispute.answer, { dispute: '`open`, or what became of an earlier dispute of the same bill' }),
  describe(actorReport.input, {
    actorId,
    chatId: 'the chat in which it happened; null outside of chats',
    reason: 'why; null only where she is blocked without a report',
    text: 'in the guest’s own words, up to 1,000 characters; null without any',
    block: 'whether she can no longer write to the guest nor be called',
  }),
  describe(actorReport.answer, {
    isReported: 'whether a report was stored: there was a reason',
    isBlocked: 'whether this call blocked her',
  }),
  describeValues(disputeReason, {
    time: 'the minutes are wrong',
    picture: 'there was no picture, or a bad one',
    price: 'the price differs from what was shown',
    gift: 'a gift or toy control was not answered',
  }),
  describeValues(reportReason, { conduct: 'the performer behaves badly', age: 'somebody looks younger than allowed' }),
  describeValues(chatKind, {
    videoChat: 'the guest and the performer',
    voyeurChat: 'the guest watches the video chat of others',
    toyControl: 'the guest pays for minutes of the performer’s toy',
    ticketShow: 'a show for those with a ticket',
    freeChat: 'a chat that costs nothing for a while',
    conversionChat: 'a free chat that the platform offers guests who never paid',
    textChat: 'messages without a picture',
    voiceCall: 'sound without a picture',
  }),
  describeValues(chatStatus, {
    ringing: 'the performer is called',
    running: 'the performer has answered',
    ended: 'it is over',
  }),
  describeValues(streamType, { hls: 'a playlist of segments', whep: 'WebRTC by WHEP', mp4: 'a file that loops' }),
  describeValues(disputeStatus, {
    none: 'the bill is not disputed',
    open: 'it waits for a decision',
    refunded: 'coins were given back',
    declined: 'the bill stands',
  }),
  describeValues(toyRunStatus, {
    waiting: 'paid and in the queue',
    running: 'it runs now',
    ended: 'it is over',
    failed: 'it did not run to its end; what is left was given back',
  }),
].flat();
