export * from './Loyalty.ts';
export * from './update-guests-points.ts';
