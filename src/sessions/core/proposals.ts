import type { Seat } from '../../kernel/table/table';
import type { Deed, Proposable, SessionDeed, SessionEvent } from './deeds';
import { type Judgement, no, type Past, quietly } from './judgement';
import { type House, plansAt, type Proposal, type TableState } from './table-state';

type Proposed = Extract<SessionDeed, { readonly type: 'session.propose' }>;

/** A seat proposes something; people's seats are asked, and it comes to pass when the last of them agrees. */
export function propose(house: House, state: TableState, seat: Seat, { what, version }: Proposed, past: Past): Judgement {
  if (state.position === null) return no('session.not-started', 'The game has not started yet.');
  if (state.proposal !== undefined) return no('proposal.open', 'Something is proposed already; agree to it or decline it.');
  if (what === 'pause' && state.paused === true) return no('session.paused', 'The game is paused already.');
  if (what !== 'pause' && version === undefined) return no('proposal.no-version', 'Say which version is meant.');
  const proposal: Proposal = version === undefined ? { what, agreed: [seat] } : { what, version, agreed: [seat] };
  return settled(house, { ...state, proposal }, proposal, [{ type: 'session.proposed', seat, ...about(proposal) }], past);
}

export function agree(house: House, state: TableState, seat: Seat, past: Past): Judgement {
  const { proposal } = state;
  if (proposal === undefined) return no('proposal.none', 'Nothing is proposed.');
  if (proposal.agreed.includes(seat)) return no('proposal.agreed', 'This seat has agreed already.');
  const more: Proposal = { ...proposal, agreed: [...proposal.agreed, seat] };
  return settled(house, { ...state, proposal: more }, more, [{ type: 'session.consented', seat, ...about(more) }], past);
}

export function decline(state: TableState, seat: Seat): Judgement {
  const { proposal } = state;
  if (proposal === undefined) return no('proposal.none', 'Nothing is proposed.');
  return quietly({ ...state, proposal: undefined }, { type: 'session.proposal-declined', seat, ...about(proposal) });
}

/** What an action makes of the proposal that is open: a seat that acts instead of agreeing declines, and nobody agrees to take back what came after. */
export function lapsing(house: House, state: TableState, seat: Seat): readonly SessionEvent[] {
  const { proposal } = state;
  if (proposal === undefined) return [];
  const isPerson = plansAt(house, state).some((plan) => plan.seat === seat && plan.bot === null);
  if (isPerson && !proposal.agreed.includes(seat)) return [{ type: 'session.proposal-declined', seat, ...about(proposal) }];
  return proposal.what === 'undo' ? [{ type: 'session.proposal-lapsed', ...about(proposal) }] : [];
}

/** The version whose state an action brings back, or may; null for every other action. */
export function recalledBy(state: TableState, deed: Deed): number | null {
  if (deed.type === 'session.propose' && 'what' in deed && deed.what === 'undo') return deed.version ?? null;
  return deed.type === 'session.agree' && state.proposal?.what === 'undo' ? (state.proposal.version ?? null) : null;
}

/** Bots have no say in it. */
function settled(house: House, state: TableState, proposal: Proposal, told: readonly SessionEvent[], past: Past): Judgement {
  const asked = plansAt(house, state).filter(({ bot }) => bot === null);
  if (!asked.every(({ seat }) => proposal.agreed.includes(seat))) return quietly(state, ...told);
  const done: TableState = { ...state, proposal: undefined };
  const { what, version = 0 } = proposal;
  switch (what) {
    case 'pause':
      return quietly({ ...done, paused: true }, ...told, { type: 'session.paused' });
    case 'fork':
      return quietly({ ...done, forks: [...(state.forks ?? []).filter((each) => each !== version), version] }, ...told, { type: 'session.fork-agreed', version });
    case 'undo': {
      const before = past(version);
      if (before === null || before.position === null) return no('undo.no-such-version', 'The game had not started at that version.');
      return quietly({ ...done, position: before.position, agreed: [] }, ...told, { type: 'session.undone', version });
    }
    default:
      return what satisfies never;
  }
}

function about({ what, version }: Proposal): { readonly what: Proposable; readonly version?: number } {
  return version === undefined ? { what } : { what, version };
}
