import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KnownDevices } from '../../foundation/accounts/account-parts.ts';
import type { WorldParts } from '../../world/world.ts';

/** Guests of one device whose log-ins its cookie remembers, the latest. */
const maxGuests = 8;
const pattern = /^[\w-]{22}(?:\.[\w-]{27}){1,8}$/;

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** `secrets` are the server's, the current one first; what previous ones signed is still known. */
export const createKnownDevices = (secrets: readonly [string, ...string[]]): KnownDevices => {
  const sign = (name: string, guestId: number, by: string, world: Pick<WorldParts, 'name'>): string =>
    createHmac('sha256', by).update(`device ${world.name} ${name} ${guestId}`).digest('base64url').slice(0, 27);
  const partsOf = (cookie: string | null | undefined) => {
    const [name = '', ...signatures] = cookie && pattern.test(cookie) ? cookie.split('.') : [];
    return { name, signatures };
  };
  const isOf = (name: string, guestId: number, world: Pick<WorldParts, 'name'>) => (signature: string) =>
    secrets.some((by) => isSame(signature, sign(name, guestId, by, world)));
  return {
    nameFor: (cookie, guestId, world) => {
      const { name, signatures } = partsOf(cookie);
      return signatures.some(isOf(name, guestId, world)) ? name : null;
    },
    remember: (cookie, guestId, world) => {
      const { name, signatures } = partsOf(cookie);
      const device = name === '' ? randomBytes(16).toString('base64url') : name;
      const others = signatures.filter((each) => !isOf(device, guestId, world)(each));
      return [device, sign(device, guestId, secrets[0], world), ...others.slice(0, maxGuests - 1)].join('.');
    },
  };
};
