import type { Span, Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Sends what it has not sent yet, and stops. */
export type StopTracing = () => Promise<void>;

/** Makes a span for every request and sends it by OTLP; nothing of this is loaded unless it is wanted. */
export async function traceRequests(server: FastifyInstance, url: string, service: string): Promise<StopTracing> {
  const [api, { OTLPTraceExporter }, { resourceFromAttributes }, { BatchSpanProcessor, NodeTracerProvider }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` }))],
  });
  provider.register();
  spanRequests(server, api, provider.getTracer('umpire'));
  return async () => {
    await provider.shutdown().catch(() => undefined);
    api.trace.disable();
    api.propagation.disable();
    api.context.disable();
  };
}

function spanRequests(server: FastifyInstance, api: typeof import('@opentelemetry/api'), tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, _reply, done) => {
    const parent = api.propagation.extract(api.context.active(), request.headers);
    const route = request.routeOptions.url ?? 'unknown';
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: api.SpanKind.SERVER, attributes: { 'http.request.method': request.method, 'http.route': route, 'umpire.request_id': request.id } }, parent);
    spans.set(request, span);
    // What the handler does belongs to this span.
    api.context.with(api.trace.setSpan(parent, span), done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: api.SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
