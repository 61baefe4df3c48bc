import type { Crowd } from '../../../kernel/geometry/path';
import { isUnderCommand } from './command';
import { canSee, hostile, isEngaged } from './contact';
import { crowdFor } from './ground';
import type { Figure, Skirmish } from './state';

/** What a model finds when it looks about from where it stands; each thing is worked out once, when it is asked for. */
export class Look {
  private isCommanded: boolean | null = null;
  private isInContact: boolean | null = null;
  private isAware: boolean | null = null;
  private others: Crowd | null = null;

  constructor(
    private readonly state: Skirmish,
    private readonly figure: Figure,
  ) {}

  /** Whether it is under command (CM-CMD-02). */
  get commanded(): boolean {
    return (this.isCommanded ??= isUnderCommand(this.state, this.figure));
  }

  /** Whether an enemy is in melee contact with it. */
  get engaged(): boolean {
    return (this.isInContact ??= isEngaged(this.state, this.figure));
  }

  /** Whether it sees an enemy (CM-NEAREST-01). */
  get aware(): boolean {
    return (this.isAware ??= seesEnemy(this.state, this.figure));
  }

  /** Everybody else on the field. */
  get crowd(): Crowd {
    return (this.others ??= crowdFor(this.state, this.figure));
  }
}

function seesEnemy(state: Skirmish, figure: Figure): boolean {
  for (const other of state.figures) {
    if (other.where === 'field' && hostile(other, figure) && canSee(state, figure, other)) return true;
  }
  return false;
}
