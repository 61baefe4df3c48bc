import { DataSource } from 'typeorm';
import { type Node, nodesForTests } from '../support/sessions/service';
import type { Stage } from '../support/sessions/suites/stage';
import { twoNodesKeepTheLog } from '../support/sessions/suites/two-nodes';

jest.setTimeout(120_000);

describe('two nodes in one process', () => {
  const nodes = nodesForTests();
  let other: Node;

  beforeAll(async () => {
    other = await nodes.another();
  });

  const stage = (): Stage => ({ nodes: [nodes.node, other], query: async (statement, parts) => nodes.node.app.get(DataSource).query(statement, [...parts]) });
  twoNodesKeepTheLog(stage, 16, 6);
});
