import { useToday } from './today-stores.ts';

/** A moment of today, in milliseconds since 1970; components that observe are drawn anew when a day begins. */
export const useNow = (): number => useToday().now;
