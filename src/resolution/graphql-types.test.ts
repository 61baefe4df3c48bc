import 'reflect-metadata';
import { Type } from '@sinclair/typebox';
import { oneOf, shape } from '../kernel/ruleset/shape';
import { GraphqlTypes } from './graphql-types';

describe('GraphQL types made from schemas', () => {
  const unit = shape('Unit', { figures: Type.Integer() });

  test('are one type where title and schema are the same', () => {
    const types = new GraphqlTypes('One');
    expect(types.output(unit)).toBe(types.output(shape('Unit', { figures: Type.Integer() })));
    expect(types.input(unit)).not.toBe(types.output(unit));
  });

  test('refuse one title for two schemas', () => {
    const types = new GraphqlTypes('Two');
    types.output(unit);
    expect(() => types.output(shape('Unit', { figures: Type.String() }))).toThrow('TwoUnit');
    types.input(shape('A', { order: oneOf('Order', ['good', 'bad'], 'Order') }));
    expect(() => types.input(shape('B', { order: oneOf('Order', ['good', 'worse'], 'Order') }))).toThrow('TwoOrder');
  });

  test('refuse what GraphQL has no type for', () => {
    expect(() => new GraphqlTypes('Three').output(shape('C', { either: Type.Union([Type.Integer(), Type.String()]) }))).toThrow('either');
    expect(() => new GraphqlTypes('Three').output(Type.Object({}))).toThrow('title');
  });
});
