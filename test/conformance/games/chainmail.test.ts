import { keepsTheLaws } from '../keeps-the-laws';
import { CHAINMAIL_TRIAL } from '../trials/chainmail';

keepsTheLaws(CHAINMAIL_TRIAL);
