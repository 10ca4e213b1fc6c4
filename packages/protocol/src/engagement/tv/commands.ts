import { command } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { tvLeft, tvOnAir } from './messages.ts';
import { tvStreamType } from './schemas.ts';

/** Names the stream that this connection watches, in place of the one before. @assumed The command. */
export const tvWatch = command('engagement/tv/tvWatch', {
  needs: 'anyone',
  reply: tvOnAir,
  input: s.object({ streamType: tvStreamType }),
  changes: false,
  purpose: 'Names the stream of TV that a page shows.',
});

/** Says that this connection no longer watches a stream; another one that it named since goes on. @assumed The command. */
export const tvLeave = command('engagement/tv/tvLeave', {
  needs: 'anyone',
  reply: tvLeft,
  input: s.object({ streamType: tvStreamType }),
  changes: false,
  purpose: 'Says that a page no longer shows a stream of TV.',
});
