import { addDays, berlinDay, berlinInstant } from '@lounge/locale';
import { s } from '@lounge/protocol';
import { storedInAllLanguages } from '../../world/by-language.ts';
import type { Clock } from '../../world/clock.ts';
import { toJson } from '../../world/json.ts';
import { state } from '../../world/state.ts';
import type { Row } from '../../world/tables.ts';
import { putCampaign } from './statements.ts';

/** When a campaign of a state runs, and its words. */
export interface CampaignOptions extends Pick<Row<'campaign'>, 'id' | 'eventType'> {
  readonly actorId?: number;
  /** On which day of it today is, from 1; before it 0 and less. */
  readonly day: number;
  readonly days: number;
  readonly title: string;
  readonly text: string;
}

/** The row of a campaign, which begins and ends at midnight in Berlin; its rewards can be used for a week more. */
export const campaignRow = (
  { id, eventType, actorId, day, days, title, text }: CampaignOptions,
  content: object,
  clock: Clock,
): Row<'campaign'> => {
  const at = (nth: number): string =>
    new Date(berlinInstant(addDays(berlinDay(clock.now()), nth - day), '00:00')).toISOString();
  return {
    id,
    eventType,
    actorId: actorId ?? null,
    start: at(1),
    end: at(1 + days),
    rewardsUntil: at(8 + days),
    content: toJson(content) as Row<'campaign'>['content'],
    pictureSeed: `bloom-event-${id}`,
    title: storedInAllLanguages(title),
    text: storedInAllLanguages(text),
  };
};

/** A campaign that is a page alone: the wheel of the coin rush, or videos for headsets. */
export const aPlainCampaign = state('the event {id} is a campaign', {
  description:
    'This event is a campaign without content of its own: the coin rush or the videos for headsets. Today is its day number `day`, and it lasts `days` days. Texts are the same in every language.',
  params: s.object({
    id: s.entityId,
    eventType: s.enum(['goldrush', 'vr']),
    day: s.optional(s.integer),
    days: s.optional(s.count),
    title: s.optional(s.string),
    text: s.optional(s.string),
  }),
  ifLeftOut: { day: 2, days: 10, title: 'Gold rush', text: 'A second wheel.' },
  setUp: (campaign, { database, clock }) =>
    database.change((tx) => putCampaign.all(tx, campaignRow(campaign, {}, clock))),
});
