import { Type } from '@sinclair/typebox';
import { facing } from '../../../kernel/geometry/degrees';
import { procedure } from '../../../kernel/ruleset/procedure';
import { type Fault, refuse, refused } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { reckonStakes } from '../rules/stakes';
import { entersAgainstStakes } from '../rules/terrain';
import { beginChain, CHAIN, opening } from './chain';
import { defender } from './defender';

const degrees = (description: string) => Type.Number({ minimum: -360, maximum: 360, description: `${description}, in degrees counter-clockwise from east` });

const entry = Type.Optional(shape('StakeEntry', { points: degrees('Where the points look'), direction: degrees('Where the model moves') }, 'How it enters; against the points unless given'));

const WITH_THE_POINTS: Fault<[points: number, direction: number]> = {
  code: 'stakes.not-against-points',
  rule: 'CM-RULING-22',
  tell: (points, direction) => ({ message: 'Stakes attack only a model that comes against their points.', facts: { points, direction } }),
};

export const stakeBarrier = procedure({
  ...CHAIN,
  name: 'stake-barrier',
  title: 'Stake barrier',
  summary: 'A model enters a stake barrier against its points and is attacked by it; a rout from it goes to the nearest edge.',
  rules: ['CM-TERRAIN-15', 'CM-TERRAIN-16', 'CM-RULING-22'],
  input: shape('StakeBarrier', { defender, entry }),
  begin: ({ defender: enters, entry: way }) => {
    if (way !== undefined && !entersAgainstStakes({ points: facing(way.points) }, facing(way.direction))) {
      return refused({ ...refuse(WITH_THE_POINTS, way.points, way.direction), pointer: '/entry' });
    }
    return beginChain(enters, (model) => opening(reckonStakes(model)));
  },
  examples: [
    { title: 'A Hyena runs onto the stakes', input: { defender: { model: { ref: 'hyena' } } }, faces: [14] },
    { title: 'It comes from the south and the points look south-west', input: { defender: { model: { ref: 'hyena' } }, entry: { points: 225, direction: 90 } }, faces: [3] },
  ],
});
