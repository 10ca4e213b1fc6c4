import type { Infer } from '@lounge/protocol';
import { chatBill, liveChat, livePreview, unsettledChat } from '@lounge/protocol/content/live-chat';
import { parsed } from '../parsed.ts';

type PreviewData = Infer<typeof livePreview>;

/** A free live preview that has just started. */
export const aLivePreview = (overrides: Partial<PreviewData> = {}): PreviewData =>
  parsed(livePreview, {
    seconds: 5,
    secondsLeft: 5,
    exitCode: null,
    source: {
      type: 'hls',
      url: '/media/live/bm90aGluZyB0byBzZWUgaGVyZQ/master.m3u8',
      duration: null,
      captions: [],
    },
    ...overrides,
  });

type ChatData = Infer<typeof liveChat>;
type BillData = Infer<typeof chatBill>;
type UnsettledData = Infer<typeof unsettledChat>;

const fields = {
  chatId: 'c-1',
  kind: 'videoChat',
  withCamera: false,
  actorId: 9101,
  actorName: 'Noor Vega',
  actorSlug: 'noor-vega',
  actorOnline: true,
  portrait: { url: '/pictures/velvet/portrait/noor', kind: 'portrait', tint: 3 },
  currency: 'VXC',
  price: 3600,
  isVoyeur: false,
  isToyControl: false,
  startedAt: '2026-11-20T19:00:00.000Z',
  seconds: 0,
  voucherMinutes: 0,
  voucherSeconds: 0,
  spent: 0,
  giftsSpent: 0,
} as const;

/** A live chat that rings. */
export const aLiveChat = (overrides: Partial<ChatData> = {}): ChatData =>
  parsed(liveChat, {
    ...fields,
    status: 'ringing',
    pageId: null,
    isCameraOn: false,
    sources: [],
    booked: 0,
    secondsLeft: 1667,
    voucherMinutesLeft: 0,
    voucherSecondsLeft: 0,
    endsAt: null,
    exitCode: null,
    ...overrides,
  });

/** A live chat whose picture can be fetched. */
export const aRunningChat = (overrides: Partial<ChatData> = {}): ChatData =>
  aLiveChat({
    status: 'running',
    sources: [{ type: 'hls', url: '/media/live/bm90aGluZyB0byBzZWUgaGVyZQ/master.m3u8' }],
    ...overrides,
  });

/** The bill of a chat of twelve seconds that the guest left. */
export const aChatBill = (overrides: Partial<BillData> = {}): BillData =>
  parsed(chatBill, {
    ...fields,
    seconds: 12,
    spent: 720,
    gifts: [],
    toyControls: [],
    givenBack: 0,
    ticket: null,
    ticketSpent: 0,
    endedAt: '2026-11-20T19:00:20.000Z',
    exitCode: 100,
    balance: { value: 99_280, currency: 'VXC' },
    dispute: 'none',
    ...overrides,
  });

/** A chat of twelve seconds that has no bill yet. */
export const anUnsettledChat = (overrides: Partial<UnsettledData> = {}): UnsettledData =>
  parsed(unsettledChat, { ...fields, seconds: 12, spent: 720, ticketSpent: 0, ...overrides });

/** The end of a chat with a bill. */
export const aChatEnd = (bill: BillData = aChatBill()) => ({
  chatId: bill.chatId,
  price: bill.spent,
  actorId: bill.actorId,
  actorName: bill.actorName,
  isVoyeur: bill.isVoyeur,
  isToyControl: bill.isToyControl,
  exitCode: bill.exitCode,
  bill,
});
