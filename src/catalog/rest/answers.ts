import { type Listed, linksOf, type Shown } from '../desk';
import { partsOf } from '../core/page';

/** A page as REST tells it. */
export function pageAnswer({ page, fields }: Listed): object {
  const { total, rows, next, facets } = page;
  return { total, items: rows.map(({ entry }) => partsOf(entry, fields)), next, ...(facets.length > 0 ? { facets } : {}) };
}

/** An entry as REST shows it alone, with its links. */
export function entryAnswer(shown: Shown): object {
  return { ...shown.entry, links: linksOf(shown) };
}
