import type { InputOf } from '@lounge/protocol';
import { chatRating, storeChatExitSurvey } from '@lounge/protocol/engagement/surveys';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { callToRate, chatToRate, insertSurvey, ratingsOf, setRatings } from './statements.ts';

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

/** Adds a rating to those of the last ninety days. */
const addRating = async (actorId: number, rating: number, { tx }: World): Promise<void> => {
  const { ratingCount: count, satisfaction } =
    (await ratingsOf.first(tx, { id: actorId })) ?? reject('unknown', 'actorId');
  const satisfied = (satisfaction * count) / 100 + rating;
  await setRatings.all(tx, {
    id: actorId,
    count: count + 1,
    satisfaction: Math.round((satisfied / (count + 1)) * 100),
  });
};

const ratings: readonly number[] = Object.values(chatRating);

/** The handlers of this module's calls. */
export const surveyHandlers = [
  handle(storeChatExitSurvey, async (survey, caller, world) => {
    const { chatId, actorId, rating, feedback, currentUrl, mobile } = survey;
    if (!ratings.includes(rating)) reject('malformed', 'rating');
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
    await addRating(actorId, rating, world);
    return { isStored: true };
  }),
];
