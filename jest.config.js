const { availableParallelism } = require('node:os');

/** @type {import('jest').Config} */
module.exports = {
  // Two even where there are only two cores: half of the time a test waits for the database or for a process.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/scripts'],
  testMatch: ['**/*.test.ts'],
  // content-disposition comes with @fastify/static as an ES module, which Jest cannot require on Node 20.
  transform: { '^.+\\.ts$': ['@swc/jest'], '/node_modules/content-disposition/.+\\.js$': ['@swc/jest'] },
  transformIgnorePatterns: ['/node_modules/(?!content-disposition/)'],
  setupFiles: ['<rootDir>/test/support/threads-load-typescript.ts'],
  globalSetup: '<rootDir>/test/support/database-setup.ts',
  globalTeardown: '<rootDir>/test/support/database-teardown.ts',
};
