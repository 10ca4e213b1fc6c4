import type { Infer } from '@lounge/protocol';
import { actor, actorState, heatMaps, model } from '@lounge/protocol/content/actors';
import { parsed } from '../parsed.ts';

type ActorData = Infer<typeof actor>;
type ActorStateData = Infer<typeof actorState>;
type ModelData = Infer<typeof model>;
type HeatMapsData = Infer<typeof heatMaps>;

const portrait = { url: '/pictures/velvet/portrait/noor', kind: 'portrait', tint: 3 } as const;
const banner = { url: '/pictures/velvet/banner/noor-banner', kind: 'banner', tint: 3 } as const;

/** A performer with the fields of the profile page; amounts in hundredths of a coin. */
export const anActor = (overrides: Partial<ActorData> = {}): ActorData =>
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
    isCountryBanned: false,
    isActorAvailableForConversionChat: true,
    isOnlineMobileVideocall: true,
    isCurrentlyTicketShow: false,
    nextShowAt: '2099-11-27T20:00:00.000Z',
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
    voucherChatSeconds: 0,
    isVoyeurMode: false,
    isBlocked: false,
    ratings: { lastNinetyDays: { countRatings: 412, satisfactionRate: 96 } },
    pinnedCount: 4812,
    ...overrides,
  });

/** The state of a performer who is online and not in a chat. */
export const anActorState = (overrides: Partial<ActorStateData> = {}): ActorStateData =>
  parsed(actorState, {
    id: 9101,
    isOnline: true,
    isInChat: false,
    freeChat: false,
    isCurrentlyTicketShow: false,
    since: '2026-11-20T18:30:00.000Z',
    ...overrides,
  });

/** A performer with the fields of a tile; `price` in hundredths of a coin per minute. */
export const aModel = (overrides: Partial<ModelData> = {}): ModelData =>
  parsed(model, {
    id: 9101,
    name: 'Noor Vega',
    slug: 'noor-vega',
    age: 31,
    city: 'Lisbon',
    country: 'PT',
    spokenLanguages: ['en', 'de'],
    headline: 'Late tea and stories',
    isOnline: true,
    isNew: false,
    isVip: false,
    freeChat: false,
    isVoyeurMode: false,
    isCurrentlyTicketShow: false,
    isOnlineMobileVideocall: true,
    isCountryBanned: false,
    price: 3600,
    basePrice: 4200,
    currency: 'VXC',
    countRatings: 412,
    satisfactionRate: 96,
    portrait,
    ...overrides,
  });

const offlineHours = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** The usual hours of a performer who is online every evening from eight. */
export const heatMapsOf = (overrides: Partial<HeatMapsData> = {}): HeatMapsData =>
  parsed(heatMaps, {
    heatMaps: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, hours: [...offlineHours, 4, 4, 4, 4] })),
    hoursToBeOnline: 1,
    actorName: 'Noor Vega',
    memo: 'Late tea and stories',
    errors: [],
    ...overrides,
  });
