/** A part of the sources with what it costs when it is wrong, and the tests that must notice a mutant there. */
export interface Area {
  /** Globs of the files that are mutated. Statements and provider states are left out: they are declarations. */
  readonly mutate: readonly string[];
  /** Globs of the test files that run against the mutants. */
  readonly tests: readonly string[];
}

const declarations = '!**/{statements,states,index}.ts';
const proofs = '!**/*.{test,test-d,mocked.test}.ts';

const area = (mutate: readonly string[], tests: readonly string[]): Area => ({
  mutate: [...mutate, declarations, proofs],
  tests,
});

/** The areas by name. */
export const areas = {
  money: area(
    ['mock-api/src/foundation/wallet/*.ts'],
    [
      'mock-api/src/foundation/{wallet,guest}/*.test.ts',
      'mock-api/src/content/{galleries,videos}/*.test.ts',
      'mock-api/src/content/messenger/send*.test.ts',
      'mock-api/src/engagement/{loyalty,spin-wheel}/*.test.ts',
      'site/server/payment-window/*.test.ts',
    ],
  ),
  idempotency: area(
    [
      'mock-api/src/wire/{idempotency-key,fingerprint,ordered}.ts',
      'mock-api/src/world/outbox.ts',
      'mock-api/src/content/galleries/buy-album.ts',
      'mock-api/src/content/messenger/send.ts',
      'mock-api/src/engagement/loyalty/redeem.ts',
      'mock-api/src/engagement/spin-wheel/spin.ts',
      'packages/stores/src/reactive/IdempotentCall.ts',
      'packages/stores/src/foundation/wallet/PaidContent.ts',
      'packages/stores/src/content/messenger/{Outbox,outbox-storage}.ts',
    ],
    [
      'mock-api/src/wire/*.test.ts',
      'mock-api/src/world/outbox.test.ts',
      'mock-api/src/server/worlds/*.test.ts',
      'mock-api/src/content/{galleries,messenger}/*.test.ts',
      'mock-api/src/engagement/{loyalty,spin-wheel}/*.test.ts',
      'mock-api/src/server/socket/*.test.ts',
      'mock-api/src/server/http/idempotency-key.test.ts',
      'packages/stores/src/reactive/*.test.ts',
      'packages/stores/src/content/{galleries,messenger,videos}/*.test.ts',
      'packages/stores/src/engagement/{loyalty,spin-wheel}/*.test.ts',
    ],
  ),
  sessions: area(
    [
      'mock-api/src/foundation/session/*.ts',
      'mock-api/src/foundation/guest/{one-time-links,verification-mail}.ts',
      'mock-api/src/{foundation,server}/accounts/*.ts',
    ],
    [
      'mock-api/src/foundation/{session,guest}/*.test.ts',
      'mock-api/src/{foundation,server}/accounts/*.test.ts',
      'mock-api/src/server/socket/*.test.ts',
      'mock-api/src/server/{server,secret}.test.ts',
      'site/server/{accounts,payment-window}/*.test.ts',
    ],
  ),
  permissions: area(
    [
      'mock-api/src/dispatch/{command-table,handler,in-process,run-call}.ts',
      'mock-api/src/content/messenger/{channels,images}.ts',
      'mock-api/src/server/http/request.ts',
      'mock-api/src/server/http/steps/{checks,identify}.ts',
      'mock-api/src/server/media/{address-cipher,grant,protected-clips,protected-pictures,viewer}.ts',
    ],
    [
      'mock-api/src/dispatch/*.test.ts',
      'mock-api/src/content/messenger/*.test.ts',
      'mock-api/src/server/{dev-console,http,media,query,socket}/*.test.ts',
      'mock-api/src/server/server.test.ts',
    ],
  ),
  stores: area(
    [
      'packages/stores/src/foundation/wallet/*.ts',
      'packages/stores/src/content/{galleries/Gallery,videos/Video,gifts/Gifts,gifts/gift-selection}.ts',
      'packages/stores/src/engagement/{loyalty/Loyalty,spin-wheel/SpinWheel}.ts',
    ],
    [
      'packages/stores/src/foundation/wallet/*.test.ts',
      'packages/stores/src/reactive/ends-with-scope.test.ts',
      'packages/stores/src/content/{galleries,videos,gifts}/*.test.ts',
      'packages/stores/src/engagement/{loyalty,spin-wheel}/*.test.ts',
    ],
  ),
} satisfies Readonly<Record<string, Area>>;

/** The name of an area. */
export type AreaName = keyof typeof areas;

/** Whether a text names an area. */
export const isArea = (name: string): name is AreaName => Object.hasOwn(areas, name);

/** The variable that tells the test runners of Stryker which area they test. */
export const areaVariable = 'MUTANTS_AREA';
