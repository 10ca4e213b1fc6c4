import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/** The types of what is related. @assumed The documents show no value: a guest is 1, a ticket show 2. */
export const relatedTypes = { guest: 1, ticketShow: 2 } as const;

/** The types of relations. @assumed The documents show no value: the only one is a reminder. */
export const relationTypes = { reminder: 1 } as const;

/** A guest who wants to be reminded of a ticket show. @assumed Only these types are known; others are malformed. */
const relation = s.object(
  {
    subjectTypeId: s.integerBetween(relatedTypes.guest, relatedTypes.guest),
    subjectId: s.entityId,
    relationTypeId: s.integerBetween(relationTypes.reminder, relationTypes.reminder),
    objectTypeId: s.integerBetween(relatedTypes.ticketShow, relatedTypes.ticketShow),
    objectId: s.entityId,
  },
  { id: 'Relation', description: 'a guest who wants to be reminded of a ticket show' },
);

/**
 * Keeps the guest's wish to be reminded of a show; a repeat changes nothing.
 * @spec rest:utility.relation.add, rule:relation-login, error:relation-add-failed
 * @assumed Method, prefix and answer: `success` is false where the show has begun, is over or cancelled. The subject is the guest.
 */
export const addRelation = post('foundation/guest/addRelation', {
  path: '/rest/v1/utility/relation/addRelation',
  needs: 'guest',
  input: relation,
  answer: s.object({ success: s.boolean }, { id: 'RelationResult', description: 'whether a relation is kept' }),
  failures: ['needLogin', 'unknown'],
  purpose: 'Keeps a relation of the guest to an object.',
});

/**
 * Takes the guest's wish to be reminded of a show back; without one, nothing changes.
 * @assumed The whole call, which the documents lack. `success` is false once the guest was reminded. A locked guest may take it
 * back too. The subject is the guest; the show is not checked.
 */
export const removeRelation = post('foundation/guest/removeRelation', {
  path: '/rest/v1/utility/relation/removeRelation',
  needs: 'guest',
  input: relation,
  answer: s.object(
    { success: s.boolean },
    { id: 'RelationRemoval', description: 'whether no relation is kept any more' },
  ),
  failures: ['needLogin', 'unknown'],
  forbiddenBy: [],
  purpose: 'Removes a relation of the guest to an object.',
});

/**
 * Whether the guest wants to be reminded of a show.
 * @spec rest:utility.relation.has, rule:relation-login
 * @assumed Method, prefix and answer. The subject is the guest.
 */
export const hasRelation = read('foundation/guest/hasRelation', {
  path: '/rest/v1/utility/relation/hasRelation',
  needs: 'guest',
  input: relation,
  answer: s.object({ hasRelation: s.boolean }, { id: 'RelationCheck', description: 'whether a relation is kept' }),
  failures: ['needLogin', 'unknown'],
  purpose: 'Reads whether the guest has a relation to an object.',
});
