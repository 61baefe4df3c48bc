import type { Modifier } from '../../../kernel/ruleset/event';
import { chooseOne, type Offer } from '../../../kernel/table/table';
import { modifier } from '../rules/saves';
import { end } from './affliction';
import { bears, strengthOf } from './conditions';
import type { Scene } from './scene';

const NOTHING: readonly Modifier[] = [];
const YES_OR_NO: readonly Offer<boolean>[] = [{ exactly: true }, { exactly: false }];

/** What guidance adds to the die that a model is about to throw, if its player spends it; where resistance does as much there is nothing to ask (CM-SPELL-08, CM-ARULING-27). */
export function guidanceFor(scene: Scene, number: number, roll: 'attack' | 'critical' | 'save'): readonly Modifier[] {
  const figure = scene.figure(number);
  if (figure.conditions.length === 0 || !bears(figure, 'guided')) return NOTHING;
  const strength = strengthOf(figure, 'guided');
  const resistance = roll === 'save' ? strengthOf(figure, 'resistant') : 0;
  if (resistance >= strength) return NOTHING;
  const spends = chooseOne<boolean>(scene.play, {
    kind: 'guidance',
    rule: 'CM-SPELL-08',
    about: [figure.id],
    seats: [scene.seatOf(number)],
    sealed: false,
    facts: { model: figure.id, roll },
    offers: () => YES_OR_NO,
    otherwise: () => false,
  });
  if (!spends) return NOTHING;
  end(scene, number, 'guided', 'CM-SPELL-08');
  return [modifier('guidance', 'CM-SPELL-08', strength - resistance)];
}
