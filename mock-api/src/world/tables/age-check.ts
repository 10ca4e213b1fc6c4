/** The tables of age checks and pin-calls. */
export const ageCheckTables = {} as const;
