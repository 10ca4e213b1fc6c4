import type { Kysely } from 'kysely';
import { replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema, Row } from '../../world/tables.ts';

export const eventById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('specialEvent').selectAll().where('id', '=', $('id')),
);

/** The event of a kind that has begun last. */
export const begunOf = statement((db, $: Bind<{ eventType: Row<'specialEvent'>['eventType']; now: string }>) =>
  db
    .selectFrom('specialEvent')
    .selectAll()
    .where('eventType', '=', $('eventType'))
    .where('start', '<=', $('now'))
    .orderBy('start', 'desc')
    .limit(1),
);

/** The event of a kind that begins next. */
export const nextOf = statement((db, $: Bind<{ eventType: Row<'specialEvent'>['eventType']; now: string }>) =>
  db
    .selectFrom('specialEvent')
    .selectAll()
    .where('eventType', '=', $('eventType'))
    .where('start', '>', $('now'))
    .orderBy('start')
    .limit(1),
);

/** The events whose rewards can be used at an instant, by their start. */
export const eventsUntil = statement((db, $: Bind<{ now: string; first: number }>) =>
  db
    .selectFrom('specialEvent')
    .selectAll()
    .where('rewardsUntil', '>', $('now'))
    .orderBy('start')
    .orderBy('id')
    .limit($('first')),
);

export const putEvent = replaceRow('specialEvent');

type CampaignType = Row<'campaign'>['eventType'];

export const campaignById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('campaign').selectAll().where('id', '=', $('id')),
);

/** Campaigns with the name of their performer, and where she excludes visitors. */
const namedCampaigns = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('campaign')
    .leftJoin('actor', 'actor.id', 'campaign.actorId')
    .selectAll('campaign')
    .select(['actor.name as actorName', 'actor.banned']);

/** The campaign of a kind that has begun last. */
export const begunCampaign = statement((db, $: Bind<{ eventType: CampaignType; now: string }>) =>
  namedCampaigns(db)
    .where('eventType', '=', $('eventType'))
    .where('start', '<=', $('now'))
    .orderBy('start', 'desc')
    .limit(1),
);

/** The campaign of a kind that begins next. */
export const nextCampaign = statement((db, $: Bind<{ eventType: CampaignType; now: string }>) =>
  namedCampaigns(db).where('eventType', '=', $('eventType')).where('start', '>', $('now')).orderBy('start').limit(1),
);

/** The campaigns whose rewards can be used at an instant, by their start. */
export const campaignsUntil = statement((db, $: Bind<{ now: string; first: number }>) =>
  namedCampaigns(db).where('rewardsUntil', '>', $('now')).orderBy('start').orderBy('campaign.id').limit($('first')),
);

export const putCampaign = replaceRow('campaign');

export const videoTitle = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('video').select('title').where('id', '=', $('id')),
);
