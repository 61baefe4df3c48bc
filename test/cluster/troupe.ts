import { connected } from '../support/database-schemas';
import { Cluster } from '../support/cluster/cluster';
import { ServiceProcess } from '../support/cluster/service-process';
import type { Stage } from '../support/sessions/suites/stage';

/** A private Postgres with two nodes on it, for the tests of one file. */
export interface Troupe extends Stage {
  readonly cluster: Cluster;
  readonly nodes: readonly [ServiceProcess, ServiceProcess];
}

export function troupeForTests(): () => Troupe {
  let cluster: Cluster | undefined;
  const nodes: ServiceProcess[] = [];

  beforeAll(async () => {
    cluster = await Cluster.make();
    process.env['DATABASE_URL'] = cluster.url;
    for (let i = 0; i < 2; i++) nodes.push(await ServiceProcess.start(cluster.url));
  });

  afterAll(async () => {
    for (const node of nodes) await node.clear();
    await cluster?.remove();
  });

  return () => ({
    cluster: cluster!,
    nodes: [nodes[0]!, nodes[1]!],
    query: (statement, parts) => connected(cluster!.url, async (client) => (await client.query(statement, [...parts])).rows as never[]),
  });
}
