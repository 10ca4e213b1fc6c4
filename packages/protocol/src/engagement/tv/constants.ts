import { searchPageSizes } from '../../content/global-search/index.ts';

/** Entries of a reading of the programme, what is on now among them; at most two days of them. @spec constant:tv.programDefault */
export const tvProgramEntries = { default: 10, most: 100 } as const;

/** Videos of a page of the library of TV, as of its search. @assumed The most of one reading. */
export const tvPages = { size: searchPageSizes.tv, most: 60 } as const;

/** Videos that are proposed beside another one or on the start of the library. @assumed */
export const tvSuggested = 6;

/** How long before its entry a reminder comes, in milliseconds. @assumed */
export const tvReminderAheadMs = 300_000;

/** How long a premium stream goes on once the subscription has ended, in milliseconds. @assumed */
export const tvPremiumGraceMs = 10_000;
