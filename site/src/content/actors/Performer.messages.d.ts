/** Texts of a performer's page. */
export declare const messages: {
  readonly offlineUntil: never;
  readonly ratings: never;
  readonly pins: never;
  readonly talk: never;
  readonly freeLeft: never;
  readonly inNinetyDays: never;
};
//# sourceMappingURL=Performer.messages.d.ts.map
