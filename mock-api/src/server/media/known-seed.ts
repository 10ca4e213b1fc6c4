import { sql } from 'kysely';
import { dealOfWallpaper } from '../../engagement/daily-bonus/index.ts';
import { calendarOfDoor } from '../../engagement/special-events/door-seed.ts';
import { bannerSeeds, teaserSeeds } from '../../engagement/teasers/teaser-data.ts';
import { firstPictureOf } from '../../media/video-pictures.ts';
import type { Executor } from '../../world/database.ts';
import { statement, type Bind } from '../../world/statement.ts';

const pictureOfSeed = statement(
  (db, $: Bind<{ seed: string; preview: string; deal: string; door: string; inList: string }>) =>
    db
      .selectFrom('actor')
      .select('id')
      .where((e) => e.or([e('pictureSeed', '=', $('seed')), e('bannerSeed', '=', $('seed'))]))
      .union(
        db
          .selectFrom('video')
          .select('id')
          .where('previewSeed', 'in', [$('seed'), $('preview')]),
      )
      .union(db.selectFrom('camShow').select('id').where('pictureSeed', '=', $('seed')))
      .union(db.selectFrom('jumbotronSlide').select('id').where('pictureSeed', '=', $('seed')))
      .union(db.selectFrom('category').select('id').where('pictureSeed', '=', $('seed')))
      .union(
        db
          .selectFrom('feedPost')
          .select('id')
          .where(sql<boolean>`"mediaSeeds" like ${$('inList')}`),
      )
      .union(db.selectFrom('tvVideo').select('id').where('pictureSeed', '=', $('seed')))
      .union(
        db
          .selectFrom('tvFormat')
          .select(sql<number>`1`.as('id'))
          .where('pictureSeed', '=', $('seed')),
      )
      .union(db.selectFrom('specialEvent').select('id').where('pictureSeed', '=', $('seed')))
      .union(db.selectFrom('clashChallenge').select('id').where('pictureSeed', '=', $('seed')))
      .union(db.selectFrom('contest').select('id').where('pictureSeed', '=', $('seed')))
      .union(db.selectFrom('contestEntry').select('id').where('pictureSeed', '=', $('seed')))
      .union(
        db
          .selectFrom('campaign')
          .select('id')
          .where('pictureSeed', 'in', [$('seed'), $('door')]),
      )
      .union(
        db
          .selectFrom('dailyOffer')
          .select('id')
          .where('pictureSeed', 'in', [$('seed'), $('deal')]),
      )
      .union(
        db
          .selectFrom('dailyDealPage')
          .select('id')
          .where(sql<boolean>`"backgroundSeeds" like ${$('inList')}`),
      )
      .union(db.selectFrom('lateNightShow').select('id').where('pictureSeed', '=', $('seed')))
      .union(
        db
          .selectFrom('article')
          .select('id')
          .where(sql<boolean>`"pictureSeeds" like ${$('inList')}`),
      )
      .union(
        db
          .selectFrom('album')
          .select('id')
          .where((e) => e.or([e('coverSeed', '=', $('seed')), sql<boolean>`"pictureSeeds" like ${$('inList')}`])),
      )
      .limit(1),
);

/** The pictures of the house, which are in no table. */
const seedsOfHouse: ReadonlySet<string> = new Set([...teaserSeeds, ...bannerSeeds].map(({ seed }) => seed));

/**
 * Whether a picture of a world has this seed; drawing others would let anybody fill the disk. The seed must be one of `parsePicturePath`,
 * without characters that mean something in a pattern.
 */
export const isKnownSeed = async (reader: Executor, seed: string): Promise<boolean> =>
  seedsOfHouse.has(seed) ||
  (await pictureOfSeed.first(reader, {
    seed,
    preview: firstPictureOf(seed),
    deal: dealOfWallpaper(seed),
    door: calendarOfDoor(seed),
    inList: `%"${seed}"%`,
  })) !== null;
