export * from './FeatureFeedback.ts';
export * from './ChatExitSurvey.ts';
export * from './Feedback.ts';
