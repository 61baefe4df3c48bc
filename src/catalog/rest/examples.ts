import { Catalogs } from '../catalogs';
import { CatalogDesk } from '../desk';

const desk = new CatalogDesk(new Catalogs());

/** Answers as the documentation shows them, made by the code that answers, when they are asked for. */
export const EXAMPLES = {
  get search() {
    return desk.search({ q: 'orc archr', first: 3 });
  },
  get catalog() {
    return desk.catalog('battlesystem');
  },
};
