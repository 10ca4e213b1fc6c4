import { isStrongSecret, secretRule } from '@lounge/mock-api/server';
import { SetupError } from './flags.ts';

/** Settings of what operators read: metrics, traces and the log. */
export interface OperationsSettings {
  /** The port on which metrics are read; null for none of their own. */
  readonly metricsPort: number | null;
  /** Who has it reads the metrics, on the main port too; null for nobody. */
  readonly adminToken: string | null;
  /** Whether traces are sent, as the variables of OpenTelemetry say, which its libraries read themselves. */
  readonly hasTraces: boolean;
  /** Where the log is written. */
  readonly log: 'file' | 'stdout';
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
];

/** The first of these variables that is set, with its value; null without. */
const firstSet = (environment: NodeJS.ProcessEnv, ...names: readonly string[]): readonly [string, string] | null => {
  const name = names.find((each) => (environment[each] ?? '') !== '');
  return name === undefined ? null : [name, environment[name] ?? ''];
};

const assertOneOf = (set: readonly [string, string] | null, allowed: readonly string[]): void => {
  if (set !== null && !allowed.includes(set[1]))
    throw new SetupError(`${set[0]} is ${set[1]}, but must be ${allowed.join(' or ')}.`);
};

/** Whether traces are sent. Values that the SDK would replace silently are rejected. */
const hasTracesIn = (environment: NodeJS.ProcessEnv): boolean => {
  const endpoint = firstSet(environment, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT');
  const exporter = firstSet(environment, 'OTEL_TRACES_EXPORTER');
  if (endpoint === null || exporter?.[1] === 'none' || environment['OTEL_SDK_DISABLED'] === 'true') return false;
  const [name, value] = endpoint;
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new SetupError(`${name} is ${value}, but must be an address, such as http://127.0.0.1:4318.`);
  assertOneOf(exporter, ['otlp']);
  assertOneOf(firstSet(environment, 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'), [
    'http/json',
  ]);
  assertOneOf(firstSet(environment, 'OTEL_TRACES_SAMPLER'), samplers);
  const [, ratio] = firstSet(environment, 'OTEL_TRACES_SAMPLER_ARG') ?? [];
  if (ratio !== undefined && !(Number(ratio) >= 0 && Number(ratio) <= 1))
    throw new SetupError(`OTEL_TRACES_SAMPLER_ARG is ${ratio}, but must be a number from 0 to 1.`);
  return true;
};

const metricsPortOf = (value: string, mainPort: number): number | null => {
  if (value === '') return null;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new SetupError(`METRICS_PORT is ${value}, but must be a number from 0 to 65535.`);
  if (port === mainPort && port !== 0)
    throw new SetupError(`METRICS_PORT is ${value}, the port of the site; choose another, or set ADMIN_TOKEN instead.`);
  return port;
};

const logOf = (value: string): OperationsSettings['log'] => {
  if (value === '' || value === 'file') return 'file';
  if (value === 'stdout') return 'stdout';
  throw new SetupError(`LOG is ${value}, but must be file or stdout.`);
};

/** Parses the settings of operations. Throws a SetupError if they are invalid. */
export const operationsSettingsOf = (environment: NodeJS.ProcessEnv, mainPort: number): OperationsSettings => {
  const adminToken = environment['ADMIN_TOKEN'] || null;
  if (adminToken !== null && !isStrongSecret(adminToken))
    throw new SetupError(`ADMIN_TOKEN is too weak: ${secretRule}.`);
  return {
    metricsPort: metricsPortOf(environment['METRICS_PORT'] ?? '', mainPort),
    adminToken,
    hasTraces: hasTracesIn(environment),
    log: logOf(environment['LOG'] ?? ''),
  };
};
