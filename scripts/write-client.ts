/** Writes what `clients/typescript` has from the API: the types of the OpenAPI document, and the client as it is loaded. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(__dirname, '..');
const SOURCE = 'umpire.ts';
const OPTIONS: ts.CompilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022, strict: true, removeComments: false };
/** Who asks may leave out what has a default. */
const OPTIONAL = { defaultNonNullable: false };

async function write(folder: string): Promise<void> {
  // It is an ES module, which a script that is loaded as CommonJS can only import so.
  const { default: typesOf, astToString } = await import('openapi-typescript');
  const document: unknown = JSON.parse(readFileSync(join(root, 'openapi', 'openapi.json'), 'utf8'));
  const source = readFileSync(join(root, 'clients', 'typescript', SOURCE), 'utf8');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'schema.d.ts'), astToString(await typesOf(withoutExamples(document) as Parameters<typeof typesOf>[0], OPTIONAL)));
  writeFileSync(join(folder, 'umpire.js'), ts.transpileModule(source, { fileName: SOURCE, compilerOptions: OPTIONS }).outputText);
  writeFileSync(join(folder, 'umpire.d.ts'), ts.transpileDeclaration(source, { fileName: SOURCE, compilerOptions: { ...OPTIONS, declaration: true } }).outputText);
}

/** Examples would make most of the types, and say nothing to a compiler. */
function withoutExamples(part: unknown, isNames = false): unknown {
  if (Array.isArray(part)) return part.map((each) => withoutExamples(each));
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([name]) => isNames || (name !== 'example' && name !== 'examples'));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutExamples(value, name === 'properties')]));
}

void write(process.argv[2] ?? join(root, 'clients', 'typescript'));
