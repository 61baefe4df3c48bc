import { keepsTheLaws } from '../keeps-the-laws';
import { BATTLESYSTEM_TRIAL } from '../trials/battlesystem';

keepsTheLaws(BATTLESYSTEM_TRIAL);
