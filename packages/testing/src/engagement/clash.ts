import type { Infer } from '@lounge/protocol';
import { clash, clashChallenge, clashMember, clashTeam } from '@lounge/protocol/engagement/clash';
import { parsed } from '../parsed.ts';

type Member = Infer<typeof clashMember>;
type Team = Infer<typeof clashTeam>;
type Challenge = Infer<typeof clashChallenge>;
type ClashData = Infer<typeof clash>;

/** Noor, who is online. */
export const aClashMember = (over: Partial<Member> = {}): Member =>
  parsed(clashMember, {
    id: 9101,
    name: 'Noor Vega',
    online: true,
    avatar: { url: '/pictures/velvet/avatar/noor', kind: 'avatar', tint: 5 },
    link: '/en/amateur/noor-vega/',
    profileAge: 29,
    ...over,
  });

/** Team Piano, whose only member is Noor. */
export const aClashTeam = (over: Partial<Team> = {}): Team =>
  parsed(clashTeam, { id: 21, name: 'Team Piano', points: 0, teamCaptain: 9101, member: [aClashMember()], ...over });

/** A challenge that runs, with three votes to two. */
export const aClashChallenge = (over: Partial<Challenge> = {}): Challenge =>
  parsed(clashChallenge, {
    id: 31,
    name: 'A song without words',
    type: 'voting',
    start: '2026-11-20T18:50:00.000Z',
    end: '2026-11-20T19:20:00.000Z',
    clashId: 9,
    title: 'A song without words',
    subTitle: 'Three minutes each',
    description: 'Each team plays once.',
    previewPicture: { url: '/pictures/velvet/still/bloom-clash-31', kind: 'still', tint: 3 },
    winnerAdmin: null,
    winnerVoting: null,
    winner: null,
    votable: true,
    media: null,
    moderator: null,
    teams: [
      { teamId: 21, votes: 3, hasVoted: false },
      { teamId: 22, votes: 2, hasVoted: false },
    ],
    ...over,
  });

/** A clash of two teams with one challenge, which runs. */
export const aClash = (over: Partial<ClashData> = {}): ClashData =>
  parsed(clash, {
    id: 9,
    name: 'Clash of cams',
    start: '2026-11-20T18:00:00.000Z',
    end: '2026-11-20T22:00:00.000Z',
    themeId: 'evening',
    teams: [aClashTeam(), aClashTeam({ id: 22, name: 'Team Voice' })],
    challenges: [aClashChallenge()],
    ...over,
  });
