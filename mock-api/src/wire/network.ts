import { fingerprint } from './fingerprint.ts';

/**
 * The network of an address, as places are counted: 24 bits of IPv4, 56 of IPv6, which is what one connection is given at most.
 * Addresses of IPv6 arrive as their first 64 bits. Other texts are their own network.
 */
export const networkOf = (address: string): string => {
  const [, ipv4] = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address) ?? [];
  if (ipv4 !== undefined) return `${ipv4}.0/24`;
  const [, ipv6 = '', last = ''] = /^((?:[\da-f]{1,4}:){3})([\da-f]{1,4})::\/64$/.exec(address) ?? [];
  if (ipv6 === '') return address;
  return `${ipv6}${last.padStart(4, '0').slice(0, 2)}00::/56`;
};

/** The network of a visitor as rows store it: hashed, so that no table lists where visitors are. Null where there is no network. */
export const networkKey = (address: string | undefined): string | null =>
  address === undefined ? null : fingerprint('network', networkOf(address));

/** How many of some places visitors without an account may take together, and how many of them one network. */
export const visitorPlaces = (places: number): { readonly all: number; readonly ofNetwork: number } => {
  const all = Math.max(1, Math.floor(places / 2));
  return { all, ofNetwork: Math.max(1, Math.floor(all / 4)) };
};

/** Whether one more visitor finds a place, beside those who have one; who has no network is counted with all only. */
export const hasVisitorPlace = (
  places: number,
  visitors: readonly { readonly network: string | null }[],
  network: string | null,
): boolean => {
  const { all, ofNetwork } = visitorPlaces(places);
  if (visitors.length >= all) return false;
  return network === null || visitors.filter((each) => each.network === network).length < ofNetwork;
};
