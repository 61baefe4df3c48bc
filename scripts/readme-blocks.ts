export interface Block {
  /** The line of the first command, counted from 1. */
  readonly line: number;
  readonly script: string;
}

const FENCE = /^```(.*)$/;

/** The shell blocks of a Markdown text that need nothing but Node, npm and curl. */
export function blocksOf(markdown: string): readonly Block[] {
  return fenced(markdown).filter(({ words, script }) => words[0] === 'sh' && !words.includes('docker') && !/\bdocker\b/.test(script)).map(({ line, script }) => ({ line, script }));
}

/** The web pages of a Markdown text. */
export function pagesOf(markdown: string): readonly Block[] {
  return fenced(markdown).filter(({ words }) => words[0] === 'html').map(({ line, script }) => ({ line, script }));
}

function fenced(markdown: string): readonly (Block & { readonly words: readonly string[] })[] {
  const blocks: (Block & { readonly words: readonly string[] })[] = [];
  let open: { readonly words: readonly string[]; readonly line: number; readonly text: string[] } | null = null;
  markdown.split(/\r?\n/).forEach((line, index) => {
    const [, words] = FENCE.exec(line) ?? [];
    if (words === undefined) open?.text.push(line);
    else if (open === null) open = { words: words.trim().split(/\s+/), line: index + 2, text: [] };
    else {
      blocks.push({ line: open.line, script: open.text.join('\n').trim(), words: open.words });
      open = null;
    }
  });
  return blocks;
}

/** The block without commands that were already run; what remains may be nothing. */
export function without(script: string, done: readonly string[]): string {
  return script
    .split('\n')
    .map((line) => (line.includes(' && ') || done.includes(line.trim()) ? line.split(' && ').filter((command) => !done.includes(command.trim())).join(' && ') : line))
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** Whether the block goes on until it is stopped. */
export function isStart(script: string): boolean {
  return /(^|&& )npm start$/.test(script);
}
