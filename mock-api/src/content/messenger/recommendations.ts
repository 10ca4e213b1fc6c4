import type { AnswerOf, InputOf } from '@lounge/protocol';
import type { getMessengerRecommendations } from '@lounge/protocol/content/messenger';
import type { Caller, World } from '../../world/world.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { modelsByIds } from '../actors/map-actor.ts';

/** How many are recommended. @spec constant:recommendedActors.shown, constant:recommendations.modelsDefault */
const counts = { grid: 9, slider: 4 } as const;

/** The highest age rating of a profile picture. @spec constant:ageRating.default */
const defaultRating = 16;

/** Performers who are online, by rank, without one of them, those the guest has a channel with, and those rated higher. */
const newToGuest = statement((db, $: Bind<{ guestId: number; current: number; fsk: number; first: number }>) =>
  db
    .selectFrom('actor')
    .select('id')
    .where('isOnline', '=', 1)
    .where('id', '!=', $('current'))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('channel')
            .select('channel.id')
            .whereRef('channel.actorId', '=', 'actor.id')
            .where('channel.guestId', '=', $('guestId')),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('album')
            .select('album.id')
            .whereRef('album.actorId', '=', 'actor.id')
            .where('isSedcard', '=', 1)
            .where('ageRating', '>', $('fsk')),
        ),
      ),
    )
    .orderBy('id')
    .limit($('first')),
);

/** Performers to start a new talk with. */
export const recommendationsFor = async (
  { currentActorId = 0, useGrid = false, fsk = defaultRating }: InputOf<typeof getMessengerRecommendations>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getMessengerRecommendations>> => {
  const first = useGrid ? counts.grid : counts.slider;
  const filter = { guestId: caller.guestId ?? 0, current: currentActorId, fsk, first };
  const ids = await newToGuest.all(world.tx, filter);
  const found = ids.map(({ id }) => id);
  return { performers: await modelsByIds(found, caller, world) };
};
