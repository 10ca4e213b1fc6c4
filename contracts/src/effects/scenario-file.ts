import { readFileSync } from 'node:fs';
import { serviceAt } from '@lounge/protocol';
import { scenariosFile } from '../consume/files.ts';
import { isFailedIn, isNamed, moduleOfCall, type Choice, type Transport } from '../verify/choice.ts';
import { needsNumbers } from '../verify/numbers.ts';
import { scenarioProvider } from './provider.ts';
import type { Scenario, Step } from './scenario.ts';

/** The scenarios that `export` writes. */
export const readScenarios = (): readonly Scenario[] =>
  (JSON.parse(readFileSync(scenariosFile, 'utf8')) as { scenarios: readonly Scenario[] }).scenarios;

const transportOfStep = (step: Step): readonly Transport[] => {
  if ('open' in step) return ['socket'];
  if ('atOnce' in step) return step.atOnce.flatMap(transportOfStep);
  if (!('request' in step)) return [];
  return [serviceAt(step.path) === undefined ? 'rest' : 'query'];
};

/** Whether a scenario needs a socket. */
export const needsSocket = ({ steps }: Scenario): boolean => steps.some((step) => 'open' in step);

/** Whether a scenario is for servers that number their pushes only. */
export const scenarioNeedsNumbers = ({ steps }: Scenario): boolean =>
  needsNumbers(steps.flatMap((step) => ('state' in step ? [{ name: step.state }] : [])));

/** The chosen scenarios: those that use a chosen call, and only chosen transports. */
export const chosenScenarios = (all: readonly Scenario[], choice: Choice): readonly Scenario[] => {
  const { modules, calls, transports, interactions, failedIn } = choice;
  const isFailed = isFailedIn(failedIn);
  return all.filter(
    (each) =>
      (modules.length === 0 || modules.includes(moduleOfCall(each.id))) &&
      (calls.length === 0 || each.calls.some((call) => isNamed(call, calls))) &&
      (transports.length === 0 || each.steps.flatMap(transportOfStep).every((used) => transports.includes(used))) &&
      (interactions.length === 0 || interactions.includes(each.text) || interactions.includes(each.id)) &&
      isFailed(scenarioProvider, each.text),
  );
};
