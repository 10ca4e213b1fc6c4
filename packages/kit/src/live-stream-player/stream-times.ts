/**
 * The times of a live stream, in milliseconds.
 * @spec constant:chat.connectionWarningMs constant:chat.badConnectionWaitMs constant:chat.nativeStreamRecoverMs
 * @spec constant:chat.streamRetryMs constant:chat.volumeHintMs constant:chat.flashDetectionMs constant:chat.flashInitMs
 * @spec feature:chat.quality
 * @deviates feature:chat.quality 4 docs/decisions/0050
 * @assumed `detection` and `look` stand for "flash detection" and "flash init", as browsers have no Flash: the time in which one
 * of the sources must give a picture, and the first look after mounting, before which no waiting is shown. `betterAgain`: the
 * documents do not say when the small picture ends, so it ends after half a minute without a stop. `hiddenWarning`: browsers report the time of a video on a
 * hidden page once a second, so a shorter pause is no stop there.
 */
export const streamTimes = {
  warning: 500,
  hiddenWarning: 2000,
  badConnection: 5000,
  recover: 2000,
  retry: 5000,
  volumeHint: 10_000,
  detection: 10_000,
  look: 500,
  betterAgain: 30_000,
} as const;

/**
 * How often a stream that the browser plays natively is recovered before it is opened again.
 * @spec constant:chat.maxAttempts
 * @assumed it counts recoveries, as it is listed directly after them
 */
export const maxRecoveries = 2;

/**
 * The largest height of the picture on a bad connection, in px.
 * @spec constant:chat.badConnectionMaxResolution constant:chat.badConnectionMaxResolutionDesktop
 * @assumed the unit, which the documents do not name
 */
export const badConnectionHeights = { phone: 100, desktop: 200 } as const;
