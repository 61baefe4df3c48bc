/** Ids like BS-AD-02, with or without the letter of a part: BS-AD-02a. */
const ID = /\b([A-Z]{2,}(?:-[A-Z0-9]+)*-\d+)([a-z])?\b/g;

/** The ids a text names; a lettered part counts for itself and for its whole. */
export function idsIn(text: string): readonly string[] {
  return [...text.matchAll(ID)].flatMap(([, id = '', letter]) => (letter === undefined ? [id] : [`${id}${letter}`, id]));
}

export interface Later {
  readonly ids: string;
  readonly why: string;
}

/** The rows `| ids | why |` below the heading "Later" of a ruleset's README. */
export function laterIn(readme: string): readonly Later[] {
  const [, section = ''] = /^## Later$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(readme) ?? [];
  const rows = section.split('\n').map((line) => /^\|(.+)\|(.+)\|\s*$/.exec(line));
  return rows
    .map((row) => ({ ids: row?.[1]?.trim().replaceAll('`', '') ?? '', why: row?.[2]?.trim() ?? '' }))
    .filter(({ ids, why }) => ids !== '' && ids !== 'ids' && !/^-+$/.test(ids) && why !== '');
}

/** The known ids that a list names: `BS-MOVE-01`, `BS-MOVE-01..03` or `BS-SCEN-*`, separated by commas; or what fits none. */
export function chosen(list: string, known: readonly string[]): { readonly ids: readonly string[]; readonly unknown: readonly string[] } {
  const parts = list.split(',').map((part) => part.trim());
  const found = parts.map((part) => known.filter((id) => fits(part, id)));
  return { ids: found.flat(), unknown: parts.filter((_, index) => found[index]?.length === 0) };
}

function fits(part: string, id: string): boolean {
  if (part.endsWith('*')) return id.startsWith(part.slice(0, -1));
  const [, stem, from, to] = /^(.+-)(\d+)\.\.(\d+)$/.exec(part) ?? [];
  if (stem === undefined) return id === part;
  const [, stemOfId, number] = /^(.+-)(\d+)$/.exec(id) ?? [];
  return stemOfId === stem && Number(number) >= Number(from) && Number(number) <= Number(to);
}
