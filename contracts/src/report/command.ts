import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handlers } from '@lounge/mock-api';
import { states } from '@lounge/mock-api/states';
import { ping, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { declarations } from '@lounge/protocol/registry';
import type { Outcome } from '../verify/outcome.ts';
import { readPacts, type PactFile } from '../verify/pact-files.ts';
import { digestOf, readOutcome } from '../verify/result-file.ts';
import { hollowGaps } from './hollow.ts';
import { hollowReasons } from './hollow-reasons.ts';
import { gapsIn, moduleRows, type ModuleRow } from './coverage.ts';

const declarationFolder = fileURLToPath(new URL('../../../packages/protocol/src', import.meta.url));

/** The number of `@assumed` tags in a module's declarations. */
const assumedIn = (module: string): number => {
  const directory = join(declarationFolder, module);
  const texts = readdirSync(directory).map((name) => readFileSync(join(directory, name), 'utf8'));
  return texts.join('\n').split('@assumed').length - 1;
};

/** The stored outcome if it belongs to these pacts, otherwise the outcome of a new verification of the reference server. */
const outcomeFor = async (pacts: readonly PactFile[], print: (line: string) => void): Promise<Outcome> => {
  const stored = readOutcome();
  if (stored !== null && stored.of === digestOf(pacts)) return stored;
  const { runVerify } = await import('../command/verify.ts');
  await runVerify({}, print);
  return readOutcome() ?? { interactions: [], problems: ['The verification stored no outcome.'] };
};

const headers = ['module', 'declared', 'handlers', 'pacts', 'verified', 'assumed'];

const cellsOf = (row: ModuleRow): readonly string[] => [
  row.module,
  String(row.declared),
  `${row.handled}/${row.toHandle}`,
  ...[row.pacts, row.verified, row.assumed].map(String),
];

const sumOf = (rows: readonly ModuleRow[]): ModuleRow => {
  const sum = (of: (row: ModuleRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    module: 'all',
    declared: sum((row) => row.declared),
    handled: sum((row) => row.handled),
    toHandle: sum((row) => row.toHandle),
    pacts: sum((row) => row.pacts),
    verified: sum((row) => row.verified),
    assumed: sum((row) => row.assumed),
  };
};

/** A table as lines: the first column is left-aligned, numbers are right-aligned. */
const tableOf = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
};

/** The calls with a handler; the socket itself handles the two commands of the session. */
const handledCalls = [...handlers.map(({ call }) => call), sessionRequest, ping];

/** Prints what the contracts of each module cover; true if there is no gap. */
export const runReport = async (print: (line: string) => void): Promise<boolean> => {
  const pacts = readPacts();
  const evidence = {
    declared: declarations,
    pacts,
    assumedIn,
    outcome: await outcomeFor(pacts, print),
    handled: handledCalls.map(({ id }) => id),
    states: states.map(({ sentence }) => sentence),
  };
  const rows = moduleRows(evidence);
  for (const line of tableOf([headers, ...[...rows, sumOf(rows)].map(cellsOf)])) print(line);
  const gaps = [...gapsIn(evidence), ...hollowGaps(declarations, pacts, hollowReasons)];
  for (const gap of gaps) print(`GAP ${gap}`);
  if (gaps.length === 0) print('No gaps: every call has a handler, a pact that passes, and a purpose.');
  return gaps.length === 0;
};
