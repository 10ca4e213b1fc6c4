import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandHandlers, handlers } from '@lounge/mock-api';
import { states } from '@lounge/mock-api/states';
import { ping, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { declarations } from '@lounge/protocol/registry';
import type { Outcome } from '../verify/outcome.ts';
import { readPacts, type PactFile } from '../verify/pact-files.ts';
import { digestOf, readOutcome } from '../verify/result-file.ts';
import { gapsIn, moduleRows, type ModuleRow } from './coverage.ts';

const declarationFolder = fileURLToPath(new URL('../../../packages/protocol/src', import.meta.url));

/** How often a module's declarations say `@assumed`. */
const assumedIn = (module: string): number => {
  const directory = join(declarationFolder, module);
  const texts = readdirSync(directory).map((name) => readFileSync(join(directory, name), 'utf8'));
  return texts.join('\n').split('@assumed').length - 1;
};

/** The last verification if it was of exactly these pacts, else a new one of the reference server. */
const outcomeFor = async (pacts: readonly PactFile[], say: (line: string) => void): Promise<Outcome> => {
  const kept = readOutcome();
  if (kept !== null && kept.of === digestOf(pacts)) return kept;
  const { runVerify } = await import('../verify/command.ts');
  await runVerify({}, say);
  return readOutcome() ?? { interactions: [], problems: ['The verification kept no result.'] };
};

const heads = ['module', 'declared', 'handlers', 'pacts', 'verified', 'assumed'];

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

/** A table as lines: the first column to the left, numbers to the right. */
const tableOf = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
};

/** What something answers; the session's own two commands are the socket's. */
const answered = [
  ...handlers.map(({ call }) => call),
  ...commandHandlers.map(({ command }) => command),
  sessionRequest,
  ping,
];

/** Says what every module's contracts cover; true if nothing is missing. */
export const runReport = async (say: (line: string) => void): Promise<boolean> => {
  const pacts = readPacts();
  const evidence = {
    declared: declarations,
    pacts,
    assumedIn,
    outcome: await outcomeFor(pacts, say),
    handled: answered.map(({ id }) => id),
    states: states.map(({ sentence }) => sentence),
  };
  const rows = moduleRows(evidence);
  for (const line of tableOf([heads, ...[...rows, sumOf(rows)].map(cellsOf)])) say(line);
  const gaps = gapsIn(evidence);
  for (const gap of gaps) say(`GAP ${gap}`);
  if (gaps.length === 0) say('No gaps: every call has a handler, a pact that holds, and a purpose.');
  return gaps.length === 0;
};
