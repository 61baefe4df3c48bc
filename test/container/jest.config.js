const { setupFiles, transform, transformIgnorePatterns, testEnvironment } = require('../../jest.config.js');

/** What the files for containers say, done without an engine: `npm run test:container`. @type {import('jest').Config} */
module.exports = {
  rootDir: '../..',
  testEnvironment,
  setupFiles,
  transform,
  transformIgnorePatterns,
  roots: ['<rootDir>/test/container'],
  testMatch: ['**/*.container.ts'],
  maxWorkers: 1,
};
