import type { AnswerOf, InputOf } from '@lounge/protocol';
import {
  actorInterviews,
  conversionChatActors,
  getProfilePreview,
  getSalesPerActor,
  soonModels,
  topCams,
  videoStars,
  welcomeClips,
} from '@lounge/protocol/content/actors';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';

/** A performer in a top list. */
export type TopCamData = AnswerOf<typeof topCams>[number];
/** Which top list. */
export type TopCamsType = InputOf<typeof topCams>['type'];
/** A performer with the number of her videos. */
export type VideoStarData = AnswerOf<typeof videoStars>[number];
/** A clip in which a performer introduces herself. */
export type WelcomeClipData = AnswerOf<typeof welcomeClips>[number];
/** An interview with a performer. */
export type InterviewData = AnswerOf<typeof actorInterviews>[number];

/** A top list: everybody's, or of those who are online. @spec feature:performers.top-cams */
export const topCamsRead = (context: ReadContext, type: TopCamsType, online: boolean) =>
  new Read(() => callWithin(context, topCams, online ? { type, online } : { type }));

/** The performers with the most videos, as many as the server gives by itself. @spec feature:performers.video-stars */
export const videoStarsRead = (context: ReadContext) => new Read(() => callWithin(context, videoStars, {}));

/** Interviews with a performer. @spec feature:performers.interviews */
export const interviewsRead = (context: ReadContext, actorId: number) =>
  new Read(() => callWithin(context, actorInterviews, { actorId }));

/** The number of clips of a rotator. */
const clipsShown = 6;
/** Every visitor has passed the age page. */
const viewersAge = 18;

/** Welcome clips, the performer's own one first. @spec feature:performers.welcome-clips */
export const welcomeClipsRead = (context: ReadContext, actorId: number) =>
  new Read(() => callWithin(context, welcomeClips, { first: clipsShown, fsk: viewersAge, actorId }));

/** The numbers of what the guest bought of a performer. */
export const salesRead = (context: ReadContext, actorId: number) =>
  new Read(() => callWithin(context, getSalesPerActor, { actorId }));

/** How many performers a guest with the offer of a welcome chat is shown. @assumed */
const welcomeActorsShown = 8;

/** Performers with whom a conversion chat is possible now, the highest ranked first. @spec feature:chat.conversion */
export const welcomeActorsRead = (context: ReadContext) =>
  new Read(() => callWithin(context, conversionChatActors, { first: welcomeActorsShown }));

/** A performer who is away and starts soon. */
export type SoonData = AnswerOf<typeof soonModels>[number];

/** Performers who are away and start soon, as many as the server gives by itself. */
export const soonModelsRead = (context: ReadContext) => new Read(() => callWithin(context, soonModels, {}));

/** A preview of a performer's page. */
export const previewRead = (context: ReadContext, actorId: number) =>
  new Read(() => callWithin(context, getProfilePreview, { actorId }));
