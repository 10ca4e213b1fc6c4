export * from './Figures.ts';
export * from './Guest.ts';
export * from './GuestNews.ts';
