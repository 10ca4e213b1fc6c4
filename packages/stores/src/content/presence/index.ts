export * from '../actors/Presence.ts';
