/**
 * Why a chat ends from the guest's side, and why it does not start.
 * @spec entity:enum.chatExitCode.client, constant:chat.exitCodes.client
 * @assumed The eight names in the documents' order from 100; 108 is reserved.
 */
export const clientExit = {
  exit: 100,
  logout: 101,
  destruct: 102,
  upgrade: 103,
  error: 104,
  charge: 105,
  disconnect: 106,
  timeout: 107,
  startOffline: 198,
  startTimeout: 199,
} as const;

/** Why a chat ends from the performer's side. @spec entity:enum.chatExitCode.host, constant:chat.exitCodes.host */
export const hostExit = {
  kick: 201,
  stopSending: 202,
  logout: 203,
  relogin: 204,
  sendFail: 205,
  deviceFail: 206,
  stillPicture: 207,
  cpuOverload: 208,
} as const;

/** The platform ends a chat. @spec entity:enum.chatExitCode.admin, constant:chat.exitCodes.adminKick */
export const adminExit = { adminKick: 301 } as const;

/** A chat ends at a limit. @spec entity:enum.chatExitCode.limits, constant:chat.exitCodes.limits */
export const limitExit = { noMoney: 501, textTimeLimit: 502, timeLimit: 503 } as const;

/** The guest may not see it. @spec entity:enum.chatExitCode.ageRating, constant:chat.exitCodes.ageRating */
export const ageRatingExit = { ageRatingDenied: 601 } as const;

/**
 * The other codes: 908 means that a live show started, the others have no known meaning.
 * @spec entity:enum.chatExitCode.other, constant:chat.exitCodes.other
 */
export const otherExits = [901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 920, 921, 990, 996, 997] as const;

/** A live show started. @spec error:exit-908 */
export const liveShowStarted = 908;

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

/** All exit codes. */
export const exitCodes: readonly number[] = [
  ...Object.values(clientExit),
  ...Object.values(hostExit),
  ...Object.values(adminExit),
  ...Object.values(livePreviewExit),
  ...Object.values(limitExit),
  ...Object.values(ageRatingExit),
  ...otherExits,
];

/** The two groups of codes. */
export type ExitGroup = 'preview' | 'preChat';

/**
 * The codes of the two groups: what ends a preview, and what ends a chat before its first picture.
 * @spec entity:enum.chatExitGroup, error:exit-groups
 * @assumed The documents do not say which codes belong to which group.
 */
export const exitGroups: Readonly<Record<ExitGroup, readonly number[]>> = {
  preview: Object.values(livePreviewExit),
  preChat: [clientExit.startOffline, clientExit.startTimeout, ageRatingExit.ageRatingDenied],
};
