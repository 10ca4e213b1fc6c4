import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { actorInterview, soonModel, topCam, topCamsType, videoStar, welcomeClip } from './find-schemas.ts';
import { modelPage } from './queries.ts';
import { actor, actorGenderType, chatRatings, model } from './schemas.ts';

const page = { first: s.optional(s.pageNumber), offset: s.optional(s.pageNumber) };

/**
 * Performers who fit all filters, those online first, then by rank.
 * @spec query:models.filtered
 * @assumed The filters and the answer; the performer search counts them.
 */
export const filteredModels = query('content/actors/filteredModels', {
  input: s.object({
    genderType: s.optional(actorGenderType),
    online: s.optional(s.boolean),
    freeChat: s.optional(s.boolean),
    vip: s.optional(s.boolean),
    ...page,
  }),
  answer: s.array(model),
  purpose: 'Lists performers who fit all filters.',
});

/**
 * All performers by pages, those online first.
 * @spec query:models.v2-list
 * @assumed Variables and answer: the second version pages by an offset, the third by a cursor.
 */
export const modelsV2 = query('content/actors/modelsV2', {
  input: s.object(page),
  answer: modelPage,
  purpose: 'Lists all performers by pages, those online first.',
});

/**
 * All performers after one of them, by rank, which no presence changes: pages neither repeat nor leave out anybody.
 * @spec query:models.v3-list
 * @assumed Variables and answer; `next` is the `after` of the next page, null at the end.
 */
export const modelsV3 = query('content/actors/modelsV3', {
  input: s.object({ first: s.optional(s.pageNumber), after: s.optional(s.entityId) }),
  answer: s.object(
    { items: s.array(model), next: s.nullable(s.entityId) },
    { id: 'ModelCursorPage', description: 'a page of performers and the cursor of the next page' },
  ),
  purpose: 'Lists all performers by rank, after a cursor.',
});

/**
 * Performers who are away and start within two hours, the first one first; 6 by default. Those whom the caller's country excludes are left out.
 * @assumed docs/decisions/0256
 */
export const soonModels = query('content/actors/soonModels', {
  input: s.object({ first: s.optional(s.pageNumber) }),
  answer: s.array(soonModel),
  purpose: 'Lists performers who are away and start within two hours.',
});

/**
 * A performer by id.
 * @spec query:models.by-id
 */
export const modelById = query('content/actors/modelById', {
  input: s.object({ id: s.entityId }),
  answer: actor,
  failures: ['unknown'],
  purpose: 'Reads a performer by id.',
});

/**
 * Performers by ids, in the order of the ids; unknown ones are left out.
 * @spec query:actors.by-ids
 */
export const actorsByIds = query('content/actors/actorsByIds', {
  input: s.object({ ids: s.array(s.entityId) }),
  answer: s.array(model),
  purpose: 'Lists performers by ids.',
});

/**
 * A performer's ratings of the last ninety days.
 * @spec query:actor.chat-ratings
 */
export const actorChatRatings = query('content/actors/actorChatRatings', {
  input: s.object({ actorId: s.entityId }),
  answer: s.object(
    { lastNinetyDays: chatRatings },
    { id: 'ActorChatRatings', description: 'a performer’s ratings by window' },
  ),
  failures: ['unknown'],
  purpose: 'Reads a performer’s ratings of the last ninety days.',
});

/**
 * Interviews with a performer, the latest first.
 * @spec query:actor.interviews
 */
export const actorInterviews = query('content/actors/actorInterviews', {
  input: s.object({ actorId: s.entityId }),
  answer: s.array(actorInterview),
  failures: ['unknown'],
  purpose: 'Lists interviews with a performer, the latest first.',
});

/**
 * A top list of at most a hundred performers; with `online` those of them who are online, with their ranks in the whole list.
 * @spec query:top-cams.list
 */
export const topCams = query('content/actors/topCams', {
  input: s.object({ type: topCamsType, online: s.optional(s.boolean) }),
  answer: s.array(topCam),
  purpose: 'Lists the performers of a top list.',
});

/**
 * The performers with the most videos, 100 by default.
 * @spec query:video-stars.list, constant:videoStars.default
 */
export const videoStars = query('content/actors/videoStars', {
  input: s.object({ first: s.optional(s.pageNumber) }),
  answer: s.array(videoStar),
  purpose: 'Lists the performers with the most videos.',
});

/**
 * Welcome clips for viewers of an age, those of performers who are online first.
 * @spec query:welcome-clips.list
 * @assumed 6 clips and an age of 16 by default; `actorId` puts the clip of one performer first.
 */
export const welcomeClips = query('content/actors/welcomeClips', {
  input: s.object({
    first: s.optional(s.pageNumber),
    fsk: s.optional(s.integerBetween(0, 18)),
    actorId: s.optional(s.entityId),
  }),
  answer: s.array(welcomeClip),
  purpose: 'Lists clips in which performers introduce themselves.',
});
