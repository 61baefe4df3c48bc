'use strict';
// Lets a plain Node process load the project's TypeScript sources: node -r ./test/support/register-typescript.js
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, sourceMaps: 'inline' });
  module._compile(code, filename);
};
