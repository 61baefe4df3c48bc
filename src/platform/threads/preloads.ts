const FLAGS = new Set(['-r', '--require', '--import']);

/** The modules that this process was told to load first; its threads load them too. */
export function preloads(execArgv: readonly string[]): string[] {
  return execArgv.flatMap((flag, i) => {
    if (FLAGS.has(flag)) return [flag, execArgv[i + 1]!];
    return FLAGS.has(flag.split('=', 1)[0]!) && flag.includes('=') ? [flag] : [];
  });
}
