import type { Infer } from '@lounge/protocol';
import type { incentiveEvent, incentiveRegion, incentiveType } from '@lounge/protocol/foundation/conversion';
import { enumeration } from '../column-specs.ts';

/** The tables of offers: what the platform offers, and what its visitors want to see no more of. */
export const conversionTables = {
  /** The offer ends `countdown` seconds after `countdownStart`; it has no end if either is null. */
  incentive: {
    id: 'id',
    region: enumeration<Infer<typeof incentiveRegion>>(),
    type: enumeration<Infer<typeof incentiveType>>(),
    event: enumeration<Infer<typeof incentiveEvent>>(),
    priority: 'int',
    countdown: 'int null',
    countdownStart: 'instant null',
    uniqueGroup: 'text null',
  },
  /** A group of incentives that a guest does not see until then. */
  incentiveBlock: { key: 'key', owner: 'text', subject: 'text', until: 'instant' },
} as const;
