import { Problem } from '../platform/http/problem';
import { termsOf } from './terms';

describe('the terms of a request', () => {
  test.each<readonly [string | undefined, number | null]>([[undefined, null], ['*', null], ['"7"', 7], ['7', 7], ['W/"7"', 7]])('If-Match %s', (sent, ifMatch) => {
    expect(termsOf(sent === undefined ? {} : { 'if-match': sent })).toEqual({ ifMatch, key: null });
  });

  test.each([{ 'if-match': 'seven' }, { 'if-match': '"7", "8"' }, { 'if-match': '-1' }, { 'idempotency-key': '' }, { 'idempotency-key': 'two words' }, { 'idempotency-key': 'x'.repeat(201) }])('%j is refused', (headers) => {
    expect(termsOf(headers)).toBeInstanceOf(Problem);
  });
});
