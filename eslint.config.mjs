import next from 'eslint-config-next/core-web-vitals';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

/**
 * The folders of the backend in their order: each may import those before it, so there is no circle (docs/decisions/0034). What it all
 * stands on, what keeps one kind of thing, what is done with several of them, what answers requests.
 */
const backendFolders = [
  ...['kernel', 'database', 'changes', 'mail'],
  ...['accounts', 'rows', 'media', 'references', 'search-index'],
  ...['records', 'documents', 'jobs', 'public', 'newsletter', 'search', 'sharing', 'translation', 'admin'],
  ...['seed', 'setup', 'transfer'],
  ...['http', 'handlers'],
];

/** Types of element: the folders, and what starts an instance. */
const backend = [...backendFolders.map((folder) => `backend-${folder}`), 'backend-instance'];

/** One kind of code, by its place. The first pattern that matches counts. */
const elements = [
  { type: 'test', pattern: ['tests/**', '**/*.test.{ts,tsx}'] },
  { type: 'script', pattern: 'scripts/**' },
  { type: 'env', pattern: 'lib/env.ts' },
  { type: 'requests', pattern: 'lib/{caller,bounded-body}.ts' },
  {
    type: 'changes',
    pattern:
      'lib/{changes,last-work,old-browsers,page-use,accepted-languages,answer-headers,media-answer,network}.{mjs,d.mts}',
  },
  { type: 'constants', pattern: 'lib/{site.ts,hint-cookie.{mjs,d.mts}}' },
  { type: 'contract', pattern: 'lib/contract/**' },
  { type: 'pagebuilder', pattern: 'lib/pagebuilder/**' },
  { type: 'records', pattern: 'lib/records/**' },
  { type: 'i18n', pattern: 'lib/i18n/**' },
  { type: 'client', pattern: 'lib/client/**' },
  { type: 'content-embedded', pattern: 'lib/content/embedded*.ts' },
  { type: 'content', pattern: 'lib/content/**' },
  { type: 'html', pattern: 'lib/html/**' },
  ...backendFolders.map((folder) => ({ type: `backend-${folder}`, pattern: `lib/backend/${folder}/**` })),
  { type: 'backend-instance', pattern: 'lib/backend/instance.ts' },
  { type: 'calendar', pattern: 'lib/calendar/**' },
  { type: 'messages', pattern: 'messages/**' },
  { type: 'ui', pattern: 'components/ui/**' },
  { type: 'module-definition', pattern: 'components/modules/*/definition.ts', capture: ['kind'] },
  { type: 'module-definitions', pattern: 'components/modules/{definitions,kinds}.ts' },
  { type: 'module-views', pattern: 'components/modules/views.tsx' },
  { type: 'module-samples', pattern: 'components/modules/samples.ts' },
  { type: 'module', pattern: 'components/modules/*/**', capture: ['kind'] },
  { type: 'module-base', pattern: 'components/modules/*' },
  {
    type: 'thing',
    pattern: 'components/(events|news|artworks|press|newsletter|programme|search)/**',
    capture: ['thing'],
  },
  { type: 'map', pattern: 'components/map/**' },
  { type: 'site', pattern: 'components/site/**' },
  { type: 'screen', pattern: 'components/screens/**' },
  { type: 'editor', pattern: 'components/editor/**' },
  { type: 'admin', pattern: 'components/admin/**' },
  { type: 'route', pattern: 'app/**/route.ts' },
  { type: 'app', pattern: ['app/**', 'middleware.ts'] },
  { type: 'instrumentation', pattern: 'instrumentation*.ts' },
  { type: 'configuration', pattern: '*.{ts,mjs}' },
].map((element) => ({ mode: 'full', ...element }));

const registries = ['module-definitions', 'module-views', 'module-samples'];
const interfaceParts = ['contract', 'constants', 'i18n', 'client', 'ui'];

