import { versionIn } from '../collections/faults';
import { Problem, ProblemException } from '../../platform/http/problem';

export interface SentVersion {
  readonly 'if-match'?: string;
}

export const IF_MATCH = { name: 'If-Match', description: 'Version that the caller has seen; if it has moved on, nothing is stored', required: false, schema: { type: 'string', example: '"3"' } } as const;

/** The version that the caller holds to; null for any. */
export function versionOf(headers: SentVersion): number | null {
  const version = versionIn(headers['if-match']);
  if (version instanceof Problem) throw new ProblemException(version);
  return version;
}
