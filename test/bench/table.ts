import { type Line, median, met, ratios, type Unmeasured } from './line';

const HEAD = ['what', 'ours', 'against', 'theirs', 'ratio', 'rounds', 'aim', 'verdict'];

/** The lines as a table that reads well on a terminal and in Markdown. */
export function tableOf(lines: readonly (Line | Unmeasured)[]): string {
  const rows = [HEAD, ...lines.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const [head, ...body] = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`);
  return [head!, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n');
}

function rowOf(line: Line | Unmeasured): string[] {
  if ('why' in line) return [line.what, '', '', '', '', '', '', `not measured: ${line.why}`];
  const each = ratios(line);
  return [
    line.what,
    `${figure(median(line.ours))} ${line.unit}`,
    line.against,
    each.length === 0 ? '' : `${figure(median(line.theirs))} ${line.unit}`,
    each.length === 0 ? '' : share(median(each)),
    each.length === 0 ? `${figure(Math.min(...line.ours))} to ${figure(Math.max(...line.ours))}` : `${share(Math.min(...each))} to ${share(Math.max(...each))}`,
    aimOf(line),
    VERDICTS[String(met(line)) as 'true'],
  ];
}

const VERDICTS = { true: 'met', false: 'MISSED', null: '' } as const;

/** A ratio with two decimals, or with two digits where it is small. */
function share(ratio: number): string {
  return ratio >= 0.1 ? ratio.toFixed(2) : ratio.toPrecision(2);
}

function aimOf({ aim, unit }: Line): string {
  if (aim === null) return '';
  if ('atMost' in aim) return `at most ${aim.atMost}`;
  if ('atLeast' in aim) return `at least ${aim.atLeast}`;
  return 'oursAtMost' in aim ? `at most ${aim.oursAtMost} ${unit}` : `at least ${aim.oursAtLeast} ${unit}`;
}

/** Three significant digits, thousands in full. */
function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
