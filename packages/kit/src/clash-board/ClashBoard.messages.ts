import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    opensIn: { id: 'kit.clashBoard.opensIn', defaultMessage: 'Begins in' },
    endsIn: { id: 'kit.clashBoard.endsIn', defaultMessage: 'Voting ends in' },
    endsJury: { id: 'kit.clashBoard.endsJury', defaultMessage: 'Ends in' },
    over: { id: 'kit.clashBoard.over', defaultMessage: 'Over' },
    yours: { id: 'kit.clashBoard.yours', defaultMessage: 'Your vote, take back' },
    logIn: { id: 'kit.clashBoard.logIn', defaultMessage: 'Log in to vote' },
    counted: {
      id: 'kit.clashBoard.counted',
      defaultMessage: 'counted live, one vote for each guest, can be changed until the end',
    },
    sending: { id: 'kit.clashBoard.sending', defaultMessage: 'The bar moves when your vote is counted.' },
    failed: { id: 'kit.clashBoard.failed', defaultMessage: 'That vote did not arrive. Please vote again.' },
    jury: { id: 'kit.clashBoard.jury', defaultMessage: 'The jury decides this challenge.' },
    tie: { id: 'kit.clashBoard.tie', defaultMessage: 'A tie: nobody won this challenge.' },
    evening: { id: 'kit.clashBoard.evening', defaultMessage: 'All challenges' },
    byVotes: { id: 'kit.clashBoard.byVotes', defaultMessage: 'by voting' },
    byJury: { id: 'kit.clashBoard.byJury', defaultMessage: 'chosen by the jury' },
    noWinner: { id: 'kit.clashBoard.noWinner', defaultMessage: 'A tie' },
    points: { id: 'kit.clashBoard.points', defaultMessage: 'Points' },
    empty: { id: 'kit.clashBoard.empty', defaultMessage: 'The challenges are not known yet.' },
  }),
  ...defineMessages<{
    place: { number: number; total: number };
    hosted: { host: string; number: number; total: number };
    share: { share: string; team: string };
    captain: { name: string };
    online: { online: number; total: number };
    vote: { team: string };
    yoursFor: { team: string };
    votes: { count: number };
    free: { time: string };
    ahead: { time: string };
    aheadJury: { time: string };
    wonByVotes: { shares: string; team: string };
    wonByJury: { team: string };
    clashWon: { points: string; team: string };
    clashTie: { points: string };
    from: { time: string };
    since: { from: string; to: string };
    ended: { time: string };
    pointsOf: { points: number };
  }>({
    place: { id: 'kit.clashBoard.place', defaultMessage: 'Challenge {number} of {total}' },
    hosted: { id: 'kit.clashBoard.hosted', defaultMessage: 'Challenge {number} of {total}, with {host} as host' },
    share: { id: 'kit.clashBoard.share', defaultMessage: '{share} for {team}' },
    captain: { id: 'kit.clashBoard.captain', defaultMessage: 'Captain {name}' },
    online: { id: 'kit.clashBoard.online', defaultMessage: '{online} of {total} online' },
    vote: { id: 'kit.clashBoard.vote', defaultMessage: 'Vote for {team}' },
    yoursFor: { id: 'kit.clashBoard.yoursFor', defaultMessage: 'Your vote, take back: {team}' },
    votes: {
      id: 'kit.clashBoard.votes',
      defaultMessage: '{count, plural, =0 {No votes yet} one {# vote} other {# votes}}',
    },
    free: { id: 'kit.clashBoard.free', defaultMessage: 'Your vote is free again, until {time} for either team.' },
    ahead: { id: 'kit.clashBoard.ahead', defaultMessage: 'Voting opens at {time}.' },
    aheadJury: {
      id: 'kit.clashBoard.aheadJury',
      defaultMessage: 'It begins at {time}. The jury decides this challenge.',
    },
    wonByVotes: { id: 'kit.clashBoard.wonByVotes', defaultMessage: '{team} won by votes, {shares}.' },
    wonByJury: { id: 'kit.clashBoard.wonByJury', defaultMessage: '{team} won, chosen by the jury.' },
    clashWon: { id: 'kit.clashBoard.clashWon', defaultMessage: '{team} wins the clash, {points}.' },
    clashTie: { id: 'kit.clashBoard.clashTie', defaultMessage: 'The clash ends in a tie, {points}.' },
    from: { id: 'kit.clashBoard.from', defaultMessage: 'From {time}' },
    since: { id: 'kit.clashBoard.since', defaultMessage: 'Since {from}, until {to}' },
    ended: { id: 'kit.clashBoard.ended', defaultMessage: 'Ended {time}' },
    pointsOf: {
      id: 'kit.clashBoard.pointsOf',
      defaultMessage: '{points, plural, one {# challenge won} other {# challenges won}}',
    },
  }),
};
