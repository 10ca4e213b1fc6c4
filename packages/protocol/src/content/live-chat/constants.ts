export { livePreviewSeconds } from '../../foundation/subscriptions/index.ts';

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
