import { insertRow, replaceRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

export const detailOf = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('guestDetail').selectAll().where('guestId', '=', $('guestId')),
);

export const putDetail = replaceRow('guestDetail');

export const setName = updateRow('guest', 'id', ['name']);

export const setPlace = updateRow('guest', 'id', ['place']);

/** A guest's picture without its bytes, deleted or not. */
export const pictureOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('guestPicture').select(['key', 'deletedAt']).where('guestId', '=', $('guestId')),
);

/** A picture that is not deleted, by its key. */
export const pictureByKey = statement((db, $: Bind<{ key: string }>) =>
  db
    .selectFrom('guestPicture')
    .select(['contentType', 'base64', 'base64Small'])
    .where('key', '=', $('key'))
    .where('deletedAt', 'is', null),
);

export const insertPicture = insertRow('guestPicture', { deletedAt: null });

export const deletePicturesOf = statement((db, $: Bind<{ guestId: number }>) =>
  db.deleteFrom('guestPicture').where('guestId', '=', $('guestId')),
);

/** Deletes pictures of anybody that were deleted before an instant. */
export const forgetPictures = statement((db, $: Bind<{ before: string }>) =>
  db.deleteFrom('guestPicture').where('deletedAt', '<=', $('before')),
);

export const setPictureDeleted = updateRow('guestPicture', 'guestId', ['deletedAt']);

export const newsletterByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('newsletter').selectAll().where('key', '=', $('key')),
);

export const newsletterByToken = statement((db, $: Bind<{ token: string }>) =>
  db.selectFrom('newsletter').selectAll().where('token', '=', $('token')),
);

/** The newsletters of a guest: those that the guest wished, and those of the account's confirmed address. */
export const newslettersOf = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('newsletter')
    .selectAll()
    .where((e) =>
      e.or([
        e('guestId', '=', $('guestId')),
        e(
          'email',
          'in',
          e.selectFrom('account').select('email').where('guestId', '=', $('guestId')).where('isVerified', '=', 1),
        ),
      ]),
    ),
);

export const deleteNewsletter = statement((db, $: Bind<{ token: string }>) =>
  db.deleteFrom('newsletter').where('token', '=', $('token')),
);

export const putNewsletter = replaceRow('newsletter');

export const setNewsletterState = updateRow('newsletter', 'token', ['state', 'at']);

export const setNewsletterSent = updateRow('newsletter', 'token', ['sentAt']);

/** Deletes the rows of a state since before an instant. */
export const forgetNewsletters = statement((db, $: Bind<{ state: 'pending' | 'off'; before: string }>) =>
  db.deleteFrom('newsletter').where('state', '=', $('state')).where('at', '<=', $('before')),
);

/** How many wishes nobody has confirmed. */
export const countPending = statement((db) =>
  db
    .selectFrom('newsletter')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('state', '=', 'pending'),
);

/** Deletes the oldest wishes of visitors that nobody has confirmed. */
export const deleteOldestPending = statement((db, $: Bind<{ many: number }>) =>
  db
    .deleteFrom('newsletter')
    .where(
      'key',
      'in',
      db
        .selectFrom('newsletter')
        .select('key')
        .where('state', '=', 'pending')
        .where('guestId', 'is', null)
        .orderBy('at')
        .orderBy('key')
        .limit($('many')),
    ),
);

/** Some of those who get a newsletter and have not got it since an instant; who is leaving the platform gets none. */
export const unsentNewsletters = statement((db, $: Bind<{ typeId: number; since: string }>) =>
  db
    .selectFrom('newsletter')
    .selectAll()
    .where('typeId', '=', $('typeId'))
    .where('state', '=', 'on')
    .where((e) => e.or([e('sentAt', 'is', null), e('sentAt', '<', $('since'))]))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('account')
            .select('guestId')
            .where('deletesAt', 'is not', null)
            .where((own) =>
              own.or([
                own('account.guestId', '=', own.ref('newsletter.guestId')),
                own('account.email', '=', own.ref('newsletter.email')),
              ]),
            ),
        ),
      ),
    )
    .limit(100),
);

/** The address of a guest's account, if it is confirmed and the account is not about to be deleted. */
export const confirmedAddress = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('account')
    .select('email')
    .where('guestId', '=', $('guestId'))
    .where('isVerified', '=', 1)
    .where('deletesAt', 'is', null),
);

/** The mobile number that a guest confirmed last. */
export const confirmedMobile = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('verifiedPhone')
    .select('number')
    .where('guestId', '=', $('guestId'))
    .where('number', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1),
);
