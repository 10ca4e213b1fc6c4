import { sql } from 'kysely';
import type { Executor } from '../world/database.ts';
import { statement, type Bind } from '../world/statement.ts';

const pictureOfSeed = statement((db, $: Bind<{ seed: string; inList: string }>) =>
  db
    .selectFrom('actor')
    .select('id')
    .where((e) => e.or([e('picture_seed', '=', $('seed')), e('banner_seed', '=', $('seed'))]))
    .union(db.selectFrom('video').select('id').where('preview_seed', '=', $('seed')))
    .union(db.selectFrom('cam_show').select('id').where('picture_seed', '=', $('seed')))
    .union(db.selectFrom('jumbotron_slide').select('id').where('picture_seed', '=', $('seed')))
    .union(
      db
        .selectFrom('album')
        .select('id')
        .where((e) => e.or([e('cover_seed', '=', $('seed')), sql<boolean>`picture_seeds like ${$('inList')}`])),
    )
    .limit(1),
);

/**
 * Whether a picture of a world has this seed. Other seeds could be drawn as well, and anybody could fill the disk with them. The
 * seed must be one of `parsePicturePath`, which has no character that means something in a pattern.
 */
export const isKnownSeed = async (reader: Executor, seed: string): Promise<boolean> =>
  (await pictureOfSeed.first(reader, { seed, inList: `%"${seed}"%` })) !== null;
