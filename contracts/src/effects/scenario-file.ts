import { readFileSync } from 'node:fs';
import { queryPath } from '@lounge/protocol';
import { scenariosFile } from '../consume/files.ts';
import { isFailedIn, isNamed, moduleOfCall, type Choice, type Transport } from '../verify/choice.ts';
import { scenarioProvider } from './provider.ts';
import type { Scenario, Step } from './scenario.ts';

/** The scenarios that `export` writes. */
export const readScenarios = (): readonly Scenario[] =>
  (JSON.parse(readFileSync(scenariosFile, 'utf8')) as { scenarios: readonly Scenario[] }).scenarios;

const transportOfStep = (step: Step): readonly Transport[] => {
  if ('open' in step) return ['socket'];
  if (!('request' in step)) return [];
  return [step.path === queryPath ? 'query' : 'rest'];
};

/** Whether a scenario needs a socket. */
export const needsSocket = ({ steps }: Scenario): boolean => steps.some((step) => 'open' in step);

/** The chosen scenarios: those that use a chosen call, and only chosen transports. */
export const chosenScenarios = (all: readonly Scenario[], choice: Choice): readonly Scenario[] => {
  const { modules, calls, transports, failedIn } = choice;
  const isFailed = isFailedIn(failedIn);
  return all.filter(
    (each) =>
      (modules.length === 0 || modules.includes(moduleOfCall(each.id))) &&
      (calls.length === 0 || each.calls.some((call) => isNamed(call, calls))) &&
      (transports.length === 0 || each.steps.flatMap(transportOfStep).every((used) => transports.includes(used))) &&
      isFailed(scenarioProvider, each.text),
  );
};
