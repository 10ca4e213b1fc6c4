import { s } from '@lounge/protocol';
import { favouriteKind } from '@lounge/protocol/content/favourites';
import { allowSms } from '../../foundation/guest/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import { state } from '../../world/state.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { albumOfPicture, pinKey } from './statements.ts';

const removePins = statement((db, $: Bind<{ guestId: number }>) =>
  db.deleteFrom('pin').where('guestId', '=', $('guestId')),
);

const putPin = replaceRow('pin', { alertLanguage: null, alertBrand: null });

const removeAlbum = statement((db, $: Bind<{ id: number }>) => db.deleteFrom('album').where('id', '=', $('id')));
const removeActor = statement((db, $: Bind<{ id: number }>) => db.deleteFrom('actor').where('id', '=', $('id')));

/** A guest has no pin. */
export const guestHasNoPins = state('the guest has no pins', {
  description: 'This guest has no pins. Pins of later states are the only ones.',
  params: s.object({ guestId: s.entityId }),
  setUp: ({ guestId }, world) => world.database.change((tx) => removePins.all(tx, { guestId })),
});

/** A guest has pinned something. */
export const guestHasPinned = state('the guest has pinned an item', {
  description:
    'This guest has pinned this item, just now; notifications by e-mail and SMS are off unless they are true. SMS about it turn on those of the guest.',
  params: s.object({
    guestId: s.entityId,
    kind: favouriteKind,
    id: s.entityId,
    emailNotification: s.optional(s.boolean),
    smsNotification: s.optional(s.boolean),
  }),
  setUp: ({ guestId, kind, id, emailNotification, smsNotification }, world) =>
    world.database.change(async (tx) => {
      if (smsNotification === true) await allowSms(guestId, tx);
      return putPin.all(tx, {
        key: pinKey(guestId, kind, id),
        guestId,
        kind,
        subjectId: id,
        pinnedAt: nowIso(world),
        email: emailNotification ? 1 : 0,
        sms: smsNotification ? 1 : 0,
      });
    }),
});

/** No content of a kind has an id. */
export const noItemOfKind = state('no item of the kind has the id', {
  description:
    'No performer, album, sedcard album or picture, depending on the kind, has this id. An album’s pictures are its id times 1000 plus 1, 2 and so on.',
  params: s.object({ kind: favouriteKind, id: s.entityId }),
  setUp: ({ kind, id }, world) =>
    world.database.change((tx) =>
      kind === 'actor'
        ? removeActor.all(tx, { id })
        : removeAlbum.all(tx, { id: kind === 'picture' ? albumOfPicture(id) : id }),
    ),
});

/** The states of this module. */
export const favouriteStates = [guestHasNoPins, guestHasPinned, noItemOfKind];
