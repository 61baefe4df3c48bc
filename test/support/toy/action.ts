import type { Id } from '../../../src/kernel/table/table';

export type ToyAction =
  | { readonly type: 'move'; readonly model: Id; readonly path: string }
  | { readonly type: 'strike'; readonly model: Id; readonly target: Id }
  | { readonly type: 'shoot'; readonly model: Id; readonly target: Id }
  | { readonly type: 'invoke'; readonly model: Id }
  | { readonly type: 'end-turn' };
