import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Stage } from './dockerfile';

/** What was installed before is not fetched again. */
const QUICKLY = { npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' };
const MOST_OUTPUT = 64 * 1024 * 1024;

/** What an image would hold, as folders of this machine: one for each stage. */
export class Image {
  private readonly roots = new Map<string, string>();
  private workdir = '/';

  constructor(
    /** What is sent to the build. */
    private readonly context: string,
    /** Where the folders of the stages are made. */
    private readonly folder: string,
  ) {}

  /** Does what a stage says; what only an engine or another user can do is left out. */
  build(stage: Stage, index: number): string {
    const root = join(this.folder, stage.name ?? `stage-${index}`);
    this.roots.set(stage.name ?? String(index), root);
    this.workdir = '/';
    mkdirSync(root, { recursive: true });
    for (const { word, rest } of stage.instructions) {
      if (word === 'WORKDIR') mkdirSync(join(root, (this.workdir = rest)), { recursive: true });
      else if (word === 'COPY') this.copy(root, rest);
      else if (word === 'RUN') this.run(root, rest);
    }
    return join(root, this.workdir);
  }

  private copy(root: string, rest: string): void {
    const words = rest.split(/\s+/);
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const paths = words.filter((word) => !word.startsWith('--'));
    const target = paths.at(-1)!;
    const source = from === undefined ? this.context : this.roots.get(from)!;
    for (const path of paths.slice(0, -1)) {
      const origin = join(source, path);
      if (!existsSync(origin)) throw new Error(`COPY ${path}: there is no such file`);
      const into = join(root, target.startsWith('/') ? '' : this.workdir, target);
      // A file keeps its name where it goes into a folder; of a folder comes what it holds, linked, since it is read only from now on.
      if (lstatSync(origin).isFile()) {
        const place = target.endsWith('/') ? join(into, basename(path)) : into;
        mkdirSync(dirname(place), { recursive: true });
        copyFileSync(origin, place);
      } else {
        mkdirSync(into, { recursive: true });
        execFileSync('cp', ['-a', '--link', `${origin}/.`, into]);
      }
    }
  }

  private run(root: string, rest: string): void {
    const command = rest
      .split('&&')
      .map((each) => each.trim())
      .filter((each) => !each.startsWith('chown '))
      .map((each) => each.replaceAll(/(?<=\s)(\/\w[\w/]*)/g, (path) => join(root, path)))
      .join(' && ');
    const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
    const npm = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^npm_config_(?:registry|cache)$/i.test(name)));
    execFileSync('sh', ['-ec', command], { cwd: join(root, this.workdir), env: { ...npm, ...QUICKLY, PATH, HOME, TMPDIR }, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: MOST_OUTPUT });
  }
}
