import { defineMessages } from 'react-intl';

/** Questions of the help page and their answers. */
export const messages = defineMessages({
  coins: { id: 'site.help.coins', defaultMessage: 'What do coins cost?' },
  coinsText: {
    id: 'site.help.coinsText',
    defaultMessage:
      'Four coins cost one euro. They do not expire. What you spend is in your statement, and you can set a limit for each month there.',
  },
  coinsLink: { id: 'site.help.coinsLink', defaultMessage: 'To your statement' },
  chats: { id: 'site.help.chats', defaultMessage: 'What does a chat cost?' },
  chatsText: {
    id: 'site.help.chatsText',
    defaultMessage:
      'The price per minute is on the button. Only the seconds in which you see the picture count, and each chat ends with a bill. If a bill is wrong, object to it in your chats.',
  },
  chatsLink: { id: 'site.help.chatsLink', defaultMessage: 'To your chats' },
  age: { id: 'site.help.age', defaultMessage: 'Why is my age checked?' },
  ageText: {
    id: 'site.help.ageText',
    defaultMessage:
      'Some content is for adults whose age was checked. It takes a few minutes, once, and only the result is stored.',
  },
  ageLink: { id: 'site.help.ageLink', defaultMessage: 'To the age check' },
  end: { id: 'site.help.end', defaultMessage: 'How do I cancel VIP or delete my account?' },
  endText: {
    id: 'site.help.endText',
    defaultMessage:
      'VIP is cancelled on its page and lasts until the end of the paid month. Your account, your data and your devices are at the end of your own page.',
  },
  endLink: { id: 'site.help.endLink', defaultMessage: 'To your own page' },
  report: { id: 'site.help.report', defaultMessage: 'How do I report somebody?' },
  reportText: {
    id: 'site.help.reportText',
    defaultMessage: 'In a chat, under “More”. Somebody reads every report, and the performer learns nothing of it.',
  },
  pause: { id: 'site.help.pause', defaultMessage: 'I spend too much' },
  pauseText: {
    id: 'site.help.pauseText',
    defaultMessage: 'Set a limit for each month, or take a break: then no coins can be added until it is over.',
  },
  pauseLink: { id: 'site.help.pauseLink', defaultMessage: 'To limit and break' },
  cookies: { id: 'site.help.cookies', defaultMessage: 'How do I change my choice about cookies?' },
  cookiesText: {
    id: 'site.help.cookiesText',
    defaultMessage: 'On the page about data protection. A change counts at once, on all open pages.',
  },
  cookiesLink: { id: 'site.help.cookiesLink', defaultMessage: 'To your choice' },
});
