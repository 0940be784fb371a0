const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');

const { assertionReason } = require('./scripts/lint/assertionReason.cjs');

const PURE = ['src/core/**/*.ts', 'src/systems/**/*.ts'];
const DRAWING = ['src/{screens,components,navigation}/**/*.tsx', 'App.tsx'];

/** React's rules are the slow ones after those that need types, and here there is nothing for them. */
const WITHOUT_REACT = [...PURE, 'src/storage/**/*.ts', '__tests__/**', 'scripts/**', '*.js'];

const reactRules = expo.flatMap(({ rules = {} }) =>
  Object.keys(rules).filter((name) => name.startsWith('react')),
);

const impureGlobals = [
  'Date',
  'console',
  'globalThis',
  'global',
  'window',
  'document',
  'navigator',
  'process',
  'crypto',
  'performance',
  'fetch',
  'localStorage',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'require',
];

const everywhere = [
  { selector: 'TSEnumDeclaration', message: 'Take a union from an `as const` list, not an enum.' },
];

const shipped = [
  ...everywhere,
  {
    selector: "MemberExpression[object.name='Intl'][property.name='PluralRules']",
    message: 'Hermes has no Intl.PluralRules: plurals come from src/core/words.',
  },
];

const parsesJson = {
  selector: "CallExpression[callee.object.name='JSON'][callee.property.name='parse']",
  message: 'What comes from outside or from storage is read by the one door, src/core/outside.',
};

const spoken = '/^(accessibilityLabel|accessibilityHint|placeholder|title|label)$/';

const drawn = [
  { selector: 'JSXText[value=/\\p{L}/u]', message: 'Texts come from the catalogue in src/words.' },
  {
    selector: `JSXAttribute[name.name=${spoken}] > Literal[value=/\\p{L}/u]`,
    message: 'Texts come from the catalogue in src/words.',
  },
  {
    selector: 'Literal[value=/^(#[0-9a-f]{3,8}|(rgb|hsl)a?\\(.*)$/i]',
    message: 'Colours come from the tokens in src/theme.',
  },
  {
    selector: "JSXAttribute[name.name='testID']",
    message: 'Tests find controls by role and name, as a screen reader does.',
  },
];

module.exports = defineConfig([
  { ignores: ['dist/', 'build/', 'android/', 'ios/', '.expo/', 'coverage/', 'expo-env.d.ts'] },
  ...expo,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    // The compiler already knows what these look up, and they are slow.
    rules: {
      'import/namespace': 'off',
      'import/named': 'off',
      'import/no-unresolved': 'off',
      'import/export': 'off',
      'import/no-named-as-default': 'off',
      'import/no-named-as-default-member': 'off',
      // It takes a platform's file and its twin for one.
      'import/no-duplicates': 'off',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
    },
  },
  {
    files: WITHOUT_REACT,
    rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])),
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { flagbridge: { rules: { 'assertion-reason': assertionReason } } },
    rules: {
      // The compiler says so too: noUnusedLocals, and a name declared twice.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-redeclare': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: false },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      'import/no-default-export': 'error',
      'no-restricted-syntax': ['error', ...everywhere],
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'App.tsx'],
    rules: {
      'flagbridge/assertion-reason': 'error',
      'no-restricted-syntax': ['error', ...shipped, parsesJson],
    },
  },
  {
    files: ['src/core/outside/readOutside.ts'],
    rules: { 'no-restricted-syntax': ['error', ...shipped] },
  },
  {
    files: PURE,
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'no-restricted-globals': [
        'error',
        ...impureGlobals.map((name) => ({
          name,
          message: 'core and systems are pure: no clock, no chance, no globals.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'core and systems are pure: dice come in with the command.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(react|expo|zustand|@react|@expo|node:)',
              message: 'core and systems are pure: no React, Expo, zustand or Node.',
            },
          ],
        },
      ],
    },
  },
  {
    files: DRAWING,
    rules: {
      'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...shipped, parsesJson, ...drawn],
    },
  },
  {
    files: ['src/screens/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-native',
              importNames: ['Text', 'TextInput', 'Button', 'TouchableOpacity', 'Switch', 'Alert'],
              message: 'Screens draw with the parts in src/components.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: { process: 'readonly', Buffer: 'readonly', __dirname: 'readonly' },
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { sourceType: 'module' },
    // These two are about what Metro inlines into the app; scripts read the real environment.
    rules: { 'expo/no-env-var-destructuring': 'off', 'expo/no-dynamic-env-var': 'off' },
  },
]);
