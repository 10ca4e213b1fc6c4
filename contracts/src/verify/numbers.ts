import type { PactFile } from './pact-files.ts';

/** The state of servers that number their pushes. */
export const numberingState = 'the server numbers its pushes';

/** Whether states are of servers that number their pushes only. */
export const needsNumbers = (states: readonly { readonly name: string }[]): boolean =>
  states.some(({ name }) => name === numberingState);

/** Pacts without the interactions that need numbered pushes; a file without any is left out. */
export const withoutNumbers = (pacts: readonly PactFile[]): readonly PactFile[] =>
  pacts
    .map((pact) => ({
      ...pact,
      interactions: pact.interactions.filter(({ providerStates = [] }) => !needsNumbers(providerStates)),
    }))
    .filter(({ interactions }) => interactions.length > 0);
