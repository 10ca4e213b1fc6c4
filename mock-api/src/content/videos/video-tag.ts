import type { NamedContents } from '../../foundation/page/ports.ts';
import { localized } from '../../wire/localized.ts';
import { tagsOfActor } from './statements.ts';

/** A tag of a performer's videos. */
export const videoTag: NamedContents['videoTag'] = async (tag, actorId, caller, { tx }) => {
  const row = (await tagsOfActor.all(tx, { actorId })).find(({ key }) => key === tag);
  return row === undefined ? null : { name: localized(row.name, caller), videoCount: Number(row.total) };
};
