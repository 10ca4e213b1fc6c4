import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingsOf } from './settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'operations-'));
afterAll(() => rmSync(directory, { recursive: true }));

const operationsOf = (environment: Record<string, string>) =>
  settingsOf([], { DATA_DIR: directory, ...environment }).operations;

const nothing = { metricsPort: null, adminToken: null, hasTraces: false, log: 'file' };
const token = 'a token for tests, long enough for a server to take';
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

test.each<[Record<string, string>, object]>([
  [{}, nothing],
  [{ METRICS_PORT: '', ADMIN_TOKEN: '', LOG: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' }, nothing],
  [
    { METRICS_PORT: '9464', ADMIN_TOKEN: token },
    { ...nothing, metricsPort: 9464, adminToken: token },
  ],
  [
    { PORT: '0', METRICS_PORT: '0' },
    { ...nothing, metricsPort: 0 },
  ],
  [{ LOG: 'stdout' }, { ...nothing, log: 'stdout' }],
  [endpoint, { ...nothing, hasTraces: true }],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/v1/traces' }, { ...nothing, hasTraces: true }],
  [
    { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', OTEL_TRACES_EXPORTER: 'otlp' },
    { ...nothing, hasTraces: true },
  ],
  [
    { ...endpoint, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    { ...nothing, hasTraces: true },
  ],
  [{ OTEL_SERVICE_NAME: 'site' }, nothing],
  [{ ...endpoint, OTEL_SDK_DISABLED: 'true' }, nothing],
  [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }, nothing],
])('reads the settings of operations from %o', (environment, expected) => {
  expect(operationsOf(environment)).toEqual(expected);
});

test.each<[Record<string, string>, string]>([
  [{ METRICS_PORT: 'yes' }, 'METRICS_PORT is yes, but must be a number from 0 to 65535.'],
  [{ METRICS_PORT: '-1' }, 'METRICS_PORT is -1, but'],
  [{ METRICS_PORT: '65536' }, 'METRICS_PORT is 65536, but'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT is 3000, the port of the site'],
  [{ ADMIN_TOKEN: 'secret' }, 'ADMIN_TOKEN is too weak: a secret has at least 43 characters'],
  [{ LOG: 'json' }, 'LOG is json, but must be file or stdout.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT is 127.0.0.1:4318, but must be an address',
  ],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is collector, but'],
  [{ ...endpoint, OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER is zipkin, but must be otlp.'],
  [{ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL is grpc, but must be http/json.'],
  [{ ...endpoint, OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER is sometimes, but must be always_on or'],
  [{ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG is 10, but must be a number from 0 to 1.'],
])('rejects %o with a message', (environment, message) => {
  expect(() => operationsOf(environment)).toThrow(message);
});
