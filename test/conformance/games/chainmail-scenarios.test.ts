import { keepsTheLaws } from '../keeps-the-laws';
import { CHAINMAIL_SCENARIOS_TRIAL } from '../trials/chainmail';

keepsTheLaws(CHAINMAIL_SCENARIOS_TRIAL);
