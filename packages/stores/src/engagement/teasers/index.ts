export * from './Jumbotron.ts';
