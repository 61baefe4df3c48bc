import { type Glimpse, modified, type Shows, told } from './glimpse';

/** Each order, and how one sees that it has worked. */
export const ORDER_SIGNS: { readonly [slug: string]: Shows } = {
  'attack-plus-2': modified('CM-ORDER-06'),
  'morale-plus-2': modified('CM-ORDER-07'),
  'morale-plus-4': modified('CM-ORDER-08'),
  'morale-plus-8': modified('CM-ORDER-09'),
  'get-up-plus-4': modified('CM-ORDER-10'),
  focus: told('order-given', ({ order, model }, glimpse) => order === 'focus' && glimpse.told('model-moved').some((moved) => moved.model === model)),
  'under-command': told('order-given', ({ order, model }, glimpse) => order === 'under-command' && glimpse.told('model-activated').some((activated) => activated.model === model && activated.underCommand)),
  'second-nearest': told('target-chosen', ({ rule }) => rule === 'CM-ORDER-13'),
  'any-in-sight': told('target-chosen', ({ rule }) => rule === 'CM-ORDER-14'),
  'attack-then-move': told('order-given', ({ order, model }, glimpse) => order === 'attack-then-move' && movesAfterwards(glimpse, model)),
  'decline-attacks-of-opportunity': told('opportunity-declined'),
};

/** Whether a model attacked or cast a spell, and moved after that. */
function movesAfterwards({ events }: Glimpse, model: string): boolean {
  const deed = events.findIndex((event) => (event.type === 'model-attacked' || event.type === 'spell-cast') && event.model === model);
  return deed >= 0 && events.slice(deed).some((event) => event.type === 'model-moved' && event.model === model);
}

/** What else command points are for. */
export const COMMAND_SIGNS: { readonly [name: string]: Shows } = {
  'initiative challenged': told('initiative-challenged', ({ won }) => won),
};
