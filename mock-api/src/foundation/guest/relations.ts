import type { AnswerOf, InputOf } from '@lounge/protocol';
import type { addRelation, hasRelation, removeRelation } from '@lounge/protocol/foundation/guest';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import type { KnownOfGuests } from './ports.ts';
import { deleteOpenRelation, insertRelation, relationByKey } from './relation-statements.ts';

type Relation = InputOf<typeof addRelation>;
type Known = Pick<KnownOfGuests, 'canBeReminded'>;

/** The key of a relation. */
export const relationKey = ({ subjectId, relationTypeId, objectTypeId, objectId }: Omit<Relation, 'subjectTypeId'>) =>
  `${subjectId} ${relationTypeId} ${objectTypeId} ${objectId}`;

/** The guest who is the subject of a relation; rejects another one. */
const subjectOf = ({ subjectId }: Relation, caller: Caller): number => {
  const guestId = guestOf(caller);
  return subjectId === guestId ? guestId : reject('unknown', 'subjectId');
};

/** Returns whether the guest can be reminded; rejects another subject and an object that the guest may not know. */
const checked = async (relation: Relation, caller: Caller, known: Known, world: World): Promise<boolean> => {
  const guestId = subjectOf(relation, caller);
  return (await known.canBeReminded(relation.objectId, guestId, world)) ?? reject('unknown', 'objectId');
};

/** Keeps a reminder. @spec state:relation-add, feature:account.relation */
export const addReminder =
  (known: Known) =>
  async (relation: Relation, caller: Caller, world: World): Promise<AnswerOf<typeof addRelation>> => {
    if (!(await checked(relation, caller, known, world))) return { success: false };
    const { subjectTypeId: _, subjectId: guestId, ...object } = relation;
    await insertRelation.all(world.tx, { ...object, key: relationKey(relation), guestId, at: nowIso(world) });
    return { success: true };
  };

/** Takes a reminder back. One that was sent stays on record, so that no second one can follow. */
export const removeReminder = async (
  relation: Relation,
  caller: Caller,
  { tx }: World,
): Promise<AnswerOf<typeof removeRelation>> => {
  subjectOf(relation, caller);
  const key = relationKey(relation);
  await deleteOpenRelation.all(tx, { key });
  return { success: (await relationByKey.first(tx, { key })) === null };
};

/** Whether a reminder is kept. */
export const hasReminder =
  (known: Known) =>
  async (relation: Relation, caller: Caller, world: World): Promise<AnswerOf<typeof hasRelation>> => {
    await checked(relation, caller, known, world);
    return { hasRelation: (await relationByKey.first(world.tx, { key: relationKey(relation) })) !== null };
  };
