/** How often a route was asked, and for how many seconds in all, as the service measures it. */
export interface Spent {
  readonly requests: number;
  readonly seconds: number;
}

export async function spentOn(address: string, route: string): Promise<Spent> {
  const figures = await (await fetch(`${address}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^umpire_request_seconds_${name}\\{[^}]*route="${route}"[^}]*\\} (\\S+)$`, 'm').exec(figures)?.[1] ?? 0);
  return { requests: figure('count'), seconds: figure('sum') };
}
