import { Catalogs } from '../catalogs';
import { catalogModel, hitModel } from '../desk';

const catalogs = new Catalogs();

/** Answers as the documentation shows them, made by the code that answers, when they are asked for. */
export const EXAMPLES = {
  get search() {
    const hits = catalogs.search().find('orc archr', () => true);
    return { total: hits.length, items: hits.slice(0, 3).map((hit) => hitModel(catalogs.ours(hit.ruleset), hit)) };
  },
  get catalog() {
    return catalogModel(catalogs.ours('battlesystem').catalog);
  },
};
