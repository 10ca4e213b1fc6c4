export * from './GuestCounts.ts';
export * from './Guest.ts';
export * from './GuestUpdates.ts';
export * from './NewsletterRequest.ts';
export * from './Notifications.ts';
export * from './Profile.ts';
export * from './Reminder.ts';
