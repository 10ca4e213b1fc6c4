import { defineMessages } from 'react-intl';

/** Texts of the media of posts. */
export const messages = {
  ...defineMessages({
    yours: { id: 'kit.feedClip.yours', defaultMessage: 'Yours' },
    stays: { id: 'kit.feedClip.stays', defaultMessage: 'It stays in your library.' },
    needLogin: { id: 'kit.feedClip.needLogin', defaultMessage: 'Log in to see it' },
    needLoginText: { id: 'kit.feedClip.needLoginText', defaultMessage: 'An account costs nothing.' },
    logIn: { id: 'kit.feedClip.logIn', defaultMessage: 'Log in' },
    needAgeCheck: { id: 'kit.feedClip.needAgeCheck', defaultMessage: 'Verify your age once' },
    needAgeCheckText: { id: 'kit.feedClip.needAgeCheckText', defaultMessage: 'The check takes about two minutes.' },
    startCheck: { id: 'kit.feedClip.startCheck', defaultMessage: 'Start the check' },
    needAbo: { id: 'kit.feedClip.needAbo', defaultMessage: 'This one is for VIPs' },
    needAboText: { id: 'kit.feedClip.needAboText', defaultMessage: 'VIPs see it, with nothing more to pay.' },
    seeVip: { id: 'kit.feedClip.seeVip', defaultMessage: 'See VIP' },
    blocked: { id: 'kit.feedClip.blocked', defaultMessage: 'Not available to you' },
    blockedText: {
      id: 'kit.feedClip.blockedText',
      defaultMessage: 'Nothing new is sold to you here. What you bought stays open.',
    },
    openFor: { id: 'kit.feedClip.openFor', defaultMessage: 'Open for' },
    addCoins: { id: 'kit.feedClip.addCoins', defaultMessage: 'Add coins' },
  }),
  ...defineMessages<{
    play: { title: string; length: string };
    minutes: { count: number };
    photos: { count: number };
    costs: { coins: string; count: number };
    opensAt: { coins: string; count: number };
    missing: { balance: string; coins: string; count: number };
    coins: { count: number };
  }>({
    play: { id: 'kit.feedClip.play', defaultMessage: 'Play “{title}”, {length}' },
    minutes: {
      id: 'kit.feedClip.minutes',
      defaultMessage: '{count, plural, one {# minute} other {# minutes}}, yours to keep',
    },
    photos: {
      id: 'kit.feedClip.photos',
      defaultMessage: '{count, plural, one {# picture} other {# pictures}}, yours to keep',
    },
    costs: { id: 'kit.feedClip.costs', defaultMessage: '{coins} {count, plural, one {coin} other {coins}}' },
    opensAt: {
      id: 'kit.feedClip.opensAt',
      defaultMessage: 'It opens for {coins} {count, plural, one {coin} other {coins}}.',
    },
    missing: {
      id: 'kit.feedClip.missing',
      defaultMessage: 'You have {balance}, {count, plural, one {{coins} is missing} other {{coins} are missing}}.',
    },
    coins: { id: 'kit.feedClip.coins', defaultMessage: '{count, plural, one {coin} other {coins}}' },
  }),
};
