import type { InputOf } from '@lounge/protocol';
import {
  featureFeedback,
  feedbackFeatures,
  getFeedbackData,
  storeChatExitSurvey,
  storeFeedback,
} from '@lounge/protocol/engagement/surveys';
import { addRatings } from '../../content/actors/index.ts';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { featureFeedbackOf, setFeatureFeedback } from '../../foundation/guest/index.ts';
import { storeEvent } from '../../foundation/telemetry/index.ts';
import { parseJson, toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { addFeedback, readFeedbackData } from './feedback.ts';
import { callToRate, chatToRate, insertSurvey } from './statements.ts';

type Survey = InputOf<typeof storeChatExitSurvey>;

/** A chat or call of the caller: with whom, and whether it was seen or heard and is over. Those of others are unknown. */
const ratedChat = async (survey: Survey, caller: Caller, { tx }: World) => {
  const { chatId: key } = survey;
  if (survey.isAnonymousVoicecall) {
    const own = caller.guestId === null ? `visitor:${caller.visitor ?? ''}` : `guest:${caller.guestId}`;
    const call = (await callToRate.first(tx, { key })) ?? reject('unknown', 'chatId');
    if (call.caller !== own) reject('unknown', 'chatId');
    return { actorId: call.actorId, isOver: call.answeredAt !== null && call.endedAt !== null };
  }
  const guestId = guestOf(caller);
  const chat = (await chatToRate.first(tx, { key })) ?? reject('unknown', 'chatId');
  if (chat.guestId !== guestId) reject('unknown', 'chatId');
  if (chat.kind !== survey.chatType) reject('malformed', 'chatType');
  return { actorId: chat.actorId, isOver: chat.firstPictureAt !== null && chat.endedAt !== null };
};

const features: readonly number[] = Object.values(feedbackFeatures);

/** Stores what a guest thinks of a feature, the words among the events. False for a guest who has answered before. */
const storeFeatureFeedback = async (
  { featureId, ...said }: InputOf<typeof featureFeedback>,
  caller: Caller,
  world: World,
): Promise<boolean> => {
  const id = guestOf(caller);
  if (!features.includes(featureId)) reject('unknown', 'featureId');
  const { featureFeedback: stored } = (await featureFeedbackOf.first(world.tx, { id })) ?? reject('needLogin');
  const answered = stored === null ? [] : parseJson(stored);
  if (answered.includes(featureId)) return false;
  await setFeatureFeedback.all(world.tx, { id, featureFeedback: toJson([...answered, featureId]) });
  const event = { kind: 'track', context: 'featureFeedback', action: String(featureId), data: said };
  return (await storeEvent(caller, event, world)).success;
};

/** The handlers of this module's calls. */
export const surveyHandlers = [
  handle(featureFeedback, storeFeatureFeedback),
  handle(getFeedbackData, readFeedbackData),
  handle(storeFeedback, addFeedback),
  handle(storeChatExitSurvey, async (survey, caller, world) => {
    const { chatId, actorId, rating, feedback, currentUrl, mobile } = survey;
    const rated = await ratedChat(survey, caller, world);
    if (rated.actorId !== actorId) reject('unknown', 'actorId');
    if (!rated.isOver) return { isStored: false };
    const stored = await insertSurvey.first(world.tx, {
      chatKey: chatId,
      guestId: caller.guestId,
      actorId,
      rating,
      feedback,
      url: currentUrl,
      isMobile: mobile ? 1 : 0,
      at: nowIso(world),
    });
    if (stored === null) return { isStored: false };
    await addRatings(actorId, { ratings: 1, satisfied: rating }, world);
    return { isStored: true };
  }),
];
