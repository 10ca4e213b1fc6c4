import type { Infer } from '@lounge/protocol';
import type { campaignType } from '@lounge/protocol/engagement/special-events';
import type { CampaignContents } from '../../world/tables/special-events.ts';
import type { TranslationTuple } from '../translations.ts';

/** A campaign as data and texts: another one is another entry. */
export interface CampaignText {
  readonly id: number;
  readonly eventType: Infer<typeof campaignType>;
  /** The performer of a gift calendar. */
  readonly actorId?: number;
  /** Days from that of the seeds to its first; negative before it. */
  readonly startsIn: number;
  readonly days: number;
  /** The seed of its picture, which begins with its subject. */
  readonly picture: string;
  readonly content: CampaignContents[Infer<typeof campaignType>];
  readonly title: TranslationTuple;
  readonly text: TranslationTuple;
}
