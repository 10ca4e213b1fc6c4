import { announceProgramme } from './on-air.ts';
import { remindDue } from './reminders.ts';

/** The jobs of TV, which are due by the clock of a world: to be called about once a second. */
export const tvJobs = [announceProgramme, remindDue];
