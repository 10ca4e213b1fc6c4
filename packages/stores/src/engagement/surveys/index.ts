export * from './FeatureFeedback.ts';
export * from './ChatExitSurvey.ts';
