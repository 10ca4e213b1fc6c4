export * from './ActorNote.ts';
export * from './LiveRow.ts';
export * from './Performer.ts';
export * from './Presence.ts';
export * from './live-models.ts';
export * from './Performers.ts';
