#!/bin/sh
# Starts nats-server with its passwords in a file in memory that only its user can read. In its environment they would be in
# crash reports.
set -eu
umask 077
env | sed -n '/_FILE=/d; s/^\(NATS_PASSWORD_[A-Z_]*\)=\(.*\)$/\1: "\2"/p' >/tmp/passwords.conf
unset $(sed 's/:.*//' /tmp/passwords.conf)
exec nats-server -c /etc/nats/nats.conf
