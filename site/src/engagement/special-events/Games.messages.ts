import { defineMessages } from 'react-intl';

/** The names of the kinds of events. */
export const kindNames = defineMessages({
  slotmachine: { id: 'site.games.kind.slotmachine', defaultMessage: 'Reels' },
  halloween: { id: 'site.games.kind.halloween', defaultMessage: 'Doors' },
  rewardBox: { id: 'site.games.kind.rewardBox', defaultMessage: 'Boxes' },
  wiesnShooting: { id: 'site.games.kind.wiesnShooting', defaultMessage: 'Fair' },
  wetAndWild: { id: 'site.games.kind.wetAndWild', defaultMessage: 'Harbour' },
  wiesnBude: { id: 'site.games.kind.wiesnBude', defaultMessage: 'Booth' },
  kickIt: { id: 'site.games.kind.kickIt', defaultMessage: 'Goal' },
  lanternGarden: { id: 'site.games.kind.lanternGarden', defaultMessage: 'Garden' },
  adventCalendar: { id: 'site.games.kind.adventCalendar', defaultMessage: 'Calendar' },
  giftCalendar: { id: 'site.games.kind.giftCalendar', defaultMessage: 'Gifts' },
  prizeDraw: { id: 'site.games.kind.prizeDraw', defaultMessage: 'Prize draw' },
  easter: { id: 'site.games.kind.easter', defaultMessage: 'Egg hunt' },
  goldrush: { id: 'site.games.kind.goldrush', defaultMessage: 'Wheel' },
  vr: { id: 'site.games.kind.vr', defaultMessage: 'Headsets' },
  clash: { id: 'site.games.kind.clash', defaultMessage: 'Clash' },
  campaign: { id: 'site.games.kind.campaign', defaultMessage: 'Campaign' },
});

/** The names of the symbols of games. */
const symbols = defineMessages({
  rose: { id: 'site.games.symbol.rose', defaultMessage: 'Rose' },
  lantern: { id: 'site.games.symbol.lantern', defaultMessage: 'Lantern' },
  moon: { id: 'site.games.symbol.moon', defaultMessage: 'Moon' },
  record: { id: 'site.games.symbol.record', defaultMessage: 'Record' },
  orchid: { id: 'site.games.symbol.orchid', defaultMessage: 'Orchid' },
  macaron: { id: 'site.games.symbol.macaron', defaultMessage: 'Macaron' },
  pearl: { id: 'site.games.symbol.pearl', defaultMessage: 'Pearl' },
  comet: { id: 'site.games.symbol.comet', defaultMessage: 'Comet' },
  key: { id: 'site.games.symbol.key', defaultMessage: 'Key' },
  cup: { id: 'site.games.symbol.cup', defaultMessage: 'Cup' },
  fan: { id: 'site.games.symbol.fan', defaultMessage: 'Fan' },
  perfume: { id: 'site.games.symbol.perfume', defaultMessage: 'Perfume' },
  other: { id: 'site.games.symbol.other', defaultMessage: 'Picture' },
});

/** The name of a symbol by its key. */
export const symbolName = (key: string) => Object.entries(symbols).find(([name]) => name === key)?.[1] ?? symbols.other;

/** Texts of the pages of games, and of the list of events. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.games.title', defaultMessage: 'Games and events' },
    description: {
      id: 'site.games.description',
      defaultMessage: 'What runs now and what comes next: small games with tries every day, which cannot be bought.',
    },
    running: { id: 'site.games.running', defaultMessage: 'Running now' },
    ahead: { id: 'site.games.ahead', defaultMessage: 'Still to come' },
    over: { id: 'site.games.over', defaultMessage: 'Over' },
    none: { id: 'site.games.none', defaultMessage: 'Nothing runs at the moment' },
    noneText: { id: 'site.games.noneText', defaultMessage: 'The wheel turns every day.' },
    toWheel: { id: 'site.games.toWheel', defaultMessage: 'To the wheel' },
    allEvents: { id: 'site.games.allEvents', defaultMessage: 'All games and events' },
    yourTries: { id: 'site.games.yourTries', defaultMessage: 'Your tries today' },
    nothing: { id: 'site.games.nothing', defaultMessage: 'Nothing' },
    yourGame: { id: 'site.games.yourGame', defaultMessage: 'Your game' },
    points: { id: 'site.games.points', defaultMessage: 'Points of this game' },
    used: { id: 'site.games.used', defaultMessage: 'Tries used today' },
    won: { id: 'site.games.won', defaultMessage: 'Rewards won' },
    days: { id: 'site.games.days', defaultMessage: 'Days with other rules' },
    benefits: { id: 'site.games.benefits', defaultMessage: 'All your benefits' },
    offline: { id: 'site.games.offline', defaultMessage: 'You are offline. A try now is not counted.' },
    redeemed: { id: 'site.games.redeemed', defaultMessage: 'Redeemed. It is in your benefits.' },
    notRedeemed: { id: 'site.games.notRedeemed', defaultMessage: 'That could not be redeemed. Please try again.' },
    inBalance: { id: 'site.games.inBalance', defaultMessage: 'In your balance' },
    inGifts: { id: 'site.games.inGifts', defaultMessage: 'In your gifts' },
    inVouchers: { id: 'site.games.inVouchers', defaultMessage: 'In your vouchers' },
    inLibrary: { id: 'site.games.inLibrary', defaultMessage: 'In your library' },
    onWheel: { id: 'site.games.onWheel', defaultMessage: 'On the wheel' },
  }),
  ...defineMessages<{
    until: { when: string };
    from: { when: string };
    ended: { when: string };
    usedOf: { used: number; of: number };
    day: { tries: number; points: number };
    pointsNow: { points: number };
  }>({
    until: { id: 'site.games.until', defaultMessage: 'until {when}' },
    from: { id: 'site.games.from', defaultMessage: 'from {when}' },
    ended: { id: 'site.games.ended', defaultMessage: 'ended {when}' },
    usedOf: { id: 'site.games.usedOf', defaultMessage: '{used} of {of}' },
    day: {
      id: 'site.games.day',
      defaultMessage:
        '{tries, plural, one {# try} other {# tries}}, {points, plural, one {# point} other {# points}} each',
    },
    pointsNow: {
      id: 'site.games.pointsNow',
      defaultMessage: 'You have {points, plural, one {# point} other {# points}} in this game.',
    },
  }),
};
