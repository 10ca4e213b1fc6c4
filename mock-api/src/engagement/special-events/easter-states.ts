import { berlinDay } from '@lounge/locale';
import { s } from '@lounge/protocol';
import { gameRewardType } from '@lounge/protocol/engagement/special-events';
import { state } from '../../world/state.ts';
import type { CampaignContents } from '../../world/tables/special-events.ts';
import { runInWorld } from '../../world/world.ts';
import { awardOfKind } from './award-of-kind.ts';
import { campaignRow } from './campaign-states.ts';
import { takeEggForGuest } from './easter.ts';
import { putCampaign } from './statements.ts';

/** An egg hunt. */
export const anEggHunt = state('the event {id} is an egg hunt', {
  description:
    'This event hides an egg on the page of the route `place` each Berlin day. Today is its day number `day`, from 1, and it lasts `days` days. Each reward is 5 coins, the bonus code `TURN10`, a video voucher, two spins, a rose, or the video `videoId`; their ids count from 1. With `token` the guest `guestId` has been shown the egg of today with this token. Texts are the same in every language.',
  params: s.object({
    id: s.entityId,
    place: s.optional(s.boundedString(80)),
    rewards: s.optional(
      s.array(
        s.object({
          requiredEggs: s.count,
          wins: gameRewardType,
          hidden: s.optional(s.boolean),
          isUpTo: s.optional(s.boolean),
        }),
      ),
    ),
    videoId: s.optional(s.entityId),
    guestId: s.optional(s.entityId),
    token: s.optional(s.boundedString(200)),
    day: s.optional(s.integer),
    days: s.optional(s.count),
    title: s.optional(s.string),
    text: s.optional(s.string),
  }),
  ifLeftOut: {
    place: 'home',
    rewards: [{ requiredEggs: 1, wins: 'coins' }],
    videoId: null,
    guestId: null,
    token: null,
    day: 2,
    days: 10,
    title: 'The egg hunt',
    text: 'An egg a day on some pages.',
  },
  setUp: ({ place, rewards, videoId, guestId, token, ...campaign }, { database, clock }) => {
    const content: CampaignContents['easter'] = {
      places: [place],
      rewards: rewards.map(({ requiredEggs, wins, hidden = false, isUpTo = false }, at) => {
        return { id: at + 1, requiredEggs, award: awardOfKind(wins, videoId), isHidden: hidden, isUpTo };
      }),
      knownTokens: token === null || guestId === null ? [] : [{ token, guestId, place }],
    };
    const row = campaignRow({ ...campaign, eventType: 'easter' }, content, clock);
    return database.change((tx) => putCampaign.all(tx, row));
  },
});

/** A guest collected eggs. */
export const guestCollectedEggs = state('the guest collected {times} eggs of the hunt {id}', {
  description:
    'The guest has collected so many eggs of this hunt today, on other pages, and has the rewards that they reach.',
  params: s.object({ guestId: s.entityId, id: s.entityId, times: s.count }),
  setUp: async ({ guestId, id, times }, parts) => {
    const day = berlinDay(parts.clock.now());
    for (let nth = 0; nth < times; nth += 1) {
      const egg = { eventId: id, place: `page-${nth}`, day };
      await runInWorld(parts, true, (world) => takeEggForGuest(egg, guestId, world));
    }
  },
});

/** The states of egg hunts. */
export const easterStates = [anEggHunt, guestCollectedEggs];
