import { toUint8Array } from 'js-base64';
import type { Infer } from '@lounge/protocol';
import type { browserSubscription } from '@lounge/protocol/engagement/web-push';
import { reject } from '../../dispatch/handler.ts';
import type { World } from '../../world/world.ts';

/** Whether a host is one of a list, in which `*.example.com` are all below one. */
const isAmongHosts = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each));

/** Whether the server may send to an address that a client has chosen: by https, at the default port of a known push service. */
export const isPushEndpoint = (endpoint: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, username, password, hostname } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username + password === '' && isAmongHosts(hostname, hosts);
};

const isPoint = async (key: string): Promise<boolean> => {
  try {
    await crypto.subtle.importKey('raw', toUint8Array(key), { name: 'ECDH', namedCurve: 'P-256' }, true, []);
    return true;
  } catch {
    return false;
  }
};

/** Rejects a subscription to which no message can be sent, or to which the server must not send. */
export const checkSubscription = async (
  { endpoint, keys }: Infer<typeof browserSubscription>,
  { webPush }: Pick<World, 'webPush'>,
): Promise<void> => {
  if (!isPushEndpoint(endpoint, webPush.hosts)) reject('malformed', 'subscription.endpoint');
  if (!(await isPoint(keys.p256dh))) reject('malformed', 'subscription.keys.p256dh');
};
