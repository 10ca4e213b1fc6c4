import type { ClashBoardProps } from './ClashBoard.tsx';

const picture = (name: string) => ({ src: `/pictures/velvet/portrait/${name}`, tint: 3 });

export const clashBoardExample = {
  title: 'Clash of cams',
  host: 'Ravenna',
  now: Date.parse('2026-11-20T20:39:20.000Z'),
  teams: [
    {
      id: 1,
      name: 'Team Piano',
      captain: 'Mirela',
      points: 1,
      picture: picture('mirela'),
      members: [
        { id: 101, name: 'Mirela', href: '/en/amateur/mirela/', online: true },
        { id: 102, name: 'Ada', href: '/en/amateur/ada/' },
      ],
    },
    {
      id: 2,
      name: 'Team Voice',
      captain: 'Noor',
      points: 1,
      picture: picture('noor'),
      members: [{ id: 103, name: 'Noor', href: '/en/amateur/noor/', online: true }],
    },
  ],
  rounds: [
    {
      id: 1,
      title: 'First impression',
      type: 'jury',
      start: '2026-11-20T19:00:00.000Z',
      end: '2026-11-20T19:40:00.000Z',
      votable: false,
      votes: [],
      winner: 2,
      decidedBy: 'jury',
    },
    {
      id: 2,
      title: 'A song without words',
      type: 'voting',
      start: '2026-11-20T20:20:00.000Z',
      end: '2026-11-20T20:52:00.000Z',
      votable: true,
      votes: [
        { teamId: 1, votes: 1204 },
        { teamId: 2, votes: 1026 },
      ],
    },
    {
      id: 3,
      title: 'The letter',
      type: 'voting',
      start: '2026-11-20T21:00:00.000Z',
      end: '2026-11-20T21:30:00.000Z',
      votable: false,
      votes: [],
    },
  ],
  vote: { teamId: 1 },
} satisfies ClashBoardProps;
