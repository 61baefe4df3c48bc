const { setupFiles, transform, transformIgnorePatterns, testEnvironment } = require('../../jest.config.js');

/** Real processes on a private Postgres that may be killed: `npm run test:cluster`. @type {import('jest').Config} */
module.exports = {
  rootDir: '../..',
  testEnvironment,
  setupFiles,
  transform,
  transformIgnorePatterns,
  roots: ['<rootDir>/test/cluster'],
  testMatch: ['**/*.cluster.ts'],
  globalSetup: '<rootDir>/test/cluster/build-once.ts',
  globalTeardown: '<rootDir>/test/cluster/remove-build.ts',
  // They share two cores with the servers that they start.
  maxWorkers: 1,
};
