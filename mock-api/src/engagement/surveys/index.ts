export { surveyJobs } from './feedback.ts';
