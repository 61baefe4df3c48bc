import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pagesOf } from '../../scripts/readme-blocks';
import { root } from '../../scripts/source-files';
import { fetchOfPage } from '../support/page-fetch';
import { serviceForTests } from '../support/service';

jest.setTimeout(60_000);

const ORIGIN = 'http://tabletop.example:8080';

/** Runs the script of a page as a browser would, as far as it asks and shows one paragraph. */
async function paragraphOf(page: string, ask: typeof fetch): Promise<string> {
  const [, script = ''] = /<script type="module">(.*)<\/script>/s.exec(page) ?? [];
  const paragraph = { textContent: /<p>(.*)<\/p>/.exec(page)?.[1] ?? '' };
  const run = new Function('fetch', 'document', `return (async () => {${script}})();`) as (ask: typeof fetch, document: object) => Promise<void>;
  await run(ask, { querySelector: (selector: string) => (selector === 'p' ? paragraph : null) });
  return paragraph.textContent;
}

describe('a page on another origin', () => {
  const service = serviceForTests();
  const [page] = pagesOf(readFileSync(join(root, 'README.md'), 'utf8'));

  test('as the README shows it works as it stands', async () => {
    const shown = await paragraphOf(page!.script.replaceAll('http://localhost:3000', service.address), fetchOfPage(ORIGIN));
    expect(shown).toMatch(/^\{"state":"routed".*\} \d+\.\d %, \{"state":"shaken".*\} \d+\.\d %$/);
  });

  test('reads no answer of a service that does not let it', async () => {
    const mute = createServer((_request, response) => response.end('{}'));
    await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const ask = fetchOfPage(ORIGIN);
    await expect(ask(address)).rejects.toThrow('does not let');
    await expect(ask(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).rejects.toThrow('no leave to ask');
    mute.close();
  });
});
