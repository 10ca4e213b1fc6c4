import { insertRow, replaceRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** The offers that take turns, in their order. A turn is a number of rows that somebody wrote, not of what guests do. */
export const turns = statement((db) =>
  db.selectFrom('dailyOffer').select('id').where('isInRotation', '=', 1).orderBy('id').limit(400),
);

export const offerById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('dailyOffer').selectAll().where('id', '=', $('id')),
);

/** The fixed deal of a day. */
export const dealOfDay = statement((db, $: Bind<{ date: string }>) =>
  db.selectFrom('dailyDeal').selectAll().where('date', '=', $('date')),
);

/** The fixed deal that a code takes. */
export const dealOfCode = statement((db, $: Bind<{ code: string }>) =>
  db.selectFrom('dailyDeal').selectAll().where('code', '=', $('code')).limit(1),
);

/** Fixes the deal of a day, unless it is. */
export const fixDeal = insertRow('dailyDeal', {}, (insert) => insert.onConflict((conflict) => conflict.doNothing()));

/** Fixes the deal of a day, whatever it was. */
export const putDeal = replaceRow('dailyDeal');

export const putOffer = replaceRow('dailyOffer');

/** Inserts the code of a deal, unless it is there. */
export const insertCode = insertRow('bonusCode', {}, (insert) => insert.onConflict((conflict) => conflict.doNothing()));

/** Changes what a code gives, when and how often; what was redeemed stays. */
export const setCode = updateRow('bonusCode', 'key', [
  'validFrom',
  'validTo',
  'maxRedemptions',
  'needsMobile',
  'needsVip',
  'benefits',
]);

export const setRedemptions = updateRow('bonusCode', 'key', ['redemptions']);

/** The settings of the page on a day: the youngest of those that hold, those without days last. */
export const pageOn = statement((db, $: Bind<{ date: string }>) =>
  db
    .selectFrom('dailyDealPage')
    .selectAll()
    .where((e) => e.or([e('fromDay', 'is', null), e('fromDay', '<=', $('date'))]))
    .where((e) => e.or([e('toDay', 'is', null), e('toDay', '>=', $('date'))]))
    .orderBy((e) => e.fn.coalesce('fromDay', e.val('')), 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

export const putPage = replaceRow('dailyDealPage');

/** A video with its performer. */
export const videoOfDeal = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('video')
    .innerJoin('actor', 'actor.id', 'video.actorId')
    .select(['video.title', 'video.previewSeed as pictureSeed', 'actor.id as actorId', 'actor.slug'])
    .where('video.id', '=', $('id')),
);

/** An album with its performer. */
export const albumOfDeal = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('album')
    .innerJoin('actor', 'actor.id', 'album.actorId')
    .select(['album.title', 'album.coverSeed as pictureSeed', 'actor.id as actorId', 'actor.slug'])
    .where('album.id', '=', $('id')),
);

export const giftOfDeal = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('gift').select('name').where('id', '=', $('id')),
);

/** The deals that a guest redeemed, newest day first. */
export const consumedBy = statement((db, $: Bind<{ guestId: number; first: number }>) =>
  db
    .selectFrom('bonusRedemption')
    .innerJoin('dailyDeal', 'dailyDeal.code', 'bonusRedemption.code')
    .innerJoin('dailyOffer', 'dailyOffer.id', 'dailyDeal.offerId')
    .selectAll('dailyOffer')
    .select(['dailyDeal.date', 'bonusRedemption.at'])
    .where('bonusRedemption.guestId', '=', $('guestId'))
    .orderBy('dailyDeal.date', 'desc')
    .limit($('first')),
);

const modelColumns = ['actor.id', 'actor.name', 'actor.slug', 'actor.isOnline', 'actor.pictureSeed'] as const;

/** The performers of the videos and albums that take turns, by name. */
export const modelsOfDeals = statement((db, $: Bind<{ first: number }>) =>
  db
    .selectFrom('actor')
    .select(modelColumns)
    .where((e) =>
      e.or([
        e(
          'actor.id',
          'in',
          e
            .selectFrom('dailyOffer')
            .innerJoin('video', 'video.id', 'dailyOffer.contentId')
            .select('video.actorId')
            .where('dailyOffer.offer', '=', 'video')
            .where('dailyOffer.isInRotation', '=', 1),
        ),
        e(
          'actor.id',
          'in',
          e
            .selectFrom('dailyOffer')
            .innerJoin('album', 'album.id', 'dailyOffer.contentId')
            .select('album.actorId')
            .where('dailyOffer.offer', '=', 'photoAlbum')
            .where('dailyOffer.isInRotation', '=', 1),
        ),
      ]),
    )
    .orderBy('actor.name')
    .orderBy('actor.id')
    .limit($('first')),
);

export const modelById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(modelColumns).where('id', '=', $('id')),
);
