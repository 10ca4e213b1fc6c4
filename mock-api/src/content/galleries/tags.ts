import type { AnswerOf, Infer } from '@lounge/protocol';
import type { addAlbumTags, albumTag } from '@lounge/protocol/content/galleries';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { hasBought } from '../../foundation/wallet/restriction.ts';
import { localized } from '../../wire/localized.ts';
import { parseJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import { insertRow } from '../../world/row-statements.ts';
import { inEachLanguage, type ByLanguage } from '../../world/by-language.ts';
import { addToSearchDocument } from '../../world/search-document.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { albumById } from './statements.ts';

/** How many tags a guest adds within a day. @assumed docs/decisions/0177 */
const tagsADay = 5;
const dayMs = 86_400_000;

const tagByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('tag').selectAll().where('key', '=', $('key')),
);

const tagsOfAlbum = statement((db, $: Bind<{ albumId: number }>) =>
  db
    .selectFrom('albumTag')
    .innerJoin('tag', 'tag.key', 'albumTag.tag')
    .select(['tag.key', 'tag.name'])
    .where('albumTag.albumId', '=', $('albumId'))
    .orderBy('albumTag.at')
    .orderBy('tag.key'),
);

const addedSince = statement((db, $: Bind<{ guestId: number; since: string }>) =>
  db
    .selectFrom('albumTag')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('guestId', '=', $('guestId'))
    .where('at', '>', $('since')),
);

const insertTag = insertRow('albumTag', {}, (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('key'),
);

type Tag = Infer<typeof albumTag>;

/** The tags of an album, in the order in which they were added. */
export const tagsOf = async (albumId: number, caller: Caller, { tx }: Pick<World, 'tx'>): Promise<Tag[]> =>
  (await tagsOfAlbum.all(tx, { albumId })).map(({ key, name }) => ({ id: key, name: localized(name, caller) }));

/** The names of tags in each language, as one text. */
const namesOf = (rows: readonly Row<'tag'>[]): ByLanguage => {
  const names = rows.map(({ name }) => parseJson(name));
  return inEachLanguage((language) => names.map((each) => each[language]).join(' '));
};

/** Adds tags to an album that the guest bought, so that others find it by them. */
export const addTags = async (
  { albumId, tagIds }: { albumId: number; tagIds: readonly string[] },
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof addAlbumTags>> => {
  const guestId = guestOf(caller);
  if ((await albumById.first(world.tx, { id: albumId })) === null) reject('unknown', 'albumId');
  if (!(await hasBought({ guestId }, 'album', albumId, world))) reject('needPurchase');
  const wanted = [...new Set(tagIds)].slice(0, tagsADay + 1);
  const known = await Promise.all(
    wanted.map(async (key) => (await tagByKey.first(world.tx, { key })) ?? reject('unknown', 'tagIds')),
  );
  const present = await tagsOf(albumId, caller, world);
  const added = known.filter(({ key }) => present.every(({ id }) => id !== key));
  const since = new Date(world.clock.now() - dayMs).toISOString();
  const before = Number((await addedSince.first(world.tx, { guestId, since }))?.total ?? 0);
  if (before + added.length > tagsADay) reject('limitReached', 'tagIds');
  const at = nowIso(world);
  for (const { key: tag } of added) {
    await insertTag.first(world.tx, { key: `${albumId} ${tag}`, albumId, tag, guestId, at });
  }
  await addToSearchDocument(world.tx, 'album', albumId, namesOf(added));
  return { albumId, tags: await tagsOf(albumId, caller, world) };
};
