import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { projectRoot } from '../platform/config/project-root';
import { openApiDocument } from './openapi';

/** Shows both schemas: /docs for people, /openapi.json and /schema.graphql for programs. */
export function serveDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('docs', app, () => openApiDocument(app), { jsonDocumentUrl: 'openapi.json', yamlDocumentUrl: 'openapi.yaml', customSiteTitle: 'Umpire' });
  let sdl: string | null = null;
  app
    .getHttpAdapter()
    .getInstance()
    .get('/schema.graphql', (_request, reply) => reply.type('text/plain; charset=utf-8').send((sdl ??= readFileSync(join(projectRoot, 'openapi', 'schema.graphql'), 'utf8'))));
}
