/**
 * Why a chat ends from the guest's side, and why it does not start.
 * @spec entity:enum.chatExitCode.client, constant:chat.exitCodes.client, error:exit-198, error:exit-199
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

/**
 * Why a chat ends from the performer's side.
 * @spec entity:enum.chatExitCode.host, constant:chat.exitCodes.host
 * @spec error:exit-201, error:exit-202, error:exit-203, error:exit-204, error:exit-205, error:exit-206, error:exit-207
 * @spec error:exit-208
 */
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

/** The platform ends a chat. @spec entity:enum.chatExitCode.admin, constant:chat.exitCodes.adminKick, error:exit-301 */
export const adminExit = { adminKick: 301 } as const;

/**
 * A chat ends at a limit.
 * @spec entity:enum.chatExitCode.limits, constant:chat.exitCodes.limits, error:exit-501, error:exit-502, error:exit-503
 */
export const limitExit = { noMoney: 501, textTimeLimit: 502, timeLimit: 503 } as const;

/** The guest may not see it. @spec entity:enum.chatExitCode.ageRating, constant:chat.exitCodes.ageRating, error:exit-601 */
export const ageRatingExit = { ageRatingDenied: 601 } as const;

/**
 * The other codes: 908 means that a live show started, the others have no known meaning.
 * @spec entity:enum.chatExitCode.other, constant:chat.exitCodes.other
 * @spec error:exit-901, error:exit-902, error:exit-903, error:exit-904, error:exit-905, error:exit-906, error:exit-907
 * @spec error:exit-908, error:exit-909, error:exit-910, error:exit-920, error:exit-921, error:exit-990, error:exit-996
 * @spec error:exit-997
 */
export const otherExits = [901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 920, 921, 990, 996, 997] as const;

/** A live show started. @spec error:exit-908 */
export const liveShowStarted = 908;

/**
 * Why a live preview does not start, or ends early.
 * @spec entity:enum.chatExitCode.livePreview, constant:chat.exitCodes.livePreview
 * @spec error:exit-401, error:exit-402, error:exit-403, error:exit-404, error:exit-405, error:exit-406, error:exit-407
 * @spec error:exit-408, error:exit-498, error:exit-499
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
