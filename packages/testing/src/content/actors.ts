import type { Infer } from '@lounge/protocol';
import { actor, actorState, heatMaps, model } from '@lounge/protocol/content/actors';
import { parsed } from '../parsed.ts';

type ActorData = Infer<typeof actor>;
type ActorStateData = Infer<typeof actorState>;
type ModelData = Infer<typeof model>;
type HeatMapsData = Infer<typeof heatMaps>;

const portrait = { url: '/pictures/velvet/portrait/noor', kind: 'portrait', tint: 3 } as const;
const banner = { url: '/pictures/velvet/banner/noor-banner', kind: 'banner', tint: 3 } as const;

/** A performer as the profile shows one; amounts in hundredths of a coin. */
export const anActor = (over: Partial<ActorData> = {}): ActorData =>
  parsed(actor, {
    id: 9101,
    name: 'Noor Vega',
    slug: 'noor-vega',
    gender: 'F',
    genderType: 'F',
    age: 31,
    city: 'Lisbon',
    country: 'PT',
    spokenLanguages: ['en', 'de'],
    headline: 'Late tea and stories',
    about: 'Reads aloud until midnight and loses at chess with grace.',
    portrait,
    banner,
    isOnline: true,
    isNew: false,
    isVip: false,
    freeChat: false,
    bannedCountryCodes: [],
    isActorAvailableForConversionChat: true,
    isOnlineMobileVideocall: true,
    isCurrentlyTicketShow: false,
    nextShowAt: '2026-11-27T20:00:00.000Z',
    prices: {
      currency: 'VXC',
      video: 3600,
      basePriceVideo: 4200,
      singlec2c: 4000,
      single: 4000,
      voyeur: 1800,
      toyControl: 4400,
      voiceCall: 2400,
      message: 300,
      freeMessages: 3,
      voucherChatMinutes: 0,
    },
    isLivePreviewEnabled: true,
    isVoyeurChatAvailable: true,
    isToyControlAvailable: true,
    isVoiceCallAvailable: true,
    guestHasTicket: false,
    voucherChatMinutes: 0,
    isVoyeurMode: false,
    ratings: { lastNinetyDays: { countRatings: 412, satisfactionRate: 96 } },
    pinnedCount: 4812,
    ...over,
  });

/** Whether and how a performer can be reached right now. */
export const anActorState = (over: Partial<ActorStateData> = {}): ActorStateData =>
  parsed(actorState, {
    id: 9101,
    isOnline: true,
    isInChat: false,
    freeChat: false,
    isCurrentlyTicketShow: false,
    since: '2026-11-20T18:30:00.000Z',
    ...over,
  });

/** A performer as a tile shows one; `price` in hundredths of a coin per minute. */
export const aModel = (over: Partial<ModelData> = {}): ModelData =>
  parsed(model, {
    id: 9101,
    name: 'Noor Vega',
    slug: 'noor-vega',
    age: 31,
    city: 'Lisbon',
    spokenLanguages: ['en', 'de'],
    headline: 'Late tea and stories',
    isOnline: true,
    isNew: false,
    isVip: false,
    price: 3600,
    basePrice: 4200,
    currency: 'VXC',
    countRatings: 412,
    satisfactionRate: 96,
    portrait,
    ...over,
  });

const quiet = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** When a performer usually is here: every evening from eight. */
export const heatMapsOf = (over: Partial<HeatMapsData> = {}): HeatMapsData =>
  parsed(heatMaps, {
    heatMaps: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, hours: [...quiet, 4, 4, 4, 4] })),
    hoursToBeOnline: 1,
    actorName: 'Noor Vega',
    memo: 'Late tea and stories',
    errors: [],
    ...over,
  });
