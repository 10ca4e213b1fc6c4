import { post, read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { picture } from '../../schema/common.ts';
import { profilePreview, salesPerActor } from './find-schemas.ts';
import { actor, actorNote, actorState, noteComment } from './schemas.ts';

/** A day in the form YYYY-MM-DD, to preview the site as of another day. */
const qmday = s.optional(s.day);

/**
 * A performer by id.
 * @spec rest:actor.data.get-by-id
 */
export const getActor = read('content/actors/getActor', {
  path: '/rest/v1/actor/getActor/{actorId}',
  input: s.object({ actorId: s.entityId, qmday }),
  answer: actor,
  failures: ['unknown'],
  purpose: 'Reads a performer by id.',
});

/**
 * A performer by the name in the URL, in any spelling with the same slug.
 * @spec rest:actor.data.get-by-name, rule:actor-name-lowercase
 */
export const getActorByName = read('content/actors/getActorByName', {
  path: '/rest/v1/actor/getActorByName/{name}',
  input: s.object({ name: s.boundedString(80), qmday }),
  answer: actor,
  failures: ['unknown'],
  purpose: 'Reads a performer by the name in the URL.',
});

/**
 * Whether and how a performer can be contacted right now.
 * @spec rest:actor.state.get
 */
export const getActorState = read('content/actors/getActorState', {
  path: '/rest/v1/actor/getActorState/{actorId}',
  input: s.object({ actorId: s.entityId }),
  answer: actorState,
  failures: ['unknown'],
  purpose: 'Reads whether and how a performer can be contacted.',
});

/**
 * The guest's note about a performer.
 * @spec rest:actor.note.get
 * @assumed The path; that nobody else reads it.
 */
export const getActorNote = read('content/actors/getActorNote', {
  path: '/rest/v1/actor/getNote/{actorId}',
  needs: 'guest',
  input: s.object({ actorId: s.entityId }),
  answer: actorNote,
  failures: ['unknown', 'needLogin'],
  purpose: 'Reads what the guest noted about a performer.',
});

/**
 * Stores the guest's note about a performer; null deletes it. `basedOn` is the `savedAt` of the note that was changed:
 * `wrongSequence` if another page or device has stored one since.
 * @spec rest:actor.note.store
 * @assumed The path, the answer and `basedOn`.
 */
export const storeActorNote = post('content/actors/storeActorNote', {
  path: '/rest/v1/actor/storeNote',
  needs: 'guest',
  input: s.object({ actorId: s.entityId, comment: noteComment, basedOn: s.nullable(s.instant) }),
  answer: actorNote,
  failures: ['unknown', 'needLogin', 'wrongSequence'],
  purpose: 'Stores what the guest notes about a performer.',
});

/**
 * A performer's portrait, by id.
 * @spec rest:actor.preview-image.get-by-id
 * @assumed The path and the answer.
 */
export const getActorPreviewImage = read('content/actors/getActorPreviewImage', {
  path: '/rest/v1/actor/getPreviewImage/{actorId}',
  input: s.object({ actorId: s.entityId }),
  answer: s.object({ actorId: s.entityId, picture }),
  failures: ['unknown'],
  purpose: 'Reads a performer’s portrait by id.',
});

/**
 * A performer's portrait, by the name in the URL.
 * @spec rest:actor.preview-image.get-by-name
 * @assumed The path and the answer.
 */
export const getActorPreviewImageByName = read('content/actors/getActorPreviewImageByName', {
  path: '/rest/v1/actor/getPreviewImageByName/{name}',
  input: s.object({ name: s.boundedString(80) }),
  answer: s.object({ actorId: s.entityId, picture }),
  failures: ['unknown'],
  purpose: 'Reads a performer’s portrait by the name in the URL.',
});

/**
 * A preview of a performer's page, such as beside her tile.
 * @spec rest:actor.profile-preview
 * @assumed Method and path.
 */
export const getProfilePreview = read('content/actors/getProfilePreview', {
  path: '/rest/v1/actor/getProfilePreview/{actorId}',
  input: s.object({ actorId: s.entityId }),
  answer: profilePreview,
  failures: ['unknown'],
  purpose: 'Reads what shows a performer before her page is opened.',
});

/**
 * The numbers of what the guest bought of a performer.
 * @spec rest:actor.sales-per-actor
 * @assumed Method and path.
 */
export const getSalesPerActor = read('content/actors/getSalesPerActor', {
  path: '/rest/v1/actor/getSalesPerActor/{actorId}',
  needs: 'guest',
  input: s.object({ actorId: s.entityId }),
  answer: salesPerActor,
  failures: ['unknown', 'needLogin'],
  purpose: 'Reads what the guest bought of a performer.',
});
