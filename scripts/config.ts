/** Prints every setting as the service would read it, secrets hidden: npm run config. Ends with 1 where one is wrong. */
import { readConfig } from '../src/platform/config/config';
import { StartFault } from '../src/platform/config/start-fault';
import { tellConfig } from '../src/platform/config/tell-config';

for (const line of tellConfig(process.env)) console.log(line);
try {
  readConfig(process.env);
} catch (fault) {
  if (!(fault instanceof StartFault)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
