import { join } from 'node:path';

/** Threads under Jest run outside its sandbox: they load TypeScript as the processes of other tests do. */
process.execArgv.push('-r', join(__dirname, 'register-typescript.js'));
