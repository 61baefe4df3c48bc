import { FrameReader, ProtocolFault } from './frame-reader';
import { frame, framesOf, query, SYNC } from './wire';

describe('FrameReader', () => {
  const bytes = Buffer.concat([query('select 1'), SYNC, query('select 2')]);

  test.each([1, 2, 3, 5, 7, 100])('messages cut into pieces of %i bytes come out whole and in order', (size) => {
    const reader = new FrameReader();
    const taken: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += size) {
      reader.push(bytes.subarray(at, at + size));
      for (let next = reader.takeFrame(); next !== null; next = reader.takeFrame()) taken.push(next.bytes);
    }
    expect(taken.map((one) => one.toString('hex'))).toEqual([...framesOf(bytes)].map((one) => one.bytes.toString('hex')));
  });

  test('a message that is not complete stays where it is', () => {
    const reader = new FrameReader();
    reader.push(query('select 1').subarray(0, 9));
    expect(reader.takeFrame()).toBeNull();
    reader.push(query('select 1').subarray(9));
    expect(reader.takeFrame()).toEqual({ type: 'Q', bytes: query('select 1') });
    expect(reader.takeFrame()).toBeNull();
  });

  test('a start-up packet is read by its length alone', () => {
    const reader = new FrameReader();
    const packet = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
    reader.push(packet.subarray(0, 3));
    expect(reader.takeStartUp()).toBeNull();
    reader.push(Buffer.concat([packet.subarray(3), frame('p')]));
    expect(reader.takeStartUp()).toEqual(packet);
    expect(reader.takeFrame()?.type).toBe('p');
  });

  test('impossible lengths are refused', () => {
    const reader = new FrameReader();
    reader.push(Buffer.from('GET / HTTP/1.1\r\n'));
    expect(() => reader.takeStartUp()).toThrow(ProtocolFault);
    expect(() => reader.takeFrame()).toThrow(ProtocolFault);
  });
});
