import type { Socket } from 'node:net';
import { answerClientFault } from './client-fault';

/** What is said to a client whose request fails with this code. */
function said(code: string, state: { readonly destroyed?: boolean; readonly writable?: boolean } = {}) {
  let text = '';
  let ended = false;
  const socket = { destroyed: false, writable: true, ...state, write: (part: string) => (text += part), destroySoon: () => (ended = true) };
  answerClientFault({ code }, socket as unknown as Socket);
  return { text, ended };
}

describe('what is not even HTTP', () => {
  test.each([
    ['HPE_INVALID_METHOD', 400],
    ['HPE_HEADER_OVERFLOW', 431],
    ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ])('%s is a problem with status %i, and the line is closed', (code, status) => {
    const { text, ended } = said(code);
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const problem = JSON.parse(body) as { status: number; code: string; requestId: string };
    expect(problem).toMatchObject({ status, code: 'request.malformed' });
    expect(head.split('\r\n')).toEqual([
      expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} [A-Z]`)),
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${problem.requestId}`,
      'connection: close',
    ]);
    expect(ended).toBe(true);
  });

  test('a client that is gone is told nothing', () => {
    expect(said('ECONNRESET')).toEqual({ text: '', ended: false });
    expect(said('HPE_INVALID_METHOD', { destroyed: true })).toEqual({ text: '', ended: false });
    expect(said('HPE_INVALID_METHOD', { writable: false })).toEqual({ text: '', ended: true });
  });
});
