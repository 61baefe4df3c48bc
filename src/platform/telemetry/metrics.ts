import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Everything that is measured in this process. */
export const REGISTRY = new Registry();

const requests = new Counter({ name: 'umpire_requests_total', help: 'Requests by route and status', labelNames: ['method', 'route', 'status'], registers: [REGISTRY] });
const latencies = new Histogram({ name: 'umpire_request_seconds', help: 'How long requests took, by route', labelNames: ['method', 'route'], buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15], registers: [REGISTRY] });
const refusals = new Counter({ name: 'umpire_limited_total', help: 'Requests refused because a caller had spent too much', registers: [REGISTRY] });
const outcomes = new Histogram({ name: 'umpire_odds_outcomes', help: 'How many outcomes the answers to odds have', buckets: [1, 2, 5, 10, 25, 50, 100, 250, 1000, 10_000], registers: [REGISTRY] });

interface Series {
  readonly count: { inc(): void };
  readonly latency: { observe(seconds: number): void };
}

/** A route and a status have the same series each time: to look it up by its labels costs more than to count. */
const kept = new Map<string, Series>();

function seriesOf(method: string, route: string, status: number): Series {
  const name = `${status} ${method} ${route}`;
  let series = kept.get(name);
  if (series === undefined) {
    series = { count: requests.labels(method, route, String(status)), latency: latencies.labels(method, route) };
    kept.set(name, series);
  }
  return series;
}

let defaults = false;

/** Begins to watch the process itself: its memory, its processor time and the lag of its event loop. */
export function watchProcess(): void {
  if (!defaults) collectDefaultMetrics({ register: REGISTRY });
  defaults = true;
}

export function countRequest(method: string, route: string, status: number, seconds: number): void {
  const { count, latency } = seriesOf(method, route, status);
  count.inc();
  latency.observe(seconds);
  if (status === 429) refusals.inc();
}

export function countOutcomes(many: number): void {
  outcomes.observe(many);
}

/** Shows a figure that is read whenever somebody looks; answers how to stop. */
export function showFigure(name: string, help: string, read: () => number): () => void {
  REGISTRY.removeSingleMetric(name);
  const gauge: Gauge = new Gauge({ name, help, registers: [REGISTRY], collect: () => gauge.set(read()) });
  return () => {
    if (REGISTRY.getSingleMetric(name) === gauge) REGISTRY.removeSingleMetric(name);
  };
}
