import { newSecret, signedHeaders } from './signature';

describe('the signature of a notice', () => {
  test('is that of Standard Webhooks', () => {
    const headers = signedHeaders('whsec_plJ3nmyCDGBKInavdOK15jsl', 'msg_loFOjxBNrRLzqYUf', new Date(1731705121_000), '{"event_type":"ping","data":{"success":true}}');
    expect(headers).toEqual({ 'webhook-id': 'msg_loFOjxBNrRLzqYUf', 'webhook-timestamp': '1731705121', 'webhook-signature': 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=' });
  });

  test('depends on a secret that nobody guesses', () => {
    const secret = newSecret();
    expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
    expect(newSecret()).not.toBe(secret);
  });
});
