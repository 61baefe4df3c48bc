import { RULESETS } from '../../rulesets';
import { ownKinds, readOwn } from '../collections/own-entry';
import { catalogOf } from '../core/game-catalog';
import { ownComponent } from './openapi';

const chainmail = catalogOf(RULESETS.find(({ id }) => id === 'chainmail')!);
const ogre = { name: 'Cave Ogre', alignment: 'evil', creature: 'giant', cost: 16, speed: 6, armor: 14, health: 5, save: 4, melee: { attack: 7, damage: 3, blunt: true }, abilities: [{ slug: 'reach', rating: 1 }, { slug: 'difficult-troop', rating: 2 }] };
const armyHead = { id: '6f1c1c1e-6a3b-4a8e-9c55-0f8f2d8f7a11', ruleset: 'chainmail', name: 'Thalos', public: false, mine: true, version: 1 };
const head = { ruleset: 'chainmail', name: 'my-ogres', title: 'My ogres', public: false, mine: true, version: 1, updatedAt: '2026-03-01T12:00:00.000Z' };

/** What callers send and are told of what they keep, as the documentation shows it. */
export const KEPT_EXAMPLES = {
  newCollection: { name: 'my-ogres', title: 'My ogres' },
  head,
  collection: { ...head, entries: [{ kind: 'model', slug: 'cave-ogre', name: 'Cave Ogre', version: 1, href: '/v1/chainmail/catalog/model/cave-ogre?collection=my-ogres' }] },
  ogre,
  keptArmy: { name: 'Thalos', input: { points: 50, models: [{ ref: 'human-paladin' }, { ref: 'human-glaiver' }] } },
  armyHead,
  army: {
    ...armyHead,
    procedure: 'warband',
    input: { points: 50, models: [{ ref: 'human-glaiver' }] },
    result: { legal: false, faults: [{ code: 'warband.no-commander', rule: 'CM-BUILD-04', message: 'A warband needs a commander.' }], cost: { total: 8 } },
    side: { models: [] },
  },
  get stored() {
    return { collection: 'my-ogres@1', version: 1, entry: readOwn(chainmail.kinds.get('model')!, chainmail.ours, 'cave-ogre', ogre) };
  },
  ownComponents: RULESETS.flatMap((ruleset) => ownKinds(catalogOf(ruleset).kinds.values()).map(ownComponent)),
};
