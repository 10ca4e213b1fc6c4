import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { livePlayoutHost, tvProgramEntry, tvStreamType } from './schemas.ts';

/**
 * The entry of a stream that the connection watches, the next one, and the hosts: the reply to `tvWatch`, and pushed when an entry ends or a
 * host comes or goes. `isReminded` is false in it.
 * @assumed The documents name no push of TV.
 */
export const tvOnAir = push('engagement/tv/tvOnAir', {
  payload: s.object({
    streamType: tvStreamType,
    current: s.nullable(tvProgramEntry),
    next: s.nullable(tvProgramEntry),
    hosts: s.array(livePlayoutHost),
  }),
  purpose: 'Reports what is on a stream of TV, and its hosts.',
});

/** The reply to `tvLeave`. @assumed */
export const tvLeft = push('engagement/tv/tvLeft', {
  payload: s.object({ streamType: tvStreamType }),
  purpose: 'Says that the connection no longer watches a stream of TV.',
});
