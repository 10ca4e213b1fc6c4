/**
 * The duration of a free live preview, in seconds.
 * @spec constant:chat.livePreviewSeconds, constant:chat.livePreviewVipSeconds
 */
export const livePreviewSeconds = { everybody: 5, vip: 20 } as const;

/**
 * Why a live preview does not start, or ends early.
 * @spec entity:enum.chatExitCode.livePreview, constant:chat.exitCodes.livePreview
 */
export const livePreviewExit = {
  hostLimit: 401,
  hourLimit: 402,
  offline: 403,
  single: 404,
  ageRatingDenied: 405,
  accessDenied: 406,
  disabled: 407,
  guestOffline: 408,
  startOffline: 498,
  startTimeout: 499,
} as const;

/** How much less albums and videos cost for VIPs, in percent. @assumed The documents name no discount. */
export const vipDiscountPercent = 20;
