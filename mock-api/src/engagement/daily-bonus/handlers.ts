import { pathTo } from '@lounge/locale';
import {
  consumedOffers,
  consumedOffersPage,
  dailyBonusEvent,
  dailyBonusInteractiveContent,
  dailyBonusModels,
} from '@lounge/protocol/engagement/daily-bonus';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { contentOf } from './content.ts';
import { daysFor } from './days.ts';
import { daysAround, dealOf } from './deals.ts';
import { pageConfig } from './page.ts';
import { consumedBy, modelById, modelsOfDeals } from './statements.ts';

/** Performers of the deals that are listed. @assumed */
const mostModels = 12;

/** The handlers of this module's calls. */
export const dailyBonusHandlers = [
  handle(dailyBonusInteractiveContent, daysFor),
  handle(dailyBonusEvent, pageConfig),
  handle(dailyBonusModels, async (_, caller, world) => {
    const { language, brand } = caller;
    const deal = await dealOf(daysAround(world).today, world);
    const actorId = deal === null ? null : ((await contentOf(deal.offer, caller, world))?.actorId ?? null);
    const first = actorId === null ? null : await modelById.first(world.tx, { id: actorId });
    const others = await modelsOfDeals.all(world.tx, { first: mostModels });
    const rows = [...(first === null ? [] : [first]), ...others.filter(({ id }) => id !== actorId)];
    return rows.slice(0, mostModels).map(({ id, name, slug, isOnline, pictureSeed }) => ({
      id,
      name,
      online: isOnline === 1,
      link: pathTo('performer.overview', language, { actorName: slug }),
      avatar: pictureOf(brand, 'avatar', pictureSeed),
    }));
  }),
  handle(consumedOffers, async ({ pageSize = consumedOffersPage.size }, caller, world) => {
    const rows = await consumedBy.all(world.tx, { guestId: guestOf(caller), first: pageSize });
    return Promise.all(
      rows.map(async ({ date, at, ...offer }) => ({
        date,
        at,
        offer: offer.offer,
        name: localized(offer.title, caller),
        link: (await contentOf(offer, caller, world))?.link ?? null,
      })),
    );
  }),
];
