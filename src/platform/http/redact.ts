const KEYS = /\bum([kp])_[\w-]{8,}/g;
const BEARERS = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const SECRET_PARAMETERS = /([?&](?:ticket|token|key|access_token)=)[^&#\s"]*/gi;

/** Most texts have none of what could stand before a secret. */
const SUSPECT = /[?&]|um[kp]_|bearer|basic/i;

/** A text without the keys, tokens and tickets in it. */
export function redacted(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text.replace(SECRET_PARAMETERS, '$1[hidden]').replace(KEYS, 'um$1_[hidden]').replace(BEARERS, '$1 [hidden]');
}
