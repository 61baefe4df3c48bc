export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

export interface Stage {
  readonly image: string;
  readonly name: string | null;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Dockerfile, with their instructions in order. */
export function stagesOf(dockerfile: string): readonly Stage[] {
  const lines = dockerfile.replace(/\\\n/g, ' ').split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  const stages: { image: string; name: string | null; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [, image = '', name] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
      stages.push({ image, name: name ?? null, instructions: [] });
    } else {
      const stage = stages.at(-1);
      if (stage === undefined || word === '') throw new Error(`not understood: ${line}`);
      stage.instructions.push({ word, rest });
    }
  }
  return stages;
}

/** What one kind of instruction says, each time. */
export function said({ instructions }: Stage, word: string): readonly string[] {
  return instructions.filter((each) => each.word === word).map(({ rest }) => rest);
}

/** The variables that ENV sets. */
export function environmentOf(stage: Stage): Readonly<Record<string, string>> {
  return Object.fromEntries(said(stage, 'ENV').flatMap((rest) => rest.split(/\s+/).map((each): [string, string] => [each.split('=')[0]!, each.slice(each.indexOf('=') + 1)])));
}

/** The command of CMD, or of HEALTHCHECK … CMD, in the form of a list. */
export function commandIn(rest: string): readonly string[] {
  return JSON.parse(rest.slice(rest.indexOf('['))) as string[];
}
