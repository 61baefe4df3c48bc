import { acceptsOnlyPlainJson } from './accepts';

describe('what a client accepts', () => {
  test.each(['application/json', 'Application/JSON', 'application/json;q=0.5', 'text/html, application/json', 'application/json, */*;q=0', 'application/json, application/problem+json;q=0.0'])('%s is plain JSON only', (accept) => {
    expect(acceptsOnlyPlainJson(accept)).toBe(true);
  });

  test.each([undefined, '', '*/*', 'application/*', 'application/problem+json', 'application/json, application/problem+json', 'application/json, */*;q=0.1', 'text/html', 'application/json;q=0'])('%s is not', (accept) => {
    expect(acceptsOnlyPlainJson(accept)).toBe(false);
  });
});
