/**
 * The duration of a free live preview, in seconds.
 * @spec constant:chat.livePreviewSeconds, constant:chat.livePreviewVipSeconds
 */
export const livePreviewSeconds = { everybody: 5, vip: 20 } as const;

/** How much less albums and videos cost for VIPs, in percent. @assumed The documents name no discount. */
export const vipDiscountPercent = 20;
