/** Stands for the provider of scenarios, which use all three. */
export const scenarioProvider = 'effects';
