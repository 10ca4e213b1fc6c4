import type { Infer } from '@lounge/protocol';
import type { pushEventKind } from '@lounge/protocol/engagement/web-push';
import type { Row } from '../../world/tables.ts';

type Kind = Infer<typeof pushEventKind>;
type Flags = Pick<Row<'pushSubscription'>, 'isActorOnline' | 'isCampaigns' | 'isNews'>;

/** The column of each kind. */
const columnOf = {
  'actor-online': 'isActorOnline',
  campaigns: 'isCampaigns',
  news: 'isNews',
} as const satisfies Record<Kind, keyof Flags>;

const kinds = Object.keys(columnOf) as readonly Kind[];

/** The columns of a subscription to kinds. */
export const flagsOf = (events: readonly Kind[]): Flags => ({
  isActorOnline: events.includes('actor-online') ? 1 : 0,
  isCampaigns: events.includes('campaigns') ? 1 : 0,
  isNews: events.includes('news') ? 1 : 0,
});

/** The kinds of a subscription. */
export const kindsOf = (flags: Flags): Kind[] => kinds.filter((kind) => flags[columnOf[kind]] === 1);
