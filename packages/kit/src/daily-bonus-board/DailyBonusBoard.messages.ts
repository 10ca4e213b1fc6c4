import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    endsIn: { id: 'kit.dailyBonusBoard.endsIn', defaultMessage: 'Ends in' },
    at: { id: 'kit.dailyBonusBoard.at', defaultMessage: 'at 23:59:59, Berlin time' },
    over: { id: 'kit.dailyBonusBoard.over', defaultMessage: 'A new day is coming' },
    taken: { id: 'kit.dailyBonusBoard.taken', defaultMessage: 'You have taken today’s deal.' },
    hidden: { id: 'kit.dailyBonusBoard.hidden', defaultMessage: 'There are no deals right now' },
    toHome: { id: 'kit.dailyBonusBoard.toHome', defaultMessage: 'To the start page' },
    elsewhere: { id: 'kit.dailyBonusBoard.elsewhere', defaultMessage: 'Today’s deal is on another page' },
    goThere: { id: 'kit.dailyBonusBoard.goThere', defaultMessage: 'Go there' },
  }),
};
