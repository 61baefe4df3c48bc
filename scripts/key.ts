/**
 * Makes, lists, rotates and revokes keys: npm run key -- make --name mine. Works on the database of the settings: on a server,
 * on the embedded one of a running service, and on the embedded one of a service that is stopped. Prints a key on stdout, the
 * rest on stderr.
 */
import { Client } from 'pg';
import { readConfig, type Config } from '../src/platform/config/config';
import { StartFault } from '../src/platform/config/start-fault';
import { connectionFault } from '../src/platform/database/connection-fault';
import { readAddress } from '../src/platform/database/embedded/address-file';
import { startEmbedded } from '../src/platform/database/embedded/start-embedded';
import { migrate } from '../src/platform/database/migrations/migrate';
import { type Printed, readCommand, runCommand } from '../src/platform/keys/command';
import { KeyStore } from '../src/platform/keys/key.store';

type Task = (client: Client) => Promise<Printed>;

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'umpire key', connectionTimeoutMillis: 4_000 });
  await client.connect();
  return client;
}

async function using(client: Client, task: Task): Promise<Printed> {
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

async function onDatabase(url: string, task: Task): Promise<Printed> {
  await migrate(url);
  const client = await connect(url).catch((fault: unknown) => {
    throw connectionFault(url, fault);
  });
  return using(client, task);
}

/** Asks the running service's database if there is one, and else opens the folder for as long as it takes. */
async function onEmbedded(dataDir: string, task: Task): Promise<Printed> {
  const address = readAddress(dataDir);
  const running = address === null ? null : await connect(address).catch(() => null);
  if (running !== null) return using(running, task);
  const database = await startEmbedded(dataDir);
  try {
    return await onDatabase(database.url, task);
  } finally {
    await database.stop();
  }
}

async function run({ databaseUrl, dataDir }: Config, args: readonly string[]): Promise<Printed> {
  const command = readCommand(args);
  const task: Task = (client) => runCommand(command, new KeyStore(client));
  return databaseUrl === null ? onEmbedded(dataDir, task) : onDatabase(databaseUrl, task);
}

async function main(): Promise<void> {
  try {
    const { answer, beside } = await run(readConfig(process.env), process.argv.slice(2));
    if (answer !== '') console.log(answer);
    if (beside !== '') console.error(beside);
  } catch (fault) {
    if (!(fault instanceof StartFault)) throw fault;
    console.error(fault.message);
    process.exitCode = 1;
  }
}

void main();
