export { clashJobs } from './jobs.ts';
