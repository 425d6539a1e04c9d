import { callPagePath } from '@/lib/leads/call-outcome'
import { paths } from '@/lib/routing/paths'
import { answers, noSniff, only } from './nginx-answers'
import { calls } from './nginx-calls'
import { devices, encodings, logs, readers } from './nginx-maps'
import type { Deploy } from './settings'

/** Longest body in bytes that reaches a process; the site's own limit is below it and answers in its own words. */
const bodyLimit = '32k'

const compressed = [
  ...['text/css', 'text/plain', 'text/x-component', 'application/javascript', 'application/json'],
  ...['application/xml', 'application/rss+xml', 'application/manifest+json', 'image/svg+xml'],
].join(' ')

/**
 * What nginx needs to know about the site, to be included in its `http` block: one cache of pages per kind of device, the
 * limits, logs without phone numbers, and the files it serves itself.
 */
export function nginxSite(deploy: Deploy): string {
  return [
    title(deploy),
    devices,
    encodings,
    readers,
    logs,
    zones(deploy),
    strangers(deploy),
    ...servers(deploy),
  ].join('\n')
}

function title({ names: [name] }: Deploy): string {
  return `# ${name}: made by npm run deploy:files; change the settings, not this file.`
}

function zones({ ports, cacheDir, apiRate, codeRate }: Deploy): string {
  return `
upstream site_processes {
  least_conn;
  # No process is ever left out: one that is gone refuses at once, and one that waits for its upstream still takes forms.
${ports.map((port) => `  server 127.0.0.1:${port} max_fails=0;`).join('\n')}
  keepalive 64;
  # Shorter than the processes' own 5 s: a connection they are closing must not be given to a visitor's form.
  keepalive_timeout 4s;
}

proxy_cache_path ${cacheDir} levels=1:2 keys_zone=site_pages:20m max_size=1g inactive=1d use_temp_path=off;
limit_req_zone $binary_remote_addr zone=site_api:10m rate=${apiRate.perSecond}r/s;
limit_req_zone $binary_remote_addr zone=site_codes:10m rate=${codeRate.perMinute}r/m;
# The site's own bound, 60 looks in ten minutes, told by a status that pages cannot answer with.
limit_req_zone $binary_remote_addr zone=site_receipts:10m rate=6r/m;
# A whole office opens leads from one address: the site's bound is 300 looks in ten minutes.
limit_req_zone $binary_remote_addr zone=site_calls:10m rate=30r/m;
limit_conn_zone $binary_remote_addr zone=site_connections:10m;
`
}

/** The lines that listen on a port, with what stands behind it. */
function listening(place: string, ipv6: boolean, rest = ''): string {
  const places = ipv6 && /^\d+$/.test(place) ? [place, `[::]:${place}`] : [place]
  return places.map((one) => `  listen ${one}${rest};`).join('\n')
}

/** Whoever asks for another host, or for none, gets nothing of ours, and nothing of the request is written down. */
function strangers({ listen, ipv6, tls, clientTimeout, logDir }: Deploy): string {
  const server = (lines: string) => `
server {
${lines}
  server_name _;
  server_tokens off;
  access_log off;
  error_log ${logDir}/site.error.log crit;
  # Holds for every connection: until the host is read nginx goes by this server.
  client_header_timeout ${clientTimeout}s;
  large_client_header_buffers 4 16k;
  return 421;
}
`
  const plain = server(listening(listen, ipv6, ' default_server'))
  if (tls === null) return plain
  // A browser may ask for another host over a connection that was made to ours.
  return plain + server(`${listening(tls.listen, ipv6, ' ssl default_server')}\n  ssl_reject_handshake on;`)
}

function servers(deploy: Deploy): string[] {
  if (deploy.tls === null) return [siteServer(deploy, listening(deploy.listen, deploy.ipv6), '')]
  const { listen, certificate, key } = deploy.tls
  const [name] = deploy.names
  const plain = `
server {
${listening(deploy.listen, deploy.ipv6)}
  server_name ${deploy.names.join(' ')};
  server_tokens off;
  access_log ${deploy.logDir}/site.access.log site;
  error_log ${deploy.logDir}/site.error.log crit;

  # Where a certificate's issuer looks for its proof.
  location ^~ /.well-known/acme-challenge/ {
    root ${deploy.acmeDir};
    default_type text/plain;
  }

  location / {
    return 301 https://${name}$request_uri;
  }
}
`
  const secure = `${listening(listen, deploy.ipv6, ' ssl http2')}
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site_tls:10m;
  ssl_session_tickets off;`
  const strict = 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;'
  return [plain, siteServer(deploy, secure, strict)]
}

