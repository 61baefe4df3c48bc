import { chances } from './chances';
import { citations } from './citations';
import { ending } from './ending';
import { invariants } from './invariants';
import { json } from './json';
import type { Law } from './law';
import { offers } from './offers';
import { purity } from './purity';
import { replay } from './replay';
import { secrets } from './secrets';

/** Law 10, that golden transcripts don't change, is kept by each game's own transcripts. */
export const LAWS: readonly Law[] = [purity, offers, replay, json, secrets, chances, citations, ending, invariants];
