import { command } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { clashWatched } from './messages.ts';

/** Names the clash whose votes this connection follows, in place of the one before; null for none. @assumed The command. */
export const clashWatch = command('engagement/clash/clashWatch', {
  needs: 'anyone',
  reply: clashWatched,
  input: s.object({ id: s.nullable(s.entityId) }),
  changes: false,
  purpose: 'Names the clash that a page shows.',
});
