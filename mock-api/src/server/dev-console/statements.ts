import { unsentMail } from '../../foundation/guest/statements.ts';
import { statement } from '../../world/statement.ts';

/** The guests of a world, the newest first. */
export const latestGuests = statement((db) =>
  db
    .selectFrom('guest')
    .leftJoin('account', 'account.guestId', 'guest.id')
    .select(['guest.id', 'guest.name', 'account.email'])
    .orderBy('guest.createdAt', 'desc')
    .orderBy('guest.id', 'desc')
    .limit(50),
);

/** The calls that the telephone network was asked for, the newest first. */
export const latestPhoneCalls = statement((db) =>
  db.selectFrom('phoneCall').selectAll().orderBy('id', 'desc').limit(50),
);

/** The sent text messages, the newest first. */
export const latestSms = statement((db) => db.selectFrom('sms').selectAll().orderBy('id', 'desc').limit(50));

/** The sent mails, the newest first. */
export const latestMails = statement((db) =>
  db
    .selectFrom('mail')
    .leftJoin('account', 'account.guestId', 'mail.guestId')
    .selectAll('mail')
    .select('account.language')
    .where('kind', '!=', unsentMail)
    .orderBy('mail.id', 'desc')
    .limit(50),
);
