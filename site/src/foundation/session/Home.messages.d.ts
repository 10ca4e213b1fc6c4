/** Texts of the start page. */
export declare const messages: {
  readonly people: never;
  readonly performers: never;
};
//# sourceMappingURL=Home.messages.d.ts.map
