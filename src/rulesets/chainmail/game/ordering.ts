import type { Refusal } from '../../../kernel/ruleset/refusal';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { chooseOne, type Id, type Offer, type Seat } from '../../../kernel/table/table';
import type { Scene } from './scene';

/** The order in which a seat has several models do the same thing, or suffer it, because of another (CM-AOO-12, CM-ABIL-28a). */
export function chooseOrder(scene: Scene, kind: 'opportunity-order' | 'fright-order', rule: RuleId, seat: Seat, cause: number, models: readonly number[]): readonly number[] {
  const ids = models.map((number) => scene.figure(number).id);
  const about = scene.figure(cause).id;
  const offer: Offer<readonly Id[]> = { family: 'order', rule, bounds: { models: ids }, example: ids };
  const chosen = chooseOne<readonly Id[]>(scene.play, {
    kind,
    rule,
    about: [about, ...ids],
    seats: [seat],
    sealed: false,
    facts: kind === 'opportunity-order' ? { mover: about, strikers: ids } : { model: about, models: ids },
    offers: () => [offer],
    otherwise: () => ids,
    whyNot: (_seat: Seat, answer: readonly Id[]) => whyNotOrder(ids, answer, rule),
  });
  return chosen.map((id) => models[ids.indexOf(id)]!);
}

function whyNotOrder(models: readonly Id[], answer: readonly Id[], rule: RuleId): readonly Refusal[] {
  const fits = answer.length === models.length && models.every((id) => answer.includes(id));
  return fits ? [] : [{ code: rule === 'CM-AOO-12' ? 'opportunity.not-an-order' : 'fright.not-an-order', rule, message: `Name each of ${models.join(', ')} once.`, facts: rule === 'CM-AOO-12' ? { strikers: models } : { models } }];
}
