import { defineConfig, type OxlintOverride } from 'oxlint';
import { importRules } from './scripts/conventions/import-rules.ts';

const unscoped = ['setTimeout', 'setInterval', 'addEventListener', 'requestAnimationFrame'];
const endsWithScope =
  'Timers and listeners must end with their scope: use clock.after of the transport and scope.onEnd, or pass the signal of a scope.';

const restricted = [
  ...unscoped.map((name) => ({ name, message: endsWithScope })),
  { name: 'requestIdleCallback', message: 'Safari does not have it: use whenIdle of site/src/app/when-idle.ts.' },
];

const browserRules: OxlintOverride['rules'] = {
  'no-restricted-globals': ['error', ...restricted],
  'no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'document', 'self'].flatMap((object) =>
      restricted.map(({ name, message }) => ({ object, property: name, message })),
    ),
  ],
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  // oxlint has some rules of jsdoc itself, under its name.
  jsPlugins: ['eslint-plugin-formatjs', { name: 'jsdoc-js', specifier: 'eslint-plugin-jsdoc' }],
  categories: { correctness: 'error' },
  env: {
    builtin: true,
    es2024: true,
  },
  ignorePatterns: [
    '**/dist/**',
    '**/node_modules/**',
    '.data/**',
    '.cache/**',
    '.vitest/**',
    'contracts/docs/**',
    'contracts/pacts/**',
    'mock-api/data/**',
    'packages/kit/src/icons/paths/**',
    'storybook-static/**',
  ],
  rules: {
    'import/no-default-export': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': [
      'error',
      {
        checksVoidReturn: {
          attributes: false,
        },
      },
    ],
    'unicorn/no-useless-spread': 'error',
    'typescript/unbound-method': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'typescript/require-array-sort-compare': [
      'error',
      {
        ignoreStringArrays: true,
      },
    ],
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
      },
    ],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    // Types too: two files that name each other's types cannot be read or moved apart.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-self-import': 'error',
    'import/no-duplicates': 'error',
    'no-console': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'typescript/no-implied-eval': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: [
      'error',
      'always',
      {
        null: 'ignore',
      },
    ],
    // An error above 400, which scripts/conventions/budgets.ts reports.
    'max-lines': [
      'warn',
      {
        max: 300,
      },
    ],
    'max-lines-per-function': [
      'error',
      {
        max: 70,
      },
    ],
    // At most 40 words that begin with a noun or a verb; tags do not count.
    'jsdoc-js/match-description': [
      'error',
      {
        mainDescription: {
          match: String.raw`^(?!What\b)(?:\S+\s+){0,39}\S+\s*$`,
          message: 'A doc comment has at most 40 words, and a noun phrase in place of "What".',
        },
        contexts: ['any'],
      },
    ],
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': [
      'error',
      {
        allowReferrer: true,
      },
    ],
    'react/forbid-elements': [
      'error',
      { forbid: [{ element: 'select', message: 'Use Select, in the look of the brand.' }] },
    ],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'formatjs/enforce-id': [
      'error',
      {
        idInterpolationPattern: '[sha512:contenthash:base64:6]',
        idWhitelist: ['^(kit|site)(\\.[a-z][A-Za-z0-9-]*)+$'],
      },
    ],
    'formatjs/no-invalid-icu': 'error',
    'formatjs/enforce-default-message': ['error', 'literal'],
    'formatjs/enforce-plural-rules': [
      'error',
      {
        one: true,
        other: true,
      },
    ],
  },
  overrides: [
    {
      files: ['**/*.tsx'],
      rules: {
        'max-lines-per-function': [
          'error',
          {
            max: 110,
          },
        ],
      },
    },
    {
      files: ['site/src/**'],
      rules: {
        'typescript/only-throw-error': 'off',
      },
    },
    {
      files: ['site/e2e/**'],
      rules: {
        'react/rules-of-hooks': 'off',
      },
    },
    {
      files: ['**/*.mjs'],
      rules: {
        'typescript/restrict-template-expressions': 'off',
      },
    },
    {
      files: ['scripts/**'],
      rules: {
        'typescript/no-misused-spread': 'off',
      },
    },
    {
      // Frameworks read pages and layouts as default exports.
      files: ['examples/next/app/**'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'site/{server,demo,e2e}/**',
        'scripts/**',
        'contracts/src/verify/**',
        'examples/**',
        'contracts/examples/**',
      ],
      rules: {
        'no-console': 'off',
      },
    },
    {
      files: [
        '*.config.{ts,mjs}',
        '**/*.config.ts',
        '.remarkrc.mjs',
        '.storybook/**',
        'scripts/run/vitest-reporter.mjs',
      ],
      rules: {
        'import/no-default-export': 'off',
        'vitest/no-standalone-expect': 'off',
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts'],
      rules: {
        'max-lines-per-function': 'off',
        'no-console': 'error',
        'typescript/ban-ts-comment': 'off',
        'typescript/no-non-null-assertion': 'off',
        'vitest/no-conditional-expect': 'off',
      },
    },
    {
      files: ['**/*.browser.test.tsx', 'contracts/**'],
      rules: {
        'vitest/expect-expect': 'off',
      },
    },
    {
      files: ['**/*.stories.tsx'],
      rules: {
        'import/no-default-export': 'off',
        'max-lines-per-function': 'off',
      },
    },
    {
      // The select itself, and those of the two players, which lie unseen over an icon.
      files: [
        'packages/kit/src/chat-controls/ChatControls.tsx',
        'packages/kit/src/select/Select.tsx',
        'packages/kit/src/video-player/PlayerMenu.tsx',
        'site/server/**',
        '**/*.{test,stories}.tsx',
      ],
      rules: { 'react/forbid-elements': 'off' },
    },
    ...importRules,
    { files: ['packages/stores/src/**', 'packages/transport/src/**', 'site/src/**'], rules: browserRules },
    {
      files: ['packages/transport/src/clock.ts', 'site/src/app/when-idle.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
  ],
});
