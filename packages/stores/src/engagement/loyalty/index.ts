export * from './ActivityEvent.ts';
export * from './Loyalty.ts';
export * from './LoyaltyClub.ts';
export * from './update-guests-points.ts';
