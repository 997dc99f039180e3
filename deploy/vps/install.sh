#!/bin/sh
# Installs or upgrades Atrium on one Debian or Ubuntu server: PostgreSQL, the service, Caddy with TLS, a backup every night.
#
#   tar -xzf atrium-<version>.tar.gz && sudo atrium-<version>/deploy/vps/install.sh www.example.com
#
# Again with a newer bundle it upgrades, after a backup. What was edited stays: /etc/atrium/atrium.env and what Caddy has besides.
# NODE names a Node 24 or newer; without one, and without one on the PATH, Node's own build is downloaded and its checksum compared.
set -eu

node_line=latest-v24.x
home=/opt/atrium
data=/var/lib/atrium
settings=/etc/atrium/atrium.env
bundle=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")/../.." && pwd)
host=${1-}

say() { printf '%s\n' "$*"; }
refuse() {
  say "$*" >&2
  exit 1
}

check() {
  printf '%s' "$host" | grep -Eq '^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$' ||
    refuse "Name the host of the site: $0 www.example.com"
  [ "$(id -u)" = 0 ] || refuse "This needs root: sudo $0 $host"
  command -v apt-get >/dev/null || refuse "This is for Debian and Ubuntu. docs/deploying.md describes the steps for others."
  [ -f "$bundle/apps/server/dist/atrium.js" ] || refuse "Run it from an unpacked bundle."
}

install_packages() {
  say "Installing PostgreSQL, Caddy and a font …"
  export DEBIAN_FRONTEND=noninteractive
  apt-get -q update >/dev/null
  apt-get -q install -y --no-install-recommends postgresql caddy ca-certificates curl xz-utils libatomic1 libstdc++6 fonts-wqy-microhei >/dev/null
}

is_recent() {
  "$1" -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 24 ? 0 : 1)' 2>/dev/null
}

# The service runs one Node of root's, which nobody else can change.
install_node() {
  node=/usr/local/lib/atrium-node/bin/node
  if is_recent "$node"; then return; fi
  [ -z "${NODE-}" ] || is_recent "$NODE" || refuse "$NODE does not run here, or is older than Node 24."
  mkdir -p "${node%/node}"
  for found in "${NODE-}" "$(command -v node || true)"; do
    if [ -n "$found" ] && is_recent "$found"; then
      install -m 0755 "$(readlink -f -- "$found")" "$node"
      return
    fi
  done
  say "Downloading Node …"
  work=$(mktemp -d)
  site=https://nodejs.org/dist/$node_line
  curl -fsSL --retry 3 -o "$work/SHASUMS256.txt" "$site/SHASUMS256.txt"
  arch=$(dpkg --print-architecture | sed 's/amd64/x64/')
  archive=$(grep -o "node-v[0-9.]*-linux-$arch\.tar\.xz" "$work/SHASUMS256.txt" | head -n 1)
  [ -n "$archive" ] || refuse "Node has no build for $arch. Install Node 24 or newer and name it in NODE."
  curl -fsSL --retry 3 -o "$work/$archive" "$site/$archive"
  (cd "$work" && grep " $archive\$" SHASUMS256.txt | sha256sum --check --quiet) || refuse "The download of Node is damaged."
  tar -xJf "$work/$archive" -C "$work" --strip-components=1
  install -m 0755 "$work/bin/node" "$node"
  rm -rf "$work"
}

secret() { head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n'; }

as_postgres() { (cd / && runuser -u postgres -- "$@"); }

make_database() {
  if [ -f "$settings" ]; then return; fi
  say "Making the account and the database …"
  password=$(secret)
  systemctl start postgresql
  role="CREATE ROLE atrium LOGIN"
  [ "$(as_postgres psql -tAc "SELECT 1 FROM pg_roles WHERE rolname = 'atrium'")" != 1 ] || role="ALTER ROLE atrium LOGIN"
  # Not among the arguments, which everybody on the machine may read.
  printf "%s PASSWORD '%s';\n" "$role" "$password" | as_postgres psql -q -v ON_ERROR_STOP=1
  [ "$(as_postgres psql -tAc "SELECT 1 FROM pg_database WHERE datname = 'atrium'")" = 1 ] || as_postgres createdb -O atrium atrium
  port=$(as_postgres psql -tAc "SHOW port")
  install -d -m 0700 /etc/atrium
  (umask 077 && sed -e "s|atrium:change-me@127.0.0.1|atrium:$password@127.0.0.1:$port|" -e "s|https://www.example.com|https://$host|" \
    -e "s|change-me-to-a-long-random-text|$(secret)|" "$bundle/deploy/systemd/atrium.env.example" >"$settings.new")
  printf 'NODE=%s\n' "$node" >>"$settings.new"
  mv "$settings.new" "$settings"
}

install_program() {
  id -u atrium >/dev/null 2>&1 || useradd --system --home-dir "$data" --shell /usr/sbin/nologin atrium
  if [ "$bundle" = "$home" ]; then return; fi
  if [ -d "$home" ]; then
    say "Backing up before the upgrade …"
    systemctl start atrium-backup.service
  fi
  rm -rf "$home.new" "$home.old"
  cp -a "$bundle" "$home.new"
  chown -R root:root "$home.new"
  chmod -R go-w,a+rX "$home.new"
  if [ -d "$home" ]; then mv "$home" "$home.old"; fi
  mv "$home.new" "$home"
}

install_units() {
  install -m 0644 "$home"/deploy/systemd/*.service "$home"/deploy/systemd/*.timer /etc/systemd/system/
  systemctl daemon-reload
  systemctl enable --quiet atrium.service atrium-backup.timer caddy.service
  systemctl restart atrium.service
  systemctl start atrium-backup.timer
}

install_proxy() {
  sed "s/www\.example\.com/$host/g" "$home/deploy/proxy/Caddyfile" >/etc/caddy/atrium.caddy
  if ! dpkg --verify caddy | grep -q /etc/caddy/Caddyfile; then
    # The package's own welcome page is in the way.
    printf 'import atrium.caddy\n' >/etc/caddy/Caddyfile
  elif ! grep -q '^import atrium\.caddy' /etc/caddy/Caddyfile; then
    printf '\nimport atrium.caddy\n' >>/etc/caddy/Caddyfile
  fi
  caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile >/dev/null 2>&1 || refuse "Caddy refuses /etc/caddy/Caddyfile: caddy validate --config /etc/caddy/Caddyfile says why."
  systemctl restart caddy.service
}

wait_until_ready() {
  say "Waiting for the site …"
  for _ in $(seq 60); do
    if "$node" "$home/bin/healthcheck.mjs"; then
      say "https://$host is served as soon as its name leads to this machine. Staff sign in at https://$host/login."
      if [ -f "$data/password-of-admin.txt" ]; then say "The first password of admin is in $data/password-of-admin.txt."; fi
      return
    fi
    sleep 1
  done
  refuse "The site does not answer: journalctl -u atrium says why."
}

check
install_packages
install_node
make_database
install_program
install_units
install_proxy
wait_until_ready
