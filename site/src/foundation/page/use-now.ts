import { useToday } from './today-stores.ts';

/** A moment of today, in milliseconds since 1970; observer components render again when a day begins. */
export const useNow = (): number => useToday().now;
