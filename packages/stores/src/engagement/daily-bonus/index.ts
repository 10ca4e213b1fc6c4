export * from './DailyDeals.ts';
