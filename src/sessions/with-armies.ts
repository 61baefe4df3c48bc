import type { JsonObject } from '../kernel/ruleset/procedure';
import type { Problem } from '../platform/http/problem';
import type { ArmySource } from '../resolution/armies';
import type { GameDesk } from './games';
import { unprocessable } from './problems';

/** A set-up in which kept armies have taken the sides of their seats. */
export async function withArmies(source: ArmySource, { ruleset, game }: GameDesk, setup: unknown, armies: Readonly<Record<string, string>>, keyId: string | null): Promise<unknown> {
  const chosen = Object.entries(armies);
  if (chosen.length === 0) return setup;
  const { army: plan } = ruleset;
  if (plan === undefined) return unprocessable('army.unsupported', `${ruleset.name} takes no kept armies.`, '/armies');
  const whole = (typeof setup === 'string' ? game.setups.find(({ id }) => id === setup)?.setup : setup) as JsonObject | undefined;
  if (whole === undefined) return setup;
  const sides = Array.isArray(whole[plan.part]) ? [...(whole[plan.part] as unknown as readonly JsonObject[])] : [];
  for (const [seat, id] of chosen) {
    const army = await source.find(id, keyId);
    const problem = army === null ? unknownArmy(seat) : army.ruleset !== ruleset.id ? unprocessable('army.other-game', `The army is one of ${army.ruleset}.`, `/armies/${seat}`) : null;
    if (problem !== null) return problem;
    const at = sides.findIndex((side) => side['seat'] === seat);
    const side = { ...(at < 0 ? {} : sides[at]), ...army!.side, seat };
    if (at < 0) sides.push(side);
    else sides[at] = side;
  }
  return { ...whole, [plan.part]: sides };
}

function unknownArmy(seat: string): Problem {
  return unprocessable('army.unknown', 'There is no such army, or it is not for you to see.', `/armies/${seat}`);
}
