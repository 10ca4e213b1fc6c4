export * from './ChatExitSurvey.ts';
