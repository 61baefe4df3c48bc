import { SessionDesk } from '../desk';
import { PlayDesk } from '../play/play.desk';
import { Streams } from '../watch/streams';
import { WatchDesk } from '../watch/watch.desk';
import { PlayController } from './play.controller';
import { SessionsController } from './sessions.controller';
import { SetupsController } from './setups.controller';
import { WatchController } from './watch.controller';

export const CONTROLLERS = [SessionsController, PlayController, WatchController, SetupsController] as const;
/** What the controllers ask; where only documents are made, nothing stands behind them. */
export const DESKS = [SessionDesk, PlayDesk, WatchDesk, Streams] as const;
