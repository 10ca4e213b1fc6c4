import { replaceRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** The incentives of an occasion, the most important first. */
export const incentivesOn = statement((db, $: Bind<{ event: IncentiveRow['event'] }>) =>
  db.selectFrom('incentive').selectAll().where('event', '=', $('event')).orderBy('priority', 'desc').orderBy('id'),
);

export const incentiveById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('incentive').selectAll().where('id', '=', $('id')),
);

export const putBlock = replaceRow('incentiveBlock');

export const forgetBlocks = statement((db, $: Bind<{ now: string }>) =>
  db.deleteFrom('incentiveBlock').where('until', '<=', $('now')),
);

/** The subjects that somebody does not want to see now. */
export const blocksOf = statement((db, $: Bind<{ owner: string; now: string }>) =>
  db.selectFrom('incentiveBlock').select('subject').where('owner', '=', $('owner')).where('until', '>', $('now')),
);

/** An incentive of the data. */
export type IncentiveRow = Row<'incentive'>;

export const setConversionChatEnds = updateRow('guest', 'id', ['conversionChatEnd', 'conversionChatCandidateEnd']);

export const setConversionChatOff = updateRow('guest', 'id', ['isConversionChatOff']);

export const conversionChatOf = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('guest')
    .select(['conversionChatEnd', 'conversionChatCandidateEnd', 'isConversionChatOff'])
    .where('id', '=', $('guestId')),
);

export const deleteIncentives = statement((db) => db.deleteFrom('incentive'));
