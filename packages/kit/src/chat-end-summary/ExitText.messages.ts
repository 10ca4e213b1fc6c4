import { defineMessages } from 'react-intl';

/** Why a chat ended, without technical words. */
export const exitMessages = {
  ...defineMessages({
    youEnded: { id: 'kit.exitText.youEnded', defaultMessage: 'You ended it.' },
    youLoggedOut: { id: 'kit.exitText.youLoggedOut', defaultMessage: 'You logged out.' },
    youLeft: { id: 'kit.exitText.youLeft', defaultMessage: 'You closed the page.' },
    youChanged: { id: 'kit.exitText.youChanged', defaultMessage: 'You went on in another kind of chat.' },
    deviceError: { id: 'kit.exitText.deviceError', defaultMessage: 'Something on your device stopped it.' },
    chargeFailed: { id: 'kit.exitText.chargeFailed', defaultMessage: 'Paying for more time did not work.' },
    lineLost: { id: 'kit.exitText.lineLost', defaultMessage: 'Your connection was lost.' },
    noAnswer: { id: 'kit.exitText.noAnswer', defaultMessage: 'Your device did not answer any more.' },
    stillPicture: { id: 'kit.exitText.stillPicture', defaultMessage: 'The picture stood still, so we ended it.' },
    stopped: { id: 'kit.exitText.stopped', defaultMessage: 'We ended this chat. Our support can tell you why.' },
    previewSeen: { id: 'kit.exitText.previewSeen', defaultMessage: 'You have seen this preview within the last hour.' },
    ageCheck: { id: 'kit.exitText.ageCheck', defaultMessage: 'Your age has to be checked first.' },
    notForYou: { id: 'kit.exitText.notForYou', defaultMessage: 'This preview is not open to you.' },
    previewLate: { id: 'kit.exitText.previewLate', defaultMessage: 'The preview did not begin in time.' },
    coinsUsed: { id: 'kit.exitText.coinsUsed', defaultMessage: 'Your coins were used up.' },
    textTime: { id: 'kit.exitText.textTime', defaultMessage: 'The time for texting was over.' },
    timeLimit: { id: 'kit.exitText.timeLimit', defaultMessage: 'The time limit was reached.' },
    ended: { id: 'kit.exitText.ended', defaultMessage: 'It is over.' },
  }),
  ...defineMessages<{
    wentOffline: { name: string };
    didNotAnswer: { name: string };
    theyEnded: { name: string };
    pictureOff: { name: string };
    theyLeft: { name: string };
    theyReturned: { name: string };
    pictureLost: { name: string };
    cameraFailed: { name: string };
    tooSlow: { name: string };
    previewFull: { name: string };
    notHere: { name: string };
    inPrivate: { name: string };
    noPreview: { name: string };
    showBegan: { name: string };
  }>({
    wentOffline: { id: 'kit.exitText.wentOffline', defaultMessage: '{name} left before it began.' },
    didNotAnswer: { id: 'kit.exitText.didNotAnswer', defaultMessage: '{name} did not answer.' },
    theyEnded: { id: 'kit.exitText.theyEnded', defaultMessage: '{name} ended it.' },
    pictureOff: { id: 'kit.exitText.pictureOff', defaultMessage: '{name} no longer sends to this chat.' },
    theyLeft: { id: 'kit.exitText.theyLeft', defaultMessage: '{name} left.' },
    theyReturned: { id: 'kit.exitText.theyReturned', defaultMessage: '{name} had to come in again.' },
    pictureLost: { id: 'kit.exitText.pictureLost', defaultMessage: '{name}’s picture did not arrive any more.' },
    cameraFailed: { id: 'kit.exitText.cameraFailed', defaultMessage: '{name}’s camera stopped working.' },
    tooSlow: { id: 'kit.exitText.tooSlow', defaultMessage: '{name}’s device could not keep up.' },
    previewFull: { id: 'kit.exitText.previewFull', defaultMessage: 'Too many are looking in on {name} right now.' },
    notHere: { id: 'kit.exitText.notHere', defaultMessage: '{name} is not here right now.' },
    inPrivate: { id: 'kit.exitText.inPrivate', defaultMessage: '{name} is in a private chat.' },
    noPreview: { id: 'kit.exitText.noPreview', defaultMessage: '{name} shows no preview.' },
    showBegan: { id: 'kit.exitText.showBegan', defaultMessage: 'A show of {name} began.' },
  }),
};
