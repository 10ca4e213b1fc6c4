export * from './MinuteClock.ts';
export * from './ActorTickets.ts';
export * from './CamShows.ts';
export * from './ShowInvitations.ts';
export * from './ShowTicket.ts';
