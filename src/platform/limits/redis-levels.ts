import type { Redis } from 'ioredis';
import { type Policy, WINDOW_SECONDS } from './purse';
import type { SharedLevels, Spending } from './shared-levels';

const PREFIX = 'umpire:purse:';
const FORGET_SECONDS = 600;

/** One round trip for all callers; the clock is that of Redis, which all nodes share. */
const ADD = `
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local most, rate, forget = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local levels = {}
for i, key in ipairs(KEYS) do
  local kept = redis.call('HMGET', key, 'level', 'at')
  local level = most
  if kept[1] then level = math.min(most, tonumber(kept[1]) + rate * (now - tonumber(kept[2]))) end
  level = math.max(-most, level - tonumber(ARGV[3 + i]))
  redis.call('HSET', key, 'level', tostring(level), 'at', tostring(now))
  redis.call('EXPIRE', key, forget)
  levels[i] = tostring(level)
end
return levels`;

/** Adds up in Redis. */
export class RedisLevels implements SharedLevels {
  constructor(private readonly redis: Redis) {}

  async add({ most }: Policy, spendings: readonly Spending[]): Promise<ReadonlyMap<string, number>> {
    const keys = spendings.map(({ id }) => `${PREFIX}${id}`);
    const levels = (await this.redis.eval(ADD, keys.length, ...keys, most, most / WINDOW_SECONDS, FORGET_SECONDS, ...spendings.map(({ spent }) => spent))) as string[];
    return new Map(spendings.map(({ id }, i) => [id, Number(levels[i])]));
  }

  async tidy(): Promise<void> {
    // Redis forgets by itself.
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }
}

/** Connects in the background; while Redis is away, nodes go by what they know themselves. */
export async function redisLevels(url: string, warn: (message: string) => void): Promise<RedisLevels> {
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, connectTimeout: 2_000, commandTimeout: 1_000, retryStrategy: (times: number) => Math.min(times * 200, 5_000) });
  let told = false;
  redis.on('error', (fault: Error) => {
    if (!told) warn(`Redis does not answer: ${fault.message}`);
    told = true;
  });
  redis.on('ready', () => (told = false));
  return new RedisLevels(redis);
}
