// The exported app in a real browser: one browser at a time, so that what is measured and killed is ours.
module.exports = {
  displayName: 'e2e',
  testEnvironment: 'node',
  transform: { '^.+\\.[cm]?[jt]sx?$': ['babel-jest', { presets: ['babel-preset-expo'] }] },
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
  testTimeout: 60000,
  maxWorkers: 1,
};
