import { describe } from '../../declare/describe.ts';
import { ackSession, lastSeen, pong, refused, sessionRequest, streamPositions } from './messages.ts';

const positions = {
  epoch: 'identifies the numbering: after another epoch the streams begin at 1 again, and nothing can be resumed',
  public: 'the number of the last push to everybody; 0 before the first',
  guest: 'the number of the last push to this guest; null for anonymous visitors, who have no stream',
};

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(streamPositions, positions),
  describe(lastSeen, {
    ...positions,
    agoMs: 'milliseconds since the connection was lost; after 120,000 the server answers with `resync`',
  }),
  describe(ackSession.payload, {
    positions: 'where the streams are now; absent from providers that do not number their pushes',
  }),
  describe(pong.payload, { ttl: 'seconds until the session expires if no further ping arrives' }),
  describe(sessionRequest.input, {
    language: 'the language of the texts in later pushes on this socket',
    lastSeen: 'only after a lost connection: the server sends what came since, before `ackSession`',
  }),
  describe(refused.payload, {
    of: 'the type of the rejected message, cut to 60 characters; null if the frame has none',
    code: 'the reason; the command’s `x-failures` lists the possible ones',
    field: 'the first field that is not valid; null if the reason is no field',
  }),
].flat();
