import { defineMessages } from 'react-intl';

/** Texts of the calendars of doors and of gifts. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.calendars.title', defaultMessage: 'A calendar of doors' },
    description: {
      id: 'site.calendars.description',
      defaultMessage: 'A door a day, and behind each something small that is yours.',
    },
    today: { id: 'site.calendars.today', defaultMessage: 'Today’s door' },
    todaysGift: { id: 'site.calendars.todaysGift', defaultMessage: 'Today’s gift' },
    claim: { id: 'site.calendars.claim', defaultMessage: 'Take the gift' },
    untilClosed: { id: 'site.calendars.untilClosed', defaultMessage: 'until it closes. Nothing has to be bought.' },
    newDay: { id: 'site.calendars.newDay', defaultMessage: 'A new day is coming' },
    next: { id: 'site.calendars.next', defaultMessage: 'until the next one.' },
    logIn: { id: 'site.calendars.logIn', defaultMessage: 'Log in to open it' },
    offline: { id: 'site.calendars.offline', defaultMessage: 'You are offline. It opens once you are back.' },
    failed: {
      id: 'site.calendars.failed',
      defaultMessage: 'That did not work. Nothing was taken, and the door stays. Please try again.',
    },
    anotherDay: { id: 'site.calendars.anotherDay', defaultMessage: 'A new day has begun. This is its door.' },
    soFar: { id: 'site.calendars.soFar', defaultMessage: 'So far' },
    opened: { id: 'site.calendars.opened', defaultMessage: 'Doors opened' },
    coins: { id: 'site.calendars.coins', defaultMessage: 'Coins' },
    gifts: { id: 'site.calendars.gifts', defaultMessage: 'Gifts for messages' },
    use: { id: 'site.calendars.use', defaultMessage: 'Use' },
    toCalendar: { id: 'site.calendars.toCalendar', defaultMessage: 'Open the calendar' },
    todayWaits: { id: 'site.calendars.todayWaits', defaultMessage: 'Today’s gift waits for you.' },
    todayTaken: {
      id: 'site.calendars.todayTaken',
      defaultMessage: 'You have today’s gift. Tomorrow there is another one.',
    },
  }),
  ...defineMessages<{ openDoor: { day: number } }>({
    openDoor: { id: 'site.calendars.openDoor', defaultMessage: 'Open door {day}' },
  }),
  ...defineMessages<{ openedOf: { count: number; of: number } }>({
    openedOf: { id: 'site.calendars.openedOf', defaultMessage: '{count} of {of}' },
  }),
  ...defineMessages<{
    giftTitle: { name: string };
    giftDescription: { name: string };
    profileOf: { name: string };
  }>({
    giftTitle: { id: 'site.calendars.giftTitle', defaultMessage: 'Gift calendar of {name}' },
    giftDescription: {
      id: 'site.calendars.giftDescription',
      defaultMessage: 'Each day of the calendar {name} has a small gift for you.',
    },
    profileOf: { id: 'site.calendars.profileOf', defaultMessage: 'To the page of {name}' },
  }),
};

/** Texts of the prize draw. */
export const drawMessages = {
  ...defineMessages({
    title: { id: 'site.prizeDraw.title', defaultMessage: 'Prize draw' },
    description: {
      id: 'site.prizeDraw.description',
      defaultMessage: 'One free entry for each guest. Winners are drawn after the end.',
    },
    prize: { id: 'site.prizeDraw.prize', defaultMessage: 'The prize' },
    what: { id: 'site.prizeDraw.what', defaultMessage: 'What is drawn' },
    winners: { id: 'site.prizeDraw.winners', defaultMessage: 'Winners' },
    begins: { id: 'site.prizeDraw.begins', defaultMessage: 'Begins' },
    ends: { id: 'site.prizeDraw.ends', defaultMessage: 'Ends' },
    yours: { id: 'site.prizeDraw.yours', defaultMessage: 'Your entry' },
    free: { id: 'site.prizeDraw.free', defaultMessage: 'One entry, free. Nothing has to be bought.' },
    enter: { id: 'site.prizeDraw.enter', defaultMessage: 'Take part' },
    logIn: { id: 'site.prizeDraw.logIn', defaultMessage: 'Log in to take part' },
    entered: { id: 'site.prizeDraw.entered', defaultMessage: 'You take part' },
    needsAddress: {
      id: 'site.prizeDraw.needsAddress',
      defaultMessage: 'Please confirm your e-mail address first. Then you can take part.',
    },
    sendLink: { id: 'site.prizeDraw.sendLink', defaultMessage: 'Send the link' },
    linkSent: { id: 'site.prizeDraw.linkSent', defaultMessage: 'The link is on its way. Please check your e-mail.' },
    otherAccount: {
      id: 'site.prizeDraw.otherAccount',
      defaultMessage: 'Another account with your address or number takes part already.',
    },
    failed: { id: 'site.prizeDraw.failed', defaultMessage: 'That did not work. Please try again.' },
    offline: { id: 'site.prizeDraw.offline', defaultMessage: 'You are offline. You can take part once you are back.' },
    drawing: { id: 'site.prizeDraw.drawing', defaultMessage: 'The winners are being drawn' },
    drawingText: {
      id: 'site.prizeDraw.drawingText',
      defaultMessage: 'This takes a moment. The page says so by itself.',
    },
    won: { id: 'site.prizeDraw.won', defaultMessage: 'You have won' },
    lost: { id: 'site.prizeDraw.lost', defaultMessage: 'Not this time' },
    lostText: { id: 'site.prizeDraw.lostText', defaultMessage: 'Others were drawn. Thank you for taking part.' },
    notEntered: { id: 'site.prizeDraw.notEntered', defaultMessage: 'The winners are drawn' },
    notEnteredText: { id: 'site.prizeDraw.notEnteredText', defaultMessage: 'You did not take part in this draw.' },
    loggedOutText: { id: 'site.prizeDraw.loggedOutText', defaultMessage: 'Log in to see whether you won.' },
    terms: { id: 'site.prizeDraw.terms', defaultMessage: 'Terms' },
  }),
  ...defineMessages<{ drawnAfter: { when: string }; left: { time: string } }>({
    left: { id: 'site.prizeDraw.left', defaultMessage: '{time} left' },
    drawnAfter: { id: 'site.prizeDraw.drawnAfter', defaultMessage: 'The winners are drawn after {when}.' },
  }),
};
