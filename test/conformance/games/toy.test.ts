import { keepsTheLaws } from '../keeps-the-laws';
import { TOY_TRIAL } from '../trials/toy';

keepsTheLaws(TOY_TRIAL);
