// Two projects: what draws runs on React Native's preset, everything else in plain Node.
const expo = require('jest-expo/jest-preset');

const quick = '<rootDir>/scripts/jestTypeScript.cjs';
const [, expoBabel] = expo.transform['\\.[jt]sx?$'];

// The real storage over Node's SQLite and files.
const moduleNameMapper = {
  '^expo-sqlite$': '<rootDir>/__tests__/storage/sqliteInNode.ts',
  '^expo-file-system$': '<rootDir>/__tests__/storage/filesInNode.ts',
};

const cacheDirectory = '<rootDir>/node_modules/.cache/jest';
const modulePathIgnorePatterns = ['<rootDir>/build/', '<rootDir>/dist/'];

module.exports = {
  testTimeout: 120000,
  projects: [
    {
      displayName: 'pure',
      cacheDirectory,
      modulePathIgnorePatterns,
      testEnvironment: 'node',
      transform: { '^.+\\.[cm]?[jt]sx?$': quick },
      // It comes as modules alone.
      transformIgnorePatterns: ['/node_modules/(?!qr/)'],
      moduleNameMapper,
      testMatch: [
        '<rootDir>/__tests__/{core,systems,storage,stores,words,theme,scripts,conformance,trust}/**/*.test.ts',
      ],
    },
    {
      displayName: 'ui',
      cacheDirectory,
      modulePathIgnorePatterns,
      preset: 'jest-expo',
      // Babel for what React Native ships, and for tests, whose mocks it moves to the top: elsewhere it takes longer.
      transform: {
        '^(?!.*/node_modules/).*/src/.+\\.tsx?$': quick,
        '/node_modules/(?!(@?react-native|jest-expo)/).+\\.[cm]?js$': quick,
        '\\.[jt]sx?$': ['babel-jest', expoBabel],
      },
      setupFiles: ['<rootDir>/__tests__/setup/mocks.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/complaints.ts'],
      moduleNameMapper,
      testMatch: ['<rootDir>/__tests__/{components,screens,navigation,app}/**/*.test.{ts,tsx}'],
    },
  ],
};
