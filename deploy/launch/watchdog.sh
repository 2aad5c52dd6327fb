#!/bin/sh
# Ends what the launcher started once the launcher is gone without having done so itself
# (SIGKILL, out of memory): its end of our standard input closes then.
# Each line is the whole list of living processes, in the order in which they are to be
# ended: "<tier>:<pid>:<signal> …". An empty line means there is nothing left to end.
list=
while IFS= read -r line; do list=$line; done

# A process that has ended but that nobody has collected yet does not count.
lives() {
  kill -0 "$1" 2>/dev/null || return 1
  [ -r "/proc/$1/stat" ] || return 0
  IFS= read -r stat 2>/dev/null <"/proc/$1/stat" || return 1
  case $stat in *") Z "*) return 1 ;; esac
}

alive() {
  for entry in $list; do
    [ "${entry%%:*}" = "$1" ] && pid=${entry#*:} && lives "${pid%%:*}" && return 0
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
  signal_tier "$tier" gently
  tries=0
  while alive "$tier" && [ "$tries" -lt 50 ]; do
    sleep 0.1
    tries=$((tries + 1))
  done
  signal_tier "$tier" KILL
done