/** How a request is passed to the processes of the site. */
const passing = `  proxy_http_version 1.1;
  # A slow answer is not asked for again: the second process would wait for the same.
  proxy_next_upstream error;
  proxy_connect_timeout 2s;
  proxy_send_timeout 10s;
  # The site answers within 8 s, whatever is behind it.
  proxy_read_timeout 12s;
  proxy_buffer_size 16k;
  proxy_buffers 32 16k;
  proxy_set_header Host $host;
  proxy_set_header Connection "";
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Forwarded-Host "";
  proxy_set_header Forwarded "";
  proxy_set_header Accept-Encoding $site_encoding;
  # The framework's own words between its parts: nobody outside has a reason to say them.
  proxy_set_header X-Middleware-Subrequest "";
  proxy_set_header X-Middleware-Rewrite "";
  proxy_set_header X-Middleware-Next "";
  proxy_set_header X-Middleware-Override-Headers "";
  proxy_set_header X-Nextjs-Data "";
  proxy_set_header Next-Action "";
  proxy_hide_header X-Middleware-Rewrite;`

/**
 * @param strict a line for every place that sets headers, since one `add_header` in a place hides those around it
 */
function siteServer(deploy: Deploy, listen: string, strict: string): string {
  const { names, release, logDir, trustedProxies, clientTimeout } = deploy
  const headers = (...lines: string[]) =>
    [...lines, strict]
      .filter((line) => line !== '')
      .map((line) => `    ${line}`)
      .join('\n')
  const realAddress =
    trustedProxies.length === 0
      ? ''
      : `
  real_ip_header X-Forwarded-For;
  real_ip_recursive on;
${trustedProxies.map((network) => `  set_real_ip_from ${network};`).join('\n')}
`
  /** Pages behind an address that opens them: never cached, and not to be guessed at. */
  const looks = (below: string, limit: string) => `
  location ^~ ${below} {
${only('GET|HEAD')}
    limit_req ${limit} nodelay;
${strict === '' ? '' : `${headers()}\n`}    proxy_pass http://site_processes;
  }`
  const brotli = deploy.brotli
    ? `
  brotli on;
  brotli_comp_level 5;
  brotli_min_length 1024;
  brotli_types ${compressed};
`
    : ''
  return `
server {
${listen}
  server_name ${names.join(' ')};
  server_tokens off;
  absolute_redirect off;
  access_log ${logDir}/site.access.log site;
  # Lower levels quote whole request lines, phone numbers and all; what failed stands in the access log by its status.
  error_log ${logDir}/site.error.log crit;
${realAddress}
  client_max_body_size ${bodyLimit};
  client_body_timeout ${clientTimeout}s;
  send_timeout 10s;
  keepalive_timeout 30s;
  reset_timedout_connection on;
  limit_conn_status 429;
  limit_req_status 429;

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_comp_level 5;
  gzip_min_length 1024;
  gzip_types ${compressed};
${brotli}
${passing}

  error_page 413 @too_long;
  error_page 429 @busy_page;
  error_page 502 504 =503 @down;
${answers(headers)}
  location / {
${only('GET|HEAD')}
    root ${release}/public;
${headers('add_header Cache-Control "public, max-age=86400";', noSniff)}
    try_files $uri @page;
  }

  # Not behind a lock of the cache: visitors of a page that is made anew each time would wait in line for it.
  location @page {
    proxy_pass http://site_processes;
    limit_conn site_connections ${deploy.connectionsPerAddress};
    proxy_cache site_pages;
    # All that an answer depends on. The framework says it too, in a Vary that would keep browsers' spellings apart.
    proxy_cache_key "$site_device $site_encoding $scheme $host $request_uri $site_part";
    proxy_ignore_headers Vary;
    proxy_cache_bypass $site_unkept;
    proxy_no_cache $site_unkept;
    proxy_cache_revalidate on;
    proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;
    proxy_cache_background_update on;
${headers('add_header Vary User-Agent;')}
  }

${looks(`${paths.receipts}/`, 'zone=site_receipts burst=60')}
${looks(callPagePath(''), 'zone=site_calls burst=300')}

  # Pages made by the last release name its files: those in open tabs, in caches, of the process that restarts next.
  location ^~ /_next/static/ {
${only('GET|HEAD')}
    rewrite ^/_next/(.*)$ /.next/$1 break;
    root /;
    try_files ${release}$uri ${deploy.previousRelease}$uri =404;
    gzip_static on;
${deploy.brotli ? '    brotli_static on;\n' : ''}    access_log off;
    log_not_found off;
${headers('add_header Cache-Control "public, max-age=31536000, immutable";', noSniff)}
  }

${calls(deploy, strict === '' ? '' : `${headers()}\n`)}
  location = /healthz {
    access_log off;
    proxy_pass http://site_processes;
  }

  location = /readyz {
    access_log off;
    proxy_pass http://site_processes;
  }

  location = /metrics {
    return 404;
  }
}
`
}
