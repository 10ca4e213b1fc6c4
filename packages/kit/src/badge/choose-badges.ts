/** What a badge may say; a discount in whole percent, news with a count where one is known. */
export type BadgeContent =
  | { kind: 'live' }
  | { kind: 'vip' }
  | { kind: 'discount'; percent: number }
  | { kind: 'new'; count?: number | undefined }
  | { kind: 'bought' };

/** The kinds, the most important first. */
export const badgeOrder: readonly BadgeContent['kind'][] = ['live', 'vip', 'discount', 'new', 'bought'];

/**
 * The badges that a tile has module for, the most important first and no kind twice.
 * @assumed at most two, in the order live, VIP, discount, new, bought: the documents name the flags, not their order
 */
export function chooseBadges(badges: readonly BadgeContent[], most = 2): readonly BadgeContent[] {
  const found = badgeOrder.flatMap((kind) => badges.find((badge) => badge.kind === kind) ?? []);
  return found.slice(0, most);
}
