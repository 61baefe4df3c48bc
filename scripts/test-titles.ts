import ts from 'typescript';

const TESTS = new Set(['describe', 'it', 'test']);
const SKIPPED = new Set(['skip', 'todo', 'failing']);
const PLACEHOLDER = /%[a-z]|\$\w/;

/** The titles of a test file; a title with placeholders comes with the strings of the rows that fill them. */
export function titlesOf(file: string, text: string): readonly string[] {
  const titles: string[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && !givesRows(node.expression) && TESTS.has(nameOf(node.expression))) {
      const title = literalsIn(node.arguments[0]).join(' ');
      if (title !== '') titles.push(title);
      if (PLACEHOLDER.test(title)) titles.push(...rowsOf(node.expression));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** `it`, `it.skip`, `it.each(rows)` and the like are all called `it`. */
function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return SKIPPED.has(callee.name.text) ? '' : nameOf(callee.expression);
  return ts.isCallExpression(callee) ? nameOf(callee.expression) : '';
}

/** In `it.each(rows)(title)` the inner call has no title. */
function givesRows(callee: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 'each';
}

function rowsOf(callee: ts.Expression): readonly string[] {
  return ts.isCallExpression(callee) ? callee.arguments.flatMap((rows) => literalsIn(rows)) : [];
}

function literalsIn(node: ts.Node | undefined): readonly string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...literalsIn(child));
  });
  return found;
}
