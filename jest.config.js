const { availableParallelism } = require('node:os');

/** @type {import('jest').Config} */
module.exports = {
  // Two even where there are only two cores: half of the time a test waits for the database or for a process.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/scripts'],
  testMatch: ['**/*.test.ts'],
  // content-disposition, which comes with @fastify/static, and our client are ES modules, which Jest cannot require on Node 20.
  transform: { '^.+\\.ts$': ['@swc/jest'], '/(?:node_modules/content-disposition|clients/typescript)/.+\\.js$': ['@swc/jest'] },
  transformIgnorePatterns: ['/node_modules/(?!content-disposition/)'],
  setupFiles: ['<rootDir>/test/support/threads-load-typescript.ts'],
  globalSetup: '<rootDir>/test/support/database-setup.ts',
  globalTeardown: '<rootDir>/test/support/database-teardown.ts',
};
