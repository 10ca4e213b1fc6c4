import {
  aLateNightShow,
  aPerformer,
  aTvFormat,
  aTvVideo,
  noTv,
  programmeHas,
  type ProviderState,
} from '@lounge/mock-api/states';
import { robin } from '../../harness/robin.ts';

/** The hosts of the kitchen. */
const hosts = [
  aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true, price: 2600 }),
  aPerformer({ id: 9102, name: 'Ilse Wolf', isOnline: true, price: 3200 }),
];

/**
 * At 21:00 in Berlin, the time of all stories, the kitchen is live on free TV with two hosts, with the news at 22:00 next; the waltz is on
 * premium.
 */
export const onTv: readonly ProviderState[] = [
  robin,
  noTv({}),
  ...hosts,
  aTvFormat({ key: 'kitchen', title: 'Night kitchen', isLive: true, hostIds: [9101, 9102] }),
  aTvFormat({ key: 'news', title: 'Late news', text: 'Kind news only.' }),
  aTvFormat({ key: 'waltz', title: 'The late waltz', text: 'One take, one lamp.', isPremium: true, hostIds: [9102] }),
  aTvVideo({ id: 97001, key: 'kitchen', title: 'Soup at midnight', at: '2026-11-10T20:00:00.000Z' }),
  aTvVideo({ id: 97002, key: 'kitchen', number: 2, title: 'Old bread', at: '2026-11-18T20:00:00.000Z' }),
  aTvVideo({ id: 97003, key: 'waltz', title: 'Three quarters', isPremium: true, at: '2026-11-05T20:00:00.000Z' }),
  aTvVideo({ id: 97004, key: 'news', title: 'What happened', at: '2026-11-04T20:00:00.000Z' }),
  programmeHas({ key: 'kitchen', at: '20:30' }),
  programmeHas({ key: 'news', at: '22:00' }),
  programmeHas({ key: 'waltz', at: '20:00', streamType: 'premium' }),
  programmeHas({ key: 'news', at: '23:00', streamType: 'premium' }),
  aLateNightShow({ id: 1, hostIds: [9101] }),
];
