export * from './brands.ts';
export * from './email.ts';
export * from './languages.ts';
export * from './money.ts';
export * from './routes/path-to.ts';
export * from './routes/payment-window.ts';
export { routeKeys, routeTemplates, type RouteKey } from './routes/templates.ts';
export * from './slug.ts';
export * from './time.ts';
