import { Catalogs } from '../catalogs';
import { catalogModel, hitModel } from '../desk';
import { manifestOf } from '../take-along/files.desk';

const catalogs = new Catalogs();

/** Answers as the documentation shows them, made by the code that answers, when they are asked for. */
export const EXAMPLES = {
  get search() {
    const hits = catalogs.search().find('orc archr', () => true);
    return { total: hits.length, items: hits.slice(0, 3).map((hit) => hitModel(catalogs.ours(hit.ruleset), hit)) };
  },
  get manifest() {
    const manifest = manifestOf(catalogs.ours('battlesystem').catalog);
    return { ...manifest, files: manifest.files.slice(0, 3) };
  },
  get changes() {
    const { ruleset, version } = manifestOf(catalogs.ours('battlesystem').catalog);
    return { ruleset, since: version, version, changed: [], removed: [] };
  },
  get catalog() {
    return catalogModel(catalogs.ours('battlesystem').catalog);
  },
};
