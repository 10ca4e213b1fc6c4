import type { Infer } from '@lounge/protocol';
import {
  actorInterview,
  profilePreview,
  soonModel,
  topCam,
  videoStar,
  welcomeClip,
} from '@lounge/protocol/content/actors';
import { parsed } from '../parsed.ts';
import { aModel } from './actors.ts';

type InterviewData = Infer<typeof actorInterview>;
type TopCamData = Infer<typeof topCam>;
type VideoStarData = Infer<typeof videoStar>;
type WelcomeClipData = Infer<typeof welcomeClip>;
type SoonData = Infer<typeof soonModel>;
type PreviewData = Infer<typeof profilePreview>;

const { portrait } = aModel();

/** An interview of one question. */
export const anInterview = (overrides: Partial<InterviewData> = {}): InterviewData =>
  parsed(actorInterview, {
    id: 9701,
    actorId: 9101,
    title: 'Three questions at the window',
    publishedAt: '2026-11-09T18:00:00.000Z',
    picture: portrait,
    parts: [{ question: 'When is your best hour?', answer: 'Just after eleven.' }],
    ...overrides,
  });

/** A performer in a top list; `videocallPrice` in hundredths of a coin per minute. */
export const aTopCam = (overrides: Partial<TopCamData> = {}): TopCamData =>
  parsed(topCam, {
    id: 9101,
    rank: 3,
    name: 'Noor Vega',
    profileLink: '/en/amateur/noor-vega/',
    online: true,
    onlineVideocall: true,
    age: 31,
    previewPicture: portrait,
    spokenLanguages: ['en', 'de'],
    pinnedCount: 4812,
    ratingCount: 412,
    satisfactionRate: 96,
    rankingPointsVideoCall: 900,
    videocallPrice: 2400,
    currency: 'VXC',
    isCountryBanned: false,
    ...overrides,
  });

/** A performer with three new videos of 500. */
export const aVideoStar = (overrides: Partial<VideoStarData> = {}): VideoStarData =>
  parsed(videoStar, {
    actorId: 9101,
    actorName: 'Noor Vega',
    age: 31,
    profileLink: '/en/amateur/noor-vega/',
    videoCount: 500,
    newVideoCount: 3,
    online: true,
    spokenLanguages: ['en', 'de'],
    previewPicture: portrait,
    isCountryBanned: false,
    ...overrides,
  });

/** A welcome clip in two qualities. */
export const aWelcomeClip = (overrides: Partial<WelcomeClipData> = {}): WelcomeClipData =>
  parsed(welcomeClip, {
    id: 9801,
    model: aModel(),
    fsk: 12,
    duration: 8,
    preview: portrait,
    qualities: [
      { name: '360p', height: 360, type: 'mp4', url: '/media/clips/performers/mirela/preview.mp4' },
      { name: '180p', height: 180, type: 'mp4', url: '/media/clips/performers/mirela/preview.mp4' },
    ],
    vtt: '/media/welcome/9801/en.vtt',
    ...overrides,
  });

/** A preview of a performer's page. */
export const aProfilePreview = (overrides: Partial<PreviewData> = {}): PreviewData =>
  parsed(profilePreview, {
    model: aModel(),
    about: 'Reads aloud until midnight.',
    pinnedCount: 4812,
    videoCount: 12,
    nextShowAt: '2099-11-27T20:00:00.000Z',
    watching: 0,
    hoursToBeOnline: null,
    loop: null,
    ...overrides,
  });

/** A performer who is away and usually online in two hours. */
export const aSoonModel = (overrides: Partial<SoonData> = {}): SoonData =>
  parsed(soonModel, { model: aModel({ isOnline: false }), hoursToBeOnline: 2, nextShowAt: null, ...overrides });
