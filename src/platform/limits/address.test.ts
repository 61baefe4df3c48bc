import { homeOf, isLoopback } from './address';

describe('whom an address stands for', () => {
  test.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, home) => {
    expect(homeOf(address)).toBe(home);
  });

  test.each<readonly [string, boolean]>([['127.0.0.1', true], ['127.8.8.8', true], ['::1', true], ['::ffff:127.0.0.1', true], ['10.0.0.1', false], ['::2', false], ['1270.0.0.1', false]])('%s is this machine: %s', (address, is) => {
    expect(isLoopback(address)).toBe(is);
  });
});
