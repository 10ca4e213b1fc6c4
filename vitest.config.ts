import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Nothing is timed: the limits only end what hangs, on a busy machine too. What waits, waits for a condition. */
const patient = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  setupFiles: ['scripts/run/vitest-setup.ts'],
  expect: { poll: { timeout: 240_000 } },
};
/** For tests that build, publish and install. */
const builds = { ...patient, testTimeout: 1_800_000, hookTimeout: 1_800_000 };

// As Node resolves packages: `module`, which it does not know, leads to files for bundlers.
const serverConditions = [
  '@lounge/source',
  ...defaultServerConditions.map((each) => (each === 'module' ? 'module-sync' : each)),
];

const server = {
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...server,
        test: {
          name: 'node',
          environment: 'node',
          // A worker keeps what it has loaded from one file to the next: most of the time went into loading it anew.
          isolate: false,
          maxWorkers: '100%',
          ...patient,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'mock-api/src/**/*.test.ts',
            'site/{src,server,demo}/**/*.test.{ts,tsx}',
            'site/*.test.ts',
            'site/e2e/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'contracts/src/{derive,diff,effects,verify,results,report,documents,declared-requests}/**/*.test.ts',
          ],
          exclude: [
            '**/*.{browser,mocked,postgres,services}.test.{ts,tsx}',
            'mock-api/src/server/worlds/postgres/**',
            'scripts/packages/**',
            '**/node_modules/**',
            '**/dist/**',
          ],
          typecheck: { enabled: false },
        },
      },
      {
        ...server,
        // The same tests of handlers in worlds on PostgreSQL.
        test: {
          name: 'postgres',
          environment: 'node',
          isolate: false,
          maxWorkers: '100%',
          ...patient,
          globalSetup: ['mock-api/src/testing/postgres/global-setup.ts'],
          setupFiles: [...patient.setupFiles, 'mock-api/src/testing/postgres/setup.ts'],
          include: [
            'mock-api/src/{content,engagement,foundation,dispatch,world}/**/*.test.ts',
            'mock-api/src/server/fuzz.test.ts',
            'mock-api/src/server/worlds/postgres/*.test.ts',
            'scripts/**/*.postgres.test.ts',
            // Those of several processes, which need Redis as well.
            ...(process.env['HAS_REDIS'] === '0' ? [] : ['{mock-api,site}/**/*.services.test.ts']),
          ],
          exclude: ['**/*.{browser,mocked}.test.{ts,tsx}', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        ...server,
        // Files that use `vi.mock` run isolated.
        test: { name: 'mocked', environment: 'node', ...patient, include: ['{mock-api,site}/**/*.mocked.test.ts'] },
      },
      {
        ...server,
        test: {
          name: 'pacts',
          environment: 'node',
          include: ['contracts/src/**/*.pact.test.ts'],
          globalSetup: ['contracts/src/consume/fresh-pacts.ts'],
          // As above.
          isolate: false,
          ...patient,
          env: { PACT_DO_NOT_TRACK: 'true' },
        },
      },
      {
        ...server,
        test: {
          name: 'verify',
          environment: 'node',
          include: ['contracts/src/*.test.ts'],
          fileParallelism: false,
          ...patient,
          env: { PACT_DO_NOT_TRACK: 'true' },
        },
      },
      {
        ...server,
        test: { name: 'smoke', environment: 'node', ...patient, include: ['site/e2e/smoke/**/*.test.ts'] },
      },
      {
        // Packs and bundles the packages.
        test: {
          name: 'packages',
          environment: 'node',
          include: ['scripts/packages/*.test.ts'],
          globalSetup: ['scripts/packages/packed.ts'],
          ...builds,
        },
      },
      {
        // The packages with what only a release tries: other bundlers, React 18, a registry.
        test: {
          name: 'matrix',
          environment: 'node',
          include: ['scripts/packages/matrix/*.test.ts'],
          globalSetup: ['scripts/packages/packed.ts'],
          ...builds,
        },
      },
      {
        // Installs each example from the registry, which only a release does.
        test: {
          name: 'examples',
          environment: 'node',
          include: ['scripts/packages/examples/*.test.ts'],
          globalSetup: ['scripts/packages/packed.ts'],
          ...builds,
        },
      },
    ],
  },
});
