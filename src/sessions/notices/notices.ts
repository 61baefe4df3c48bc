import type { Seat } from '../../kernel/table/table';
import { type House, owingAt, plansAt, type TableState } from '../core/table-state';

export const NOTICES = ['your-turn', 'your-decision', 'finished'] as const;
export type NoticeType = (typeof NOTICES)[number];

/** Something that a seat, or with null everybody, is to be told of. */
export interface Notice {
  readonly type: NoticeType;
  readonly seat: Seat | null;
}

/** What has to be told when one state has followed another: bots need no telling. */
export function noticesOf(house: House, before: TableState, now: TableState): readonly Notice[] {
  if (now.ending !== null) return before.ending === null ? [{ type: 'finished', seat: null }] : [];
  const [owed, owing] = [owingAt(house, before), owingAt(house, now)];
  const isNew = owing.length > 0 && whatIsOwed(before) !== whatIsOwed(now);
  const people = plansAt(house, now).filter(({ seat, bot }) => bot === null && owing.includes(seat));
  return people.flatMap(({ seat }): Notice[] => {
    const turn = !owed.includes(seat);
    return [...(turn ? [{ type: 'your-turn', seat } as const] : []), ...(turn || isNew ? [{ type: 'your-decision', seat } as const] : [])];
  });
}

function whatIsOwed({ position }: TableState): string {
  return position === null ? '' : `${position.actions}/${position.suspended?.id ?? ''}`;
}
