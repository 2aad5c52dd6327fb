import type { Result } from 'ioredis';
import type { Count } from '../http/rate-limits.ts';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    sessionCreate(...args: (string | number)[]): Result<string | null, Context>;
    sessionLoad(...args: (string | number)[]): Result<string[], Context>;
    sessionLoadCounted(...args: (string | number)[]): Result<[Count, string[]?, Count?], Context>;
    sessionEnd(...args: (string | number)[]): Result<string | null, Context>;
    sessionEndAll(...args: (string | number)[]): Result<number, Context>;
    sessionGrant(...args: (string | number)[]): Result<number, Context>;
  }
}

/** Renews what is due, and returns the seconds of a renewal followed by the fields; for no session only '0'. */
const load = `
local function load()
  local now, ttl, after = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  local longest, seenAfter, network = tonumber(ARGV[4]), tonumber(ARGV[5]), ARGV[6]
  local stored = redis.call('HMGET', KEYS[1], 'renewedAt', 'createdAt', 'seenAt', 'index')
  if not stored[1] then return {'0'} end
  local left, index = tonumber(stored[2]) + longest - now, stored[4]
  if left <= 0 then
    redis.call('ZREM', index, KEYS[1])
    redis.call('DEL', KEYS[1])
    return {'0'}
  end
  local renewed = '0'
  if now - tonumber(stored[1]) > after then
    local lasts = math.min(ttl, left)
    renewed = tostring(lasts)
    redis.call('HSET', KEYS[1], 'renewedAt', now)
    redis.call('EXPIRE', KEYS[1], lasts)
    redis.call('ZADD', index, now + lasts, KEYS[1])
    redis.call('EXPIRE', index, ttl)
  end
  if now - tonumber(stored[3] or 0) >= seenAfter then
    redis.call('HSET', KEYS[1], 'seenAt', now, 'network', network)
  end
  local response = redis.call('HGETALL', KEYS[1])
  table.insert(response, 1, renewed)
  return response
end`;

/** In the keys and the way of rate-limiter-flexible (`incrTtlLuaScript`), which counts in them as well. */
const count = `
local function count(key, seconds)
  redis.call('SET', key, 0, 'EX', seconds, 'NX')
  local consumed, left = redis.call('INCR', key), redis.call('PTTL', key)
  if left == -1 then
    redis.call('EXPIRE', key, seconds)
    left = 1000 * seconds
  end
  return {consumed, left}
end`;

/** Atomic: Redis runs one script at a time. */
export const sessionScripts = {
  // A role changed while the password was being checked wins over the role that login has read, and a login that began
  // before all sessions of its user were ended opens none. Sessions of another person who had this id end.
  sessionCreate: {
    numberOfKeys: 5,
    lua: `
local session, index, latest, ended, application = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local user, name, role, now, ttl, most = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local began, device, network, subject, applies = tonumber(ARGV[7]), ARGV[8], ARGV[9], ARGV[10], ARGV[11]
local endedAt = redis.call('GET', ended)
if endedAt and began <= tonumber(endedAt) then return false end
if redis.call('HGET', latest, 'subject') == subject then role = redis.call('HGET', latest, 'role') end
if redis.call('HGET', application, 'subject') == subject then applies = redis.call('HGET', application, 'applies') end
for _, old in ipairs(redis.call('ZRANGE', index, 0, -1)) do
  if redis.call('HGET', old, 'subject') ~= subject then
    redis.call('DEL', old)
    redis.call('ZREM', index, old)
  end
end
redis.call('HSET', session, 'userId', user, 'username', name, 'role', role, 'createdAt', now, 'renewedAt', now, 'index', index,
  'device', device, 'network', network, 'seenAt', now, 'subject', subject, 'applies', applies, 'checkedAt', now)
redis.call('EXPIRE', session, ttl)
redis.call('ZREMRANGEBYSCORE', index, '-inf', now)
-- To the microsecond, so that of sessions opened in one second the oldest still goes first.
local time = redis.call('TIME')
redis.call('ZADD', index, tonumber(time[1]) + tonumber(time[2]) / 1000000 + ttl, session)
redis.call('EXPIRE', index, ttl)
local over = redis.call('ZCARD', index) - most
if over > 0 then
  for _, old in ipairs(redis.call('ZRANGE', index, 0, over - 1)) do redis.call('DEL', old) end
  redis.call('ZREMRANGEBYRANK', index, 0, over - 1)
end
return role`,
  },
  sessionLoad: {
    numberOfKeys: 1,
    lua: `${load}
return load()`,
  },
  // An address over its limit does not use the session. The user is known only here, so the last key is made of it.
  sessionLoadCounted: {
    numberOfKeys: 2,
    lua: `${load}${count}
local most, seconds, user, userSeconds = tonumber(ARGV[7]), ARGV[8], ARGV[9], ARGV[10]
local address = count(KEYS[2], seconds)
if address[1] > most then return {address} end
local session = load()
if not session[2] then return {address, session} end
return {address, session, count(user .. redis.call('HGET', KEYS[1], 'userId'), userSeconds)}`,
  },
  sessionEnd: {
    numberOfKeys: 1,
    lua: `
local stored = redis.call('HMGET', KEYS[1], 'index', 'userId')
if not stored[1] then return false end
redis.call('ZREM', stored[1], KEYS[1])
redis.call('DEL', KEYS[1])
return stored[2]`,
  },
  // By the clock of Redis, like the moments logins begin at: those of several gateways differ.
  sessionEndAll: {
    numberOfKeys: 2,
    lua: `
local index, ended, except = KEYS[1], KEYS[2], ARGV[1]
local time = redis.call('TIME')
redis.call('SET', ended, string.format('%.0f', tonumber(time[1]) * 1000000 + tonumber(time[2])), 'EX', ARGV[2])
for _, session in ipairs(redis.call('ZRANGE', index, 0, -1)) do
  if session ~= except then
    redis.call('DEL', session)
    redis.call('ZREM', index, session)
  end
end
return 1`,
  },
  // `name`: 'role' or 'applies'.
  sessionGrant: {
    numberOfKeys: 2,
    lua: `
local index, latest, name, value, at, subject = KEYS[1], KEYS[2], ARGV[1], ARGV[2], tonumber(ARGV[3]), ARGV[4]
local known = redis.call('HMGET', latest, 'at', 'subject')
if known[2] == subject and tonumber(known[1]) > at then return 0 end
redis.call('HSET', latest, name, value, 'at', at, 'subject', subject)
redis.call('EXPIRE', latest, 3600)
local changed = 0
for _, session in ipairs(redis.call('ZRANGE', index, 0, -1)) do
  local owner = redis.call('HGET', session, 'subject')
  if owner and (subject == '' or owner == subject) then
    redis.call('HSET', session, name, value)
    changed = changed + 1
  else
    redis.call('DEL', session)
    redis.call('ZREM', index, session)
  end
end
return changed`,
  },
} as const;
