import { isMainThread } from 'node:worker_threads';

/** Jobs for the tests of threads. */
export const whereAmI = (input: { readonly asked: bigint }): { readonly asked: bigint; readonly main: boolean } => ({ asked: input.asked, main: isMainThread });

export const spin = ({ ms }: { readonly ms: number }): string => {
  const end = Date.now() + ms;
  while (Date.now() < end);
  return 'done';
};

export const fail = (message: string): never => {
  throw new TypeError(message);
};
