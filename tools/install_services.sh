#!/bin/sh
# Installs what the tests run beside Python, where it is missing: Debian's Chromium and PostgreSQL.
# Nothing is left running: the tests start a server of their own in a temporary folder.
set -eu

wanted=""
command -v chromium >/dev/null 2>&1 || wanted="$wanted chromium"
{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 || wanted="$wanted postgresql"
[ -n "$wanted" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" -ne 0 ]; then
    echo "For all tests, install this (on Debian, as root: tools/install_services.sh):$wanted" >&2
    [ -z "${CI:-}" ] # without it some tests are left out, except where everything must be tested
    exit
fi

case "$wanted" in
*postgresql*)
    # Debian would make a cluster and start it with the system.
    mkdir -p /etc/postgresql-common/createcluster.d
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.d/no-main-cluster.conf
    ;;
esac
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
# shellcheck disable=SC2086
apt-get install -q -y --no-install-recommends $wanted
