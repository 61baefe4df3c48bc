const { setupFiles, transform, transformIgnorePatterns, testEnvironment, globalSetup, globalTeardown } = require('../../jest.config.js');

/** What nodes share through Redis, on a server of its own that may be killed: `npm run test:redis`. @type {import('jest').Config} */
module.exports = {
  rootDir: '../..',
  testEnvironment,
  setupFiles,
  transform,
  transformIgnorePatterns,
  globalSetup,
  globalTeardown,
  roots: ['<rootDir>/test/redis'],
  testMatch: ['**/*.redis.ts'],
};
