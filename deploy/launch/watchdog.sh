#!/bin/sh
# Stops the launcher's processes when the launcher was killed, which closes our standard input. Each line it writes is the
# list of all running processes, "<tier>:<pid>:<signal> …"; an empty line means that none is left.
list=
while IFS= read -r line; do list=$line; done

# False for a zombie.
is_running() {
  kill -0 "$1" 2>/dev/null || return 1
  [ -r "/proc/$1/stat" ] || return 0
  IFS= read -r stat 2>/dev/null <"/proc/$1/stat" || return 1
  case $stat in *") Z "*) return 1 ;; esac
}

any_running() {
  for entry in $list; do
    [ "${entry%%:*}" = "$1" ] && pid=${entry#*:} && is_running "${pid%%:*}" && return 0
  done
  return 1
}

signal_tier() {
  for entry in $list; do
    [ "${entry%%:*}" = "$1" ] || continue
    pid=${entry#*:}
    if [ "$2" = KILL ]; then kill -s KILL -- "-${pid%%:*}" 2>/dev/null
    else kill -s "${entry##*:}" "${pid%%:*}" 2>/dev/null; fi
  done
}

for tier in 4 3 2 1; do
  signal_tier "$tier" STOP_SIGNAL
  tries=0
  while any_running "$tier" && [ "$tries" -lt 50 ]; do
    sleep 0.1
    tries=$((tries + 1))
  done
  signal_tier "$tier" KILL
done
