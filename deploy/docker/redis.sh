#!/bin/sh
# Written by deploy/docker/redis-conf.ts from the manifests of the processes.
set -eu
umask 077
cat > /run/redis.conf <<END
dir /data
appendonly yes
appendfsync everysec
maxmemory-policy noeviction
save ""
user default on >$REDISCLI_AUTH ~* &* +@all -flushall -flushdb
user gateway on >$REDIS_PASSWORD_GATEWAY resetchannels ~session:* ~sessions-of:* ~sessions-ended:* ~role-of:* ~export-grant:* ~login-pending:* ~login-known:* ~rate:* ~upload-lock:* ~upload-wanted:* ~storing:* ~registered-from:* -@all +@keyspace +@string +@hash +@list +@set +@sortedset +@stream +@connection +@transaction -@dangerous -scan -randomkey -dbsize +eval +evalsha +script|load +script|exists +time +info
user identity on >$REDIS_PASSWORD_IDENTITY resetchannels ~bull:ai-coach:* -@all +@keyspace +@string +@hash +@list +@set +@sortedset +@stream +@connection +@transaction -@dangerous -scan -randomkey -dbsize +eval +evalsha +script|load +script|exists +time +info
user roadmaps on >$REDIS_PASSWORD_ROADMAPS resetchannels ~bull:ai:* ~bull:ai-read:* ~bull:ai-coach:* -@all +@keyspace +@string +@hash +@list +@set +@sortedset +@stream +@connection +@transaction -@dangerous -scan -randomkey -dbsize +eval +evalsha +script|load +script|exists +time +info
user community on >$REDIS_PASSWORD_COMMUNITY resetchannels ~bull:ai-read:* -@all +@keyspace +@string +@hash +@list +@set +@sortedset +@stream +@connection +@transaction -@dangerous -scan -randomkey -dbsize +eval +evalsha +script|load +script|exists +time +info
user ai-worker on >$REDIS_PASSWORD_AI_WORKER resetchannels ~bull:ai:* ~bull:ai-read:* ~bull:ai-coach:* -@all +@keyspace +@string +@hash +@list +@set +@sortedset +@stream +@connection +@transaction -@dangerous -scan -randomkey -dbsize +eval +evalsha +script|load +script|exists +time +info
END
unset REDISCLI_AUTH REDIS_PASSWORD_GATEWAY REDIS_PASSWORD_IDENTITY REDIS_PASSWORD_ROADMAPS REDIS_PASSWORD_COMMUNITY REDIS_PASSWORD_AI_WORKER
exec redis-server /run/redis.conf
