import { Type } from '@sinclair/typebox';
import { gap } from '../../../kernel/geometry/disc';
import { toGrid } from '../../../kernel/geometry/point';
import { procedure } from '../../../kernel/ruleset/procedure';
import { granted } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { isUnderCommand, reaches } from '../game/command';
import { cardOf, type Figure, type Skirmish } from '../game/state';
import { EPS } from '../rules/field';
import { fieldOf, wholeField } from './skirmish';

const result = shape('CommandStatusResult', {
  models: Type.Array(
    shape('CommandedModel', {
      id: Type.String({ description: 'Which model' }),
      underCommand: Type.Boolean({ description: 'Whether it is under command' }),
      rule: Type.String({ description: 'The rule that says so' }),
      commanders: Type.Array(shape('ReachingCommander', { id: Type.String({ description: 'Which commander' }), gap: Type.Number({ description: 'Inches between the bases' }), within6: Type.Boolean({ description: 'Whether it needs no sight' }) }), { description: 'Allied commanders that reach it (CM-CMD-01)' }),
    }),
    { description: 'Each model in the order given' },
  ),
});

function statusOf(state: Skirmish, figure: Figure) {
  const commanders = state.figures.filter((other) => other.side === figure.side && other.id !== figure.id && reaches(state, other, figure)).map((other) => ({ id: other.id, gap: toGrid(gap(other, figure)), within6: gap(other, figure) <= 6 + EPS }));
  return { id: figure.id, underCommand: isUnderCommand(state, figure), rule: ruleFor(state, figure), commanders };
}

function ruleFor(state: Skirmish, figure: Figure): string {
  const { traits } = cardOf(state, figure);
  if (traits.commander > 0) return 'CM-CMD-04';
  if (traits.independent) return 'CM-ABIL-18';
  return traits.untrained ? 'CM-ABIL-44' : 'CM-CMD-02';
}

export const commandStatus = procedure({
  name: 'command-status',
  title: 'Command status',
  summary: 'Which models are under command by the Basic Rules, and which commanders reach them.',
  rules: ['CM-CMD-01', 'CM-CMD-02', 'CM-CMD-04', 'CM-CMD-05', 'CM-CMD-06'],
  input: shape('CommandStatus', wholeField),
  result,
  outcome: result,
  begin: (given) => {
    const field = fieldOf(given);
    return field.ok ? granted({ models: field.value.state.figures.map((figure) => statusOf(field.value.state, figure)) }) : field;
  },
  steps: [],
  resultOf: (told) => told,
  outcomeOf: (told) => told,
  examples: [
    {
      title: 'A Paladin reaches a Marine across the open and not the Infiltrator behind a wall (CM-EX-04)',
      input: {
        models: [
          { id: 'paladin', side: 'thalos', x: 10, y: 10, model: { ref: 'human-paladin' } },
          { id: 'marine', side: 'thalos', x: 30, y: 10, model: { ref: 'human-marine' } },
          { id: 'infiltrator', side: 'thalos', x: 10, y: 30, model: { ref: 'gnome-infiltrator' } },
        ],
        terrain: [{ kind: 'high-wall', outline: [{ x: 5, y: 20 }, { x: 15, y: 20 }, { x: 15, y: 20.5 }, { x: 5, y: 20.5 }] }],
      },
    },
  ],
});
