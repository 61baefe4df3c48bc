import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { Outward } from './outward';
import { hostOf, isPublic } from './public-address';

const numberOf = (bytes: readonly number[]) => bytes.reduce((number, byte) => number * 256 + byte, 0);
const at = (...addresses: string[]) => async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('addresses that are nobody else’s', () => {
  test.each(['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255', '240.0.0.1'])('%s', (address) => expect(isPublic(address)).toBe(false));
  test.each(['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::7f00:1', '64:ff9b:1::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '2002:a00:1::', '3fff::1', '100::1', '5f00::1'])('%s', (address) => expect(isPublic(address)).toBe(false));
  test.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450::1'])('but not %s', (address) => expect(isPublic(address)).toBe(true));

  test('nothing that maps to an address of the fourth version is public', () => {
    fc.assert(fc.property(fc.ipV4(), (address) => !isPublic(`::ffff:${address}`) && !isPublic(`::${address}`) && !isPublic(`64:ff9b::${address}`)));
  });
});

describe('a message to an address that a caller named', () => {
  const seen: string[] = [];
  let server: Server;
  let port: number;

  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request.url!);
      if (request.url === '/away') response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end();
      else if (request.url === '/never') return;
      else response.writeHead(200).end('ok');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => seen.splice(0));

  test.each(['http://127.0.0.1/', 'https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f000001/', 'https://0177.0.0.1/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://localhost/', 'https://169.254.169.254/latest/meta-data/', 'https://[fe80::1]/', 'https://0/', 'https://[::]/', 'https://127.0.0.1./', 'https://%31%32%37.0.0.1/', 'https://１２７.０.０.１/', 'https://[::127.0.0.1]/', 'https://[0:0:0:0:0:ffff:a00:1]/', 'https://[64:ff9b::10.0.0.1]/', 'https://[2002:7f00:1::]/', 'https://[fd00::1]/', 'https://u:p@example.org/', 'ftp://example.org/', 'file:///etc/passwd', 'gopher://x/', 'no url'])('is not sent to %s', async (address) => {
    expect(await new Outward(false).post(address, '{}', {})).toEqual({ fault: expect.stringMatching(/^the (?:address|host) /) });
  });

  test('is not sent to an address of a private network, however it is written', async () => {
    const written = [(bytes: readonly number[]) => String(numberOf(bytes)), (bytes: readonly number[]) => `0x${numberOf(bytes).toString(16)}`, (bytes: readonly number[]) => bytes.map((byte) => `0${byte.toString(8)}`).join('.'), ([a, b, c = 0, d = 0]: readonly number[]) => `${a}.${b}.${c * 256 + d}`, (bytes: readonly number[]) => `[::ffff:${bytes.join('.')}]`, (bytes: readonly number[]) => `[64:ff9b::${bytes.join('.')}]`];
    const byte = fc.nat(255);
    const inside = fc.oneof(fc.tuple(fc.constantFrom(10, 127), byte, byte, byte), fc.tuple(fc.constant(192), fc.constant(168), byte, byte), fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte), fc.tuple(fc.constant(169), fc.constant(254), byte, byte));
    await fc.assert(
      fc.asyncProperty(inside, fc.constantFrom(...written), async (bytes, write) => {
        expect(await new Outward(false).post(`https://${write(bytes)}/`, '{}', {})).toEqual({ fault: 'the host has an address that is not public' });
      }),
    );
  });

  test('is not sent to a name that had a public address when it was named, and has a private one now', async () => {
    const answers = ['8.8.8.8', '127.0.0.1'];
    const rebinding = new Outward(false, async () => [{ address: answers.shift()!, family: 4 }]);
    expect(await rebinding.addresses(new URL('https://rebinding.example/'))).toEqual([{ address: '8.8.8.8', family: 4 }]);
    expect(await rebinding.post('https://rebinding.example/', '{}', {})).toEqual({ fault: 'the host has an address that is not public' });
  });

  test('is not sent to a name with one address that is not public among others', async () => {
    for (const found of [at('127.0.0.1'), at('8.8.8.8', '10.0.0.1'), at('::ffff:10.0.0.1'), at('2606:4700::1111', 'fd00::1')]) {
      expect(await new Outward(false, found).post('https://rebinding.example/', '{}', {})).toEqual({ fault: 'the host has an address that is not public' });
    }
    expect(await new Outward(false, at()).post('https://nobody.example/', '{}', {})).toEqual({ fault: 'the host is not known' });
  });

  test('goes to the address that was checked, however the name is answered next', async () => {
    const answers = ['127.0.0.1', '192.0.2.1'];
    const asked: string[] = [];
    const rebinding = new Outward(true, async (host) => {
      asked.push(host);
      return [{ address: answers[asked.length - 1]!, family: 4 }];
    });
    expect(await rebinding.post(`http://rebinding.example:${port}/hook`, '{}', {})).toEqual({ status: 200 });
    expect([asked, seen]).toEqual([['rebinding.example'], ['/hook']]);
  });

  test('is not led elsewhere', async () => {
    expect(await new Outward(true).post(`http://127.0.0.1:${port}/away`, '{}', {})).toEqual({ status: 302 });
    expect(seen).toEqual(['/away']);
  });

  test('is given up where no answer comes', async () => {
    expect(await new Outward(true, undefined, 200).post(`http://127.0.0.1:${port}/never`, '{}', {})).toEqual({ fault: 'no answer in time' });
  });

  test('a host in brackets is an address like any other', () => {
    expect(hostOf(new URL('https://[2606:4700::1111]/'))).toBe('2606:4700::1111');
  });
});
