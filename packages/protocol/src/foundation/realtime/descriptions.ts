import { describe, describeValues } from '../../declare/describe.ts';
import { ackSession, lastSeen, pong, refused, sessionRequest, streamPositions, failureCode } from './messages.ts';

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
  describeValues(failureCode, {
    malformed: 'a field, parameter or header is missing or not valid; `field` names the first one',
    needLogin: 'there is no token, it is unknown or its session has ended, or the call is for guests only',
    needAgeCheck: 'the guest’s age check is not accepted',
    needAbo: 'it is for VIPs, and the guest is none',
    needPurchase: 'the balance does not cover the price, or what is asked for has not been bought',
    declined: 'the payment provider declined the payment',
    limitReached: 'the payment would exceed the guest’s own limit for the month',
    paused: 'the guest’s break from paying is not over',
    noMethod: 'the guest has no saved payment method',
    locked: 'the guest’s account is locked',
    restricted: 'the guest’s account is restricted at a level that forbids the call',
    notInCountry: 'the performer does not want to be seen in the visitor’s country',
    blocked: 'guest and performer have no contact, as one has blocked the other',
    foreignOrigin: 'a page of another site sent the request',
    unknown: 'nothing has the id, or it is not the caller’s',
    keyReused: 'the idempotency key belongs to another change',
    inProgress: 'the guest has an open chat already',
    wrongSequence: 'it is based on an older state than the stored one; read again',
    actorOffline: 'the performer is offline',
    actorBusy: 'the performer is in a private chat or a show that excludes others',
    priceChanged: 'the price differs from the one that the client confirmed',
    notPossible: 'the performer does not offer it, or not now',
    voucherUnfit: 'the voucher is not for this purchase, performer or price',
    voucherUsed: 'the voucher has no use left',
    voucherNotYet: 'the voucher is not valid yet',
    voucherExpired: 'the voucher is not valid any more',
    tooLarge: 'the body has more bytes than the call allows',
    wrongType: 'the body has a media type that the call does not take',
    tooMany: 'too many requests or attempts in a short time; try later',
    failed: 'an unexpected error of the server',
    unavailable: 'the server cannot do it now; the same request can be repeated',
  }),
].flat();
