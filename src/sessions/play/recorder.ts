import { Injectable } from '@nestjs/common';
import type { Seat } from '../../kernel/table/table';
import { NotFound, Problem } from '../../platform/http/problem';
import { type Stored, storedAnswer, storedAs } from '../answers';
import type { SessionDeed } from '../core/deeds';
import { recalledBy } from '../core/proposals';
import type { Caller } from '../gate';
import { refusedBy } from '../problems';
import type { Units } from '../scene/calibration';
import { Tables } from '../store/tables';
import { type SentHeaders, termsOf } from '../terms';
import { Clerk } from './clerk';

/** Stores what belongs to a session and to no game, on the caller's terms. */
@Injectable()
export class Recorder {
  constructor(
    private readonly tables: Tables,
    private readonly clerk: Clerk,
  ) {}

  async record({ head: { id, version } }: Pick<Caller, 'head'>, headers: SentHeaders, seat: Seat | null, deed: SessionDeed, units: Units): Promise<object | Problem> {
    const terms = termsOf(headers);
    if (terms instanceof Problem) return terms;
    const surveyor = await this.tables.surveyor(id, units);
    if (surveyor instanceof Problem) return surveyor;
    const answer = await this.clerk.record({ id, version, holder: seat ?? '', ...terms, body: deed }, async (draft, seated) => {
      if (deed.type === 'session.propose' && (deed.version ?? 0) > seated.version) return new NotFound('version.unknown', `The session has the versions 0 to ${seated.version}.`);
      const recalled = recalledBy(draft.state, deed);
      if (recalled !== null) draft.recall(recalled, (await this.tables.at(id, recalled)).state);
      const refusals = draft.take(seat, deed);
      return refusals.length > 0 ? refusedBy(refusals, '') : (now) => storedAnswer(now, draft.rows, seat);
    });
    return answer instanceof Problem ? surveyor.problem(answer) : storedAs(surveyor, answer as Stored);
  }
}
