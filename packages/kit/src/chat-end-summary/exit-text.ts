/** The codes that end a live preview, or keep it from starting. */
export const previewExitCodes: readonly number[] = [401, 402, 403, 404, 405, 406, 407, 408, 498, 499];

/**
 * The codes that end a chat before it began, so that nothing is charged.
 * @assumed The documents name the group, not its codes.
 */
export const preChatExitCodes: readonly number[] = [198, 199, 601];

/** The name of a text that says why a chat ended. */
export type ExitText =
  | 'youEnded'
  | 'youLoggedOut'
  | 'youLeft'
  | 'youChanged'
  | 'deviceError'
  | 'chargeFailed'
  | 'lineLost'
  | 'noAnswer'
  | 'wentOffline'
  | 'didNotAnswer'
  | 'theyEnded'
  | 'pictureOff'
  | 'theyLeft'
  | 'theyReturned'
  | 'pictureLost'
  | 'cameraFailed'
  | 'stillPicture'
  | 'tooSlow'
  | 'stopped'
  | 'previewFull'
  | 'previewSeen'
  | 'notHere'
  | 'inPrivate'
  | 'ageCheck'
  | 'notForYou'
  | 'noPreview'
  | 'previewLate'
  | 'coinsUsed'
  | 'textTime'
  | 'timeLimit'
  | 'showBegan'
  | 'ended';

const texts: Readonly<Record<number, ExitText>> = {
  100: 'youEnded',
  101: 'youLoggedOut',
  102: 'youLeft',
  103: 'youChanged',
  104: 'deviceError',
  105: 'chargeFailed',
  106: 'lineLost',
  107: 'noAnswer',
  198: 'wentOffline',
  199: 'didNotAnswer',
  201: 'theyEnded',
  202: 'pictureOff',
  203: 'theyLeft',
  204: 'theyReturned',
  205: 'pictureLost',
  206: 'cameraFailed',
  207: 'stillPicture',
  208: 'tooSlow',
  301: 'stopped',
  401: 'previewFull',
  402: 'previewSeen',
  403: 'notHere',
  404: 'inPrivate',
  405: 'ageCheck',
  406: 'notForYou',
  407: 'noPreview',
  408: 'lineLost',
  498: 'wentOffline',
  499: 'previewLate',
  501: 'coinsUsed',
  502: 'textTime',
  503: 'timeLimit',
  601: 'ageCheck',
  908: 'showBegan',
};

/** All codes with which a chat can end. */
export const exitCodes: readonly number[] = [
  ...Object.keys(texts).map(Number),
  901,
  902,
  903,
  904,
  905,
  906,
  907,
  909,
  910,
  920,
  921,
  990,
  996,
  997,
];

/**
 * The name of the text that says why a chat ended; `exitSentenceOf` has the text. Codes whose meaning is not known share a neutral one.
 * @assumed Client codes 100 to 107 have the eight names in the order in which the documents list them; 108 has none.
 */
export const exitTextOf = (code: number): ExitText => (texts as Readonly<Record<number, ExitText>>)[code] ?? 'ended';
