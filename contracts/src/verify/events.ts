import { readFileSync } from 'node:fs';
import { statesFile } from '../consume/files.ts';

interface StateData {
  readonly states: readonly { readonly state: string; readonly isEvent: boolean }[];
}

const { states } = JSON.parse(readFileSync(statesFile, 'utf8')) as StateData;

/** The sentences of states that happen once a socket is open. */
export const events: ReadonlySet<string> = new Set(states.filter(({ isEvent }) => isEvent).map(({ state }) => state));
