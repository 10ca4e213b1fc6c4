import { clientMessage, type Command } from '@lounge/protocol';
import * as fc from 'fast-check';
import type { BaseRequest } from './base-request.ts';
import { brokenInputs } from './broken-inputs.ts';
import { longKey, unknownToken, visitorToken, type FrameSent, type InvalidRequest } from './sent.ts';

const key = 'invalid-request';

/** The frames that a command must be rejected for, by its declaration. */
export const commandRequests = (call: Command, base: BaseRequest): readonly InvalidRequest[] => {
  const { token, guestId, input } = base;
  const frameOf = (fields: object, sender = { token, guestId }, by: string | undefined = key): FrameSent => ({
    frame: clientMessage(call, fields, sender, by),
  });
  const one = (
    kind: InvalidRequest['kind'],
    place: string,
    sent: FrameSent,
    rejection: Pick<InvalidRequest, 'code' | 'field'>,
  ): InvalidRequest => ({
    kind,
    place,
    sent: fc.constant(sent),
    ...rejection,
  });
  const needLogin = { code: 'needLogin', field: null } as const;
  const malformedKey = { code: 'malformed', field: 'key' } as const;
  const { key: _, ...withoutKey } = frameOf(input).frame;
  return [
    one('login', 'an unknown token', frameOf(input, { token: unknownToken, guestId }), needLogin),
    ...(call.needs === 'guest'
      ? [
          one('login', 'no token', frameOf(input, { token: null, guestId: null }), needLogin),
          one(
            'login',
            'an anonymous visitor’s token',
            frameOf(input, { token: visitorToken, guestId: null }),
            needLogin,
          ),
        ]
      : []),
    one('guest', 'guestId', frameOf(input, { token, guestId: (guestId ?? 0) + 1 }), needLogin),
    one('key', 'a key of 201 characters', frameOf(input, { token, guestId }, longKey), malformedKey),
    ...(call.idempotent ? [one('key', 'no key', { frame: withoutKey }, malformedKey)] : []),
    one('additional', 'undeclared', frameOf({ ...input, undeclared: 1 }), { code: 'malformed', field: 'undeclared' }),
    ...brokenInputs(call, base, 'json').map(({ kind, path, inputs }): InvalidRequest => ({
      kind,
      place: path.join('.'),
      sent: inputs.map((fields) => frameOf(fields)),
      code: 'malformed',
      field: path.join('.'),
    })),
  ];
};
