import { SessionDesk } from '../desk';
import { AgreementDesk } from '../play/agreement.desk';
import { FileDesk } from '../file/file.desk';
import { PlayDesk } from '../play/play.desk';
import { SimulationDesk } from '../play/simulation.desk';
import { SuccessorDesk } from '../play/successor.desk';
import { WebhookDesk } from '../notices/webhook.desk';
import { Retention } from '../store/retention';
import { TalkDesk } from '../talk/talk.desk';
import { Streams } from '../watch/streams';
import { WatchDesk } from '../watch/watch.desk';
import { AgreementController } from './agreement.controller';
import { FilesController } from './files.controller';
import { PlayController } from './play.controller';
import { SessionsController } from './sessions.controller';
import { SetupsController } from './setups.controller';
import { TalkController } from './talk.controller';
import { WatchController } from './watch.controller';
import { WebhookController } from './webhook.controller';

export const CONTROLLERS = [SessionsController, PlayController, AgreementController, FilesController, TalkController, WebhookController, WatchController, SetupsController] as const;
/** What the controllers ask; where only documents are made, nothing stands behind them. */
export const DESKS = [SessionDesk, PlayDesk, AgreementDesk, SuccessorDesk, FileDesk, TalkDesk, WebhookDesk, SimulationDesk, Retention, WatchDesk, Streams] as const;
