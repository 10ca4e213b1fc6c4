export { AdventCalendar, type AdventCalendarProps, type AdventDoor } from './AdventCalendar.tsx';
export type { DoorReward, DoorState } from './DayDoors.tsx';
