export * from './ActorNote.ts';
export * from './found.ts';
export * from './LiveRow.ts';
export * from './Performer.ts';
export * from './Presence.ts';
export * from './PreviewCard.ts';
export * from './Performers.ts';
