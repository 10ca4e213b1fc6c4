/** The content of a badge: a discount in whole percent, new items with an optional count. */
export type BadgeContent =
  | { kind: 'live' }
  | { kind: 'show' }
  | { kind: 'vip' }
  | { kind: 'discount'; percent: number }
  | { kind: 'new'; count?: number | undefined }
  | { kind: 'bought' };

/** The kinds in descending priority. */
export const badgeOrder: readonly BadgeContent['kind'][] = ['live', 'show', 'vip', 'discount', 'new', 'bought'];

/**
 * The badges that fit on a tile, in descending priority and without duplicate kinds.
 * @assumed at most two, in the order live, show, VIP, discount, new, bought: the documents name the flags, not their order
 */
export function chooseBadges(badges: readonly BadgeContent[], most = 2): readonly BadgeContent[] {
  const found = badgeOrder.flatMap((kind) => badges.find((badge) => badge.kind === kind) ?? []);
  return found.slice(0, most);
}
