import { nodesForTests } from '../support/sessions/service';
import { secretsAreKept } from '../support/sessions/suites/secrets';

jest.setTimeout(60_000);

describe('what a seat may not know', () => secretsAreKept(nodesForTests()));
