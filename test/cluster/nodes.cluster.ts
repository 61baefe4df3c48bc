import { nodesForTests } from '../support/sessions/service';
import { secretsAreKept } from '../support/sessions/suites/secrets';
import { twoNodesKeepTheLog } from '../support/sessions/suites/two-nodes';
import { troupeForTests } from './troupe';

jest.setTimeout(120_000);

describe('on a Postgres of their own', () => {
  const troupe = troupeForTests();

  describe('two processes', () => {
    twoNodesKeepTheLog(troupe, 32, 15);

    afterAll(() => {
      expect(troupe().nodes.map(({ complaints }) => complaints)).toEqual(['', '']);
    });
  });

  describe('what a seat may not know', () => secretsAreKept(nodesForTests()));
});
