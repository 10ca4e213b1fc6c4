import type { ProviderState } from '@lounge/mock-api/states';
import type { PactV4 } from '@pact-foundation/pact';

type StateParameters = NonNullable<Parameters<ReturnType<PactV4['addInteraction']>['given']>[1]>;

/** Adds provider states to an interaction. */
export const givenStates = (
  interaction: { given(name: string, parameters?: StateParameters): unknown },
  states: readonly ProviderState[],
): void => {
  // The parameters of a state have a JSON schema, which Pact's type cannot express.
  for (const { name, params } of states) interaction.given(name, { ...params } as StateParameters);
};
