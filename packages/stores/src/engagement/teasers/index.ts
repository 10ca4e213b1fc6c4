export * from './Jumbotron.ts';
export * from './Teasers.ts';
