import { useApp } from '../../app/app-context.ts';
import { todayRoom } from './today-room.ts';

/** A moment of today, in milliseconds since 1970; components that observe are drawn anew when a day begins. */
export const useNow = (): number => todayRoom(useApp().stores).now;
