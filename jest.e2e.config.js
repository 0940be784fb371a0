const { availableParallelism } = require('node:os');

// The exported app in a real browser, one for each file.
module.exports = {
  displayName: 'e2e',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: '<rootDir>/__tests__/e2e/harness/keepsFailures.cjs',
  globalSetup: '<rootDir>/__tests__/e2e/harness/findBrowser.mjs',
  // Functions that a test hands to the page need nothing but the page: nothing is rewritten with helpers.
  transform: { '^.+\\.[cm]?[jt]sx?$': '<rootDir>/scripts/jestTypeScript.cjs' },
  // Some tests make a backup with the app's own storage before they hand it to the page.
  moduleNameMapper: {
    '^expo-sqlite$': '<rootDir>/__tests__/storage/sqliteInNode.ts',
    '^expo-file-system$': '<rootDir>/__tests__/storage/filesInNode.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/'],
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
  // Every wait has its own limit, of 45 seconds: a long test on a busy machine is slow, not wrong.
  testTimeout: 600000,
  // A browser test waits about as long as it works: one file more than there are cores keeps them busy to the end.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/__tests__/e2e/harness/longestFirst.cjs',
};
