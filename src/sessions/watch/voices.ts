import type { Entry } from '../answers';

/** How a stream says what it tells. */
export interface Voice {
  readonly type: string;
  readonly greeting: string;
  readonly heartbeat: string;
  entry(entry: Entry): string;
  end(version: number): string;
}

/** Server-sent events, as EventSource reads them. */
export const SSE: Voice = {
  type: 'text/event-stream; charset=utf-8',
  greeting: 'retry: 1000\n\n',
  heartbeat: ': still here\n\n',
  entry: (entry) => `id: ${entry.seq}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`,
  end: (version) => `event: end\ndata: ${JSON.stringify({ version })}\n\n`,
};

/** A line of JSON for each entry; an empty line says that it goes on. */
export const NDJSON: Voice = {
  type: 'application/x-ndjson; charset=utf-8',
  greeting: '',
  heartbeat: '\n',
  entry: (entry) => `${JSON.stringify(entry)}\n`,
  end: (version) => `${JSON.stringify({ end: { version } })}\n`,
};
