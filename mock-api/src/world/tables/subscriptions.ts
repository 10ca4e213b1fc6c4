/** The tables of subscriptions. */
export const subscriptionTables = {} as const;
