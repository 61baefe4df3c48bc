import type { ProcessMark } from './process-mark';

/** What the service and its database process say to each other. */
export type ToChild =
  | { readonly kind: 'start'; readonly dataDir: string; readonly password: string; readonly parent: ProcessMark }
  | { readonly kind: 'stop' };

export type ToParent =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'broken'; readonly reason: string };
