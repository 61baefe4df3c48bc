import { type BlockFace, blocksTouch, faceTouched, groundOf } from '../../../kernel/geometry/block';
import type { Face } from '../rules/troops';
import type { Scene } from './scene';
import { type Battle, type Contact, troopOf, type Unit } from './state';
import { CONTACT } from './troop';

/** Which kind of face it is for armor and morale; lone individuals have none but the front (BS-RULING-21). */
export function faceOf(state: Battle, unit: Unit, face: BlockFace): Face {
  if (troopOf(state, unit).role !== null || face === 'front') return 'front';
  return face === 'rear' ? 'rear' : 'flank';
}

/** Whether an enemy touches a unit. */
export function inContact({ contacts }: Battle, number: number): boolean {
  for (const { one, other } of contacts) if (one === number || other === number) return true;
  return false;
}

/** The face of a unit that an enemy touched first; null where they don't touch. */
export function touchedFace(state: Battle, number: number, enemy: number): Face | null {
  for (const { one, other, oneFace, otherFace } of state.contacts) {
    if (one === number && other === enemy) return faceOf(state, state.units[number]!, oneFace);
    if (other === number && one === enemy) return faceOf(state, state.units[number]!, otherFace);
  }
  return null;
}

/** The worst face of a unit that any enemy touches (BS-MORALE-10). */
export function worstFace(state: Battle, number: number): Face | null {
  let worst: Face | null = null;
  for (const { one, other, oneFace, otherFace } of state.contacts) {
    if (one !== number && other !== number) continue;
    const face = faceOf(state, state.units[number]!, one === number ? oneFace : otherFace);
    if (face === 'rear') return face;
    if (worst !== 'flank') worst = face;
  }
  return worst;
}

/** The enemies that touch a unit. */
export function enemiesTouching({ contacts }: Battle, number: number): readonly number[] {
  const found: number[] = [];
  for (const { one, other } of contacts) {
    if (one === number) found.push(other);
    else if (other === number) found.push(one);
  }
  return found.sort((a, b) => a - b);
}

/** Looks who touches a unit after it moved, shrank or went; faces stay as they were first touched (BS-RULING-21). */
export function refreshContacts(scene: Scene, number: number): void {
  const { state } = scene;
  const unit = scene.unit(number);
  const kept: Contact[] = [];
  const fresh: Contact[] = [];
  for (const contact of state.contacts) if (contact.one !== number && contact.other !== number) kept.push(contact);
  if (unit.where === 'field') {
    for (let i = 0; i < state.units.length; i++) {
      const other = state.units[i]!;
      if (other.side === unit.side || other.where !== 'field' || !blocksTouch(unit, other, CONTACT)) continue;
      const known = state.contacts.find(({ one, other: two }) => (one === number && two === i) || (one === i && two === number));
      if (known !== undefined) {
        kept.push(known);
        continue;
      }
      const made = { one: number, other: i, oneFace: faceTouched(unit, groundOf(other), CONTACT) ?? 'front', otherFace: faceTouched(other, groundOf(unit), CONTACT) ?? 'front' };
      kept.push(made);
      fresh.push(made);
    }
  }
  if (kept.length === 0 && state.contacts.length === 0) return;
  state.contacts = kept;
  for (const { other, oneFace, otherFace } of fresh) {
    scene.tell({ type: 'contact-made', rule: 'BS-RULING-21', unit: unit.id, enemy: scene.unit(other).id, face: oneFace, enemyFace: otherFace });
  }
}
