import { readFileSync } from 'node:fs';

/** The list of states that `export` writes. */
const file = new URL('../../docs/states.json', import.meta.url);

interface StateData {
  readonly states: readonly { readonly state: string; readonly isEvent: boolean }[];
}

const { states } = JSON.parse(readFileSync(file, 'utf8')) as StateData;

/** The sentences of states that happen once a socket is open. */
export const events: ReadonlySet<string> = new Set(states.filter(({ isEvent }) => isEvent).map(({ state }) => state));
