export { GiftCalendar, type GiftCalendarProps, type GiftDay, type GiftDayState } from './GiftCalendar.tsx';
