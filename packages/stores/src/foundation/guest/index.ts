export * from './GuestCounts.ts';
export * from './Guest.ts';
export * from './GuestUpdates.ts';
export * from './NewsletterWish.ts';
export * from './Notifications.ts';
export * from './Profile.ts';
export * from './Reminder.ts';
