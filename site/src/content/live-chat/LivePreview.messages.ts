import { defineMessages } from 'react-intl';

/** Texts of a live preview. */
export const messages = {
  ...defineMessages<{
    title: { name: string };
    offline: { name: string };
    again: { name: string };
    full: { name: string };
    single: { name: string };
    denied: { name: string };
    disabled: { name: string };
    deniedText: { name: string };
  }>({
    title: { id: 'site.live.title', defaultMessage: '{name}, live' },
    offline: { id: 'site.live.offline', defaultMessage: '{name} has just left' },
    again: { id: 'site.live.again', defaultMessage: 'You have just seen {name} live' },
    full: { id: 'site.live.full', defaultMessage: 'Many are looking in on {name} right now' },
    single: { id: 'site.live.single', defaultMessage: '{name} is in a private chat' },
    denied: { id: 'site.live.denied', defaultMessage: 'The conversation with {name} is blocked' },
    disabled: { id: 'site.live.disabled', defaultMessage: '{name} shows no free look' },
    deniedText: {
      id: 'site.live.deniedText',
      defaultMessage: 'As long as it is, {name} and you do not see each other.',
    },
  }),
  ...defineMessages<{ left: { seconds: number } }>({
    left: { id: 'site.live.left', defaultMessage: '{seconds, plural, one {# second} other {# seconds}} left' },
  }),
  ...defineMessages<{ trialText: { code: string }; trialSignUp: { code: string } }>({
    trialText: {
      id: 'site.live.trialText',
      defaultMessage: 'The code {code} gives you the first minutes of a video chat for free.',
    },
    trialSignUp: {
      id: 'site.live.trialSignUp',
      defaultMessage: 'With an account, the code {code} gives you the first minutes of a video chat for free.',
    },
  }),
  ...defineMessages({
    banned: { id: 'site.live.banned', defaultMessage: 'Not live in your country' },
    bannedText: {
      id: 'site.live.bannedText',
      defaultMessage: 'Nothing live can be seen from where you are. Albums and videos stay open.',
    },
    fullText: { id: 'site.live.fullText', defaultMessage: 'There is room again in a few seconds.' },
    singleText: { id: 'site.live.singleText', defaultMessage: 'The free look is back after it.' },
    ageRating: { id: 'site.live.ageRating', defaultMessage: 'Your age has to be checked first' },
    ageRatingText: {
      id: 'site.live.ageRatingText',
      defaultMessage: 'Your last age check was not accepted. You can do it again.',
    },
    checkAge: { id: 'site.live.checkAge', defaultMessage: 'Check my age' },
    disabledText: { id: 'site.live.disabledText', defaultMessage: 'The video chat begins with the first picture.' },
    guestOffline: { id: 'site.live.guestOffline', defaultMessage: 'You are offline' },
    guestOfflineText: {
      id: 'site.live.guestOfflineText',
      defaultMessage: 'The free look waits for you and is not used up.',
    },
    late: { id: 'site.live.late', defaultMessage: 'The picture did not come in time' },
    lateText: { id: 'site.live.lateText', defaultMessage: 'There is a new free look in an hour.' },
    startChat: { id: 'site.live.startChat', defaultMessage: 'Video chat' },
    lookIn: { id: 'site.live.lookIn', defaultMessage: 'Look in as a voyeur' },
    useCode: { id: 'site.live.useCode', defaultMessage: 'Use the code' },
    free: {
      id: 'site.live.free',
      defaultMessage: 'A free look. It ends by itself, and nothing is charged.',
    },
    picture: { id: 'site.live.picture', defaultMessage: 'Live picture' },
    message: { id: 'site.live.message', defaultMessage: 'Write a message' },
    connecting: { id: 'site.live.connecting', defaultMessage: 'Connecting' },
    ended: { id: 'site.live.ended', defaultMessage: 'That was the free look' },
    failed: { id: 'site.live.failed', defaultMessage: 'The live picture did not come' },
    failedText: {
      id: 'site.live.failedText',
      defaultMessage: 'It may be your connection or theirs.',
    },
    retry: { id: 'site.live.retry', defaultMessage: 'Try again' },
    offlineText: {
      id: 'site.live.offlineText',
      defaultMessage: 'Pin this profile and you find it again among your pins.',
    },
    anonymousText: {
      id: 'site.live.anonymousText',
      defaultMessage: 'With an account you can write to each other. It costs nothing.',
    },
    guestText: {
      id: 'site.live.guestText',
      defaultMessage: 'There is a new free look in an hour. Until then you can write a message.',
    },
    lockedText: {
      id: 'site.live.lockedText',
      defaultMessage: 'There is a new free look in an hour. Your account is locked, so you cannot write.',
    },
    signUp: { id: 'site.live.signUp', defaultMessage: 'Sign up' },
    logIn: { id: 'site.live.logIn', defaultMessage: 'Log in' },
    close: { id: 'site.live.close', defaultMessage: 'Close' },
  }),
  ...defineMessages<{ minutesFree: { time: string } }>({
    minutesFree: { id: 'site.live.minutesFree', defaultMessage: '{time} min free' },
  }),
};
