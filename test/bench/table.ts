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
    `${figure(median(line.theirs))} ${line.unit}`,
    median(each).toFixed(2),
    `${Math.min(...each).toFixed(2)} to ${Math.max(...each).toFixed(2)}`,
    'atMost' in line.aim ? `at most ${line.aim.atMost}` : `at least ${line.aim.atLeast}`,
    met(line) ? 'met' : 'MISSED',
  ];
}

/** Three significant digits, thousands in full. */
function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
