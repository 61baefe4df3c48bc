import { Type } from '@sinclair/typebox';
import { oneOf, profile, shape } from '../kernel/ruleset/shape';
import { fieldName, fromGraphql, memberName, tagOf, toGraphql } from './graphql-values';

const step = Type.Union([shape('Wheel', { kind: Type.Literal('wheel'), hand: oneOf('Hand', ['left', 'far-right'], 'Hand') }), shape('Halt', { kind: Type.Literal('halt-here') })]);
const action = Type.Union([
  shape('Move', { type: Type.Literal('move-on'), steps: Type.Array(step), 'by-road': Type.Optional(Type.Boolean()) }),
  shape('Pass', { type: Type.Literal('pass') }),
  shape('Bar', { type: Type.Literal('bar'), cost: Type.Union([Type.Integer(), Type.Null()]), note: Type.Optional(Type.String()) }),
]);

describe('values between REST and GraphQL', () => {
  test.each([
    [{ type: 'move-on', steps: [{ kind: 'wheel', hand: 'far-right' }, { kind: 'halt-here' }], 'by-road': true }, { moveOn: { steps: [{ wheel: { hand: 'FAR_RIGHT' } }, { haltHere: true }], byRoad: true } }],
    [{ type: 'pass' }, { pass: true }],
    [{ type: 'bar', cost: null }, { bar: { cost: null } }],
    [{ type: 'bar', cost: 3 }, { bar: { cost: 3 } }],
  ])('%j goes over and back', (rest, sent) => {
    expect(toGraphql(rest, action)).toEqual(sent);
    // GraphQL itself turns the names of words into the words.
    expect(fromGraphql(JSON.parse(JSON.stringify(sent).replace('FAR_RIGHT', 'far-right')), action)).toEqual(rest);
  });

  test('a null that says nothing is left out', () => {
    expect(fromGraphql({ bar: { cost: null, note: null }, pass: null }, action)).toEqual({ type: 'bar', cost: null });
  });

  test('a profile is its figures or a reference', () => {
    const holder = shape('Holder', { unit: profile('troop', 'Troop', { hits: Type.Integer() }) });
    expect(fromGraphql({ unit: { profile: { hits: 2 } } }, holder)).toEqual({ unit: { hits: 2 } });
    expect(fromGraphql({ unit: { ref: { slug: 'heavy-foot', collection: null } } }, holder)).toEqual({ unit: { ref: 'heavy-foot' } });
  });

  test('variants are told apart by a word of their own', () => {
    expect([tagOf(action), tagOf(step), tagOf(shape('One', { x: Type.Integer() }))]).toEqual(['type', 'kind', null]);
    expect([memberName('set-terrain-aside'), fieldName('by-road'), fieldName('no_change')]).toEqual(['setTerrainAside', 'byRoad', 'no_change']);
  });
});