/** Who may import whom (docs/architecture.md). What is not listed is forbidden. Everything may import its own kind; scripts and tests import what they need. */
const mayImport = {
  contract: [],
  env: [],
  requests: ['changes', 'env'],
  changes: [],
  constants: [],
  pagebuilder: ['contract', 'constants'],
  records: ['contract', 'pagebuilder', 'constants'],
  i18n: ['contract', 'messages', 'constants'],
  client: ['contract', 'i18n', 'constants', 'pagebuilder'],
  // Events as other calendars take them.
  calendar: ['contract', 'client'],
  // Cleans HTML at every door where it comes in, an external content system's too.
  html: ['contract', 'pagebuilder', 'env'],
  ...Object.fromEntries(
    backend.map((type, place) => [
      type,
      [
        'html',
        'requests',
        'changes',
        'contract',
        'pagebuilder',
        'records',
        'env',
        'constants',
        'messages',
        'module-definitions',
        ...backend.slice(0, place),
      ],
    ]),
  ),
  content: [
    'html',
    'requests',
    'changes',
    'contract',
    'pagebuilder',
    'records',
    'env',
    'constants',
    'content-embedded',
    'module-definitions',
  ],
  'content-embedded': ['contract', 'pagebuilder', 'records', 'env', 'constants', 'content', ...backend],
  ui: ['contract', 'constants', 'i18n'],
  'module-base': ['contract', 'pagebuilder', 'constants', 'i18n', 'ui', ...registries],
  'module-definition': ['contract', 'pagebuilder', 'constants', 'module-base'],
  'module-definitions': ['contract', 'pagebuilder', 'module-definition'],
  'module-samples': ['contract', 'pagebuilder', 'module', 'module-base'],
  'module-views': ['contract', 'pagebuilder', 'module', 'module-base'],
  map: interfaceParts,
  thing: [...interfaceParts, 'calendar', 'module-base', 'module-views', 'map'],
  site: [...interfaceParts, 'thing'],
  screen: [
    ...interfaceParts,
    'thing',
    'map',
    'site',
    'module-base',
    ...registries,
    'editor',
    'pagebuilder',
    'messages',
  ],
  editor: [...interfaceParts, 'messages', 'pagebuilder', 'records', 'module-base', ...registries],
  admin: [
    ...interfaceParts,
    'map',
    'messages',
    'pagebuilder',
    'records',
    'editor',
    'module-base',
    ...registries,
  ],
  app: [
    'changes',
    'messages',
    'content',
    'i18n',
    'screen',
    'site',
    'thing',
    'map',
    'ui',
    'editor',
    'admin',
    'contract',
    'constants',
    'env',
    'pagebuilder',
    'module-base',
    ...registries,
    'client',
  ],
  route: [
    'calendar',
    'requests',
    'changes',
    ...backend,
    'content',
    'contract',
    'pagebuilder',
    'records',
    'i18n',
    'constants',
    'env',
    'app',
  ],
  instrumentation: [...backend, 'env'],
  configuration: ['env', 'constants', 'test'],
};

const rules = Object.entries(mayImport).map(([from, to]) => ({
  from: { type: from },
  allow: { to: { type: from === 'module-definition' ? to : [from, ...to] } },
}));

/** What is only about components and pages, and costs time wherever it is looked for. */
const interfaceRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(?:react|react-hooks|jsx-a11y|@next\/next)\//.test(name));

export default tseslint.config(
  {
    ignores: [
      '.next*/**',
      '.stryker-tmp/**',
      'data/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
      'public/**',
    ],
  },
  ...next,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Functions that do nothing say so by their name or place.
      '@typescript-eslint/no-empty-function': 'off',
      'max-lines': ['error', { max: 350 }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      // A module is what this product is about; there is no CommonJS here that the name could hide.
      '@next/next/no-assign-module-variable': 'off',
      // Site, admin and hub have root layouts of their own: the way from one to the other is a full load, hence a plain link.
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures come with renditions made at upload, not from Next's optimiser.
      '@next/next/no-img-element': 'off',
      // Advice for the React Compiler, which is not used; it takes the fields of react-hook-form for refs.
      'react-hooks/refs': 'off',
      'react-hooks/set-state-in-effect': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'lib/env.ts is the only reader of the environment.' },
      ],
    },
  },
  {
    files: [
      'lib/env.ts',
      'scripts/**',
      'tests/**',
      '**/*.test.{ts,tsx}',
      'instrumentation*.ts',
      '*.config.{ts,mjs}',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  {
    files: ['lib/**', 'scripts/**', 'tests/**', 'messages/**', 'deploy/**', '*.{ts,mjs}'],
    ignores: ['**/*.tsx', 'lib/client/**'],
    rules: Object.fromEntries(interfaceRules.map((name) => [name, 'off'])),
  },
  { files: ['lib/backend/seed/**'], rules: { 'no-console': 'off' } },
  {
    files: ['scripts/demo/**', 'tests/**', '**/*.test.{ts,tsx}', '*.config.mjs'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['tests/e2e/**', 'tests/e2e-external/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name!='Promise'][callee.property.name=/^(all|evaluateAll|allInnerTexts|allTextContents)$/]",
          message:
            'It does not wait, and finds nothing on a page that is still coming: see tests/support/every.ts.',
        },
      ],
    },
  },
  {
    files: ['lib/contract/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!zod$|\\.|@/)', message: 'The contract imports only zod.' }] },
      ],
    },
  },
  {
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/include': [
        'app/**',
        'components/**',
        'lib/**',
        'messages/**',
        'scripts/**',
        'tests/**',
        '*.ts',
      ],
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          rules: [
            ...rules,
            // A kind never imports another kind.
            {
              from: { type: 'module' },
              allow: { to: { type: ['contract', 'pagebuilder', 'constants', 'i18n', 'ui', 'module-base'] } },
            },
            {
              from: { type: 'module' },
              allow: {
                to: { type: ['module', 'module-definition'], captured: { kind: '{{from.captured.kind}}' } },
              },
            },
          ],
        },
      ],
    },
  },
  // They may import everything, which needs no looking up.
  { files: ['scripts/**', 'tests/**', '**/*.test.{ts,tsx}'], rules: { 'boundaries/dependencies': 'off' } },
);
