import { SessionDesk } from '../desk';
import { AgreementDesk } from '../play/agreement.desk';
import { PlayDesk } from '../play/play.desk';
import { SuccessorDesk } from '../play/successor.desk';
import { Streams } from '../watch/streams';
import { WatchDesk } from '../watch/watch.desk';
import { AgreementController } from './agreement.controller';
import { PlayController } from './play.controller';
import { SessionsController } from './sessions.controller';
import { SetupsController } from './setups.controller';
import { WatchController } from './watch.controller';

export const CONTROLLERS = [SessionsController, PlayController, AgreementController, WatchController, SetupsController] as const;
/** What the controllers ask; where only documents are made, nothing stands behind them. */
export const DESKS = [SessionDesk, PlayDesk, AgreementDesk, SuccessorDesk, WatchDesk, Streams] as const;
