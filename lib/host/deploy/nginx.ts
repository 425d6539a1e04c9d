import { codes } from '@/lib/api/envelope'
import { messages } from '@/lib/leads/messages'
import { mobileAgentPattern } from '@/lib/routing/mobile'
import { site } from '@/lib/site'
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
  return [maps(deploy), zones(deploy), strangers(deploy), ...servers(deploy)].join('\n')
}

function maps({ names: [name] }: Deploy): string {
  return `# ${name}: made by npm run deploy:files; change the settings, not this file.

# The site sends phones elsewhere, so a page is cached for one kind of device. The cookie is the phone's own wish.
map $http_user_agent $site_agent_device {
  default desktop;
  "~${mobileAgentPattern}" phone;
}
map $cookie_pc $site_device {
  default $site_agent_device;
  "1" desktop;
}

# No phone number reaches a log. What could hide one (separators, encoded or full-width digits) is left out whole.
map $request_uri $site_logged_start {
  default /;
  "~^(?<site_start>/(?:v1/|[a-zA-Z_./])*)" $site_start;
}
map $request_uri $site_logged_uri {
  default "$site_logged_start?masked";
  # Whoever has the code of a receipt can open it.
  "~*^/(?:apipc/v1/)?receipt/" "/receipt/masked";
  "~*[?&]receipt=" "$site_logged_start?masked";
  "~^(?<site_before>/(?:v1/|[a-zA-Z_./])*\\?(?:[a-z_]+=[a-zA-Z_-]*&)*phone=)(?<site_head>1[3-9]\\d)\\d{4}(?<site_tail>\\d{4})(?<site_after>(?:&[a-z_]+=[a-zA-Z_-]*)*)$" "$site_before$site_head****$site_tail$site_after";
  "~*^(?!.*%(?:25)*3\\d)(?!.*%(?:25)*EF%(?:25)*BC%(?:25)*9)(?!.*(?:(?<!\\d)|(?<=%[\\da-f]{2}))(?:(?:00)?86${gap})?1${gap}[3-9](?:${gap}\\d){9}(?!\\d))(?<site_uri>.*)$" $site_uri;
}
map $http_referer $site_referrer {
  default "-";
  "~^(?<site_from>https?://(?:[a-zA-Z.:-]|\\d{1,6}(?!\\d))+/[a-zA-Z_./]*)" $site_from;
}
map $http_user_agent $site_agent {
  default $http_user_agent;
  "~(?:\\d[ +.-]*){11}" masked;
}

log_format site escape=json '{"at":"$time_iso8601","address":"$remote_addr","method":"$request_method",'
  '"host":"$host","uri":"$site_logged_uri","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,'
  '"upstream":"$upstream_status","upstreamSeconds":"$upstream_response_time","cache":"$upstream_cache_status",'
  '"device":"$site_device","referrer":"$site_referrer","agent":"$site_agent"}';
`
}

/** What people and programs put between the digits of a number, plain or encoded; also in front of a country code. */
const gap = '(?:[-+. ]|%(?:25)*2[0bBdD])*'

function zones({ ports, cacheDir, apiRate, codeRate }: Deploy): string {
  return `
upstream site_processes {
  least_conn;
${ports.map((port) => `  server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n')}
  keepalive 64;
  # Shorter than the processes' own 5 s: a connection they are closing must not be given to a visitor's form.
  keepalive_timeout 4s;
}

proxy_cache_path ${cacheDir} levels=1:2 keys_zone=site_pages:20m max_size=1g inactive=1d use_temp_path=off;
limit_req_zone $binary_remote_addr zone=site_api:10m rate=${apiRate.perSecond}r/s;
limit_req_zone $binary_remote_addr zone=site_codes:10m rate=${codeRate.perMinute}r/m;
limit_conn_zone $binary_remote_addr zone=site_connections:10m;
`
}

/** Whoever asks for another host, or for none, gets nothing of ours. */
/** The lines that listen on a port, with what stands behind it. */
function listening(place: string, ipv6: boolean, rest = ''): string {
  const places = ipv6 && /^\d+$/.test(place) ? [place, `[::]:${place}`] : [place]
  return places.map((one) => `  listen ${one}${rest};`).join('\n')
}

function strangers({ listen, ipv6, tls, clientTimeout }: Deploy): string {
  const secure =
    tls === null
      ? ''
      : `
server {
${listening(tls.listen, ipv6, ' ssl default_server')}
  server_name _;
  client_header_timeout ${clientTimeout}s;
  large_client_header_buffers 4 16k;
  ssl_reject_handshake on;
}
`
  return `
server {
${listening(listen, ipv6, ' default_server')}
  server_name _;
  server_tokens off;
  access_log off;
  # Holds for every connection: until the host is read nginx goes by this server.
  client_header_timeout ${clientTimeout}s;
  large_client_header_buffers 4 16k;
  return 421;
}
${secure}`
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
  return 301 https://${name}$request_uri;
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

/**
 * @param strict a line for every place that sets headers, since one `add_header` in a place hides those around it
 */
function siteServer(deploy: Deploy, listen: string, strict: string): string {
  const { names, release, logDir, trustedProxies, clientTimeout, apiRate, codeRate } = deploy
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
  const noSniff = 'add_header X-Content-Type-Options nosniff always;'
  const noStore = 'add_header Cache-Control no-store always;'
  const refusal = (place: string, status: number, code: number, msg: string) => `
  location @${place} {
    default_type "application/json; charset=utf-8";
${headers(noStore, noSniff)}
    return ${status} '${JSON.stringify({ code, data: { msg } })}';
  }
`
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
  limit_conn site_connections ${deploy.connectionsPerAddress};
  limit_conn_status 429;
  limit_req_status 429;

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_comp_level 5;
  gzip_min_length 1024;
  gzip_types ${compressed};
${brotli}
  proxy_http_version 1.1;
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
  # One form is cached and compressed here.
  proxy_set_header Accept-Encoding "";
  # The framework's own words between its parts: nobody outside has a reason to say them.
  proxy_set_header X-Middleware-Subrequest "";
  proxy_set_header X-Middleware-Rewrite "";
  proxy_set_header X-Middleware-Next "";
  proxy_set_header X-Middleware-Override-Headers "";
  proxy_set_header X-Nextjs-Data "";
  proxy_set_header Next-Action "";

  error_page 413 @too_long;
  error_page 429 @busy;
  error_page 502 504 =503 @down;
${refusal('too_long', 413, codes.tooLong, messages.tooLong)}${refusal('busy', 429, codes.busyAddress, messages.busy)}${refusal('wrong_method', 405, codes.malformed, messages.malformed)}${refusal('fault', 503, codes.fault, messages.fault)}
  location @down {
    default_type "text/html; charset=utf-8";
${headers(noStore, noSniff)}
    return 503 '${downPage}';
  }

  location / {
    if ($request_method !~ "^(?:GET|HEAD)$") {
      return 405;
    }
    root ${release}/public;
${headers('add_header Cache-Control "public, max-age=86400";', noSniff)}
    try_files $uri @page;
  }

  location @page {
    proxy_pass http://site_processes;
    proxy_cache site_pages;
    proxy_cache_key "$site_device $scheme $host $request_uri";
    proxy_cache_lock on;
    proxy_cache_lock_timeout 5s;
    proxy_cache_revalidate on;
    proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504;
    proxy_cache_background_update on;
${headers('add_header Vary User-Agent;')}
  }

  location ^~ /_next/static/ {
    if ($request_method !~ "^(?:GET|HEAD)$") {
      return 405;
    }
    alias ${release}/.next/static/;
    gzip_static on;
${deploy.brotli ? '    brotli_static on;\n' : ''}    access_log off;
    log_not_found off;
${headers('add_header Cache-Control "public, max-age=31536000, immutable";', noSniff)}
  }

  # Never cached here: nginx would turn HEAD into GET, and one of these GETs sends a text message.
  location /apipc/ {
    if ($request_method !~ "^(?:GET|HEAD|POST)$") {
      return 405;
    }
    limit_req zone=site_api burst=${apiRate.burst} nodelay;
    error_page 405 @wrong_method;
    error_page 413 @too_long;
    error_page 429 @busy;
    error_page 502 504 =503 @fault;
${strict === '' ? '' : `${headers()}\n`}    proxy_pass http://site_processes;
  }

  location = /apipc/v1/sms_logs {
    if ($request_method !~ "^(?:GET|HEAD)$") {
      return 405;
    }
    limit_req zone=site_codes burst=${codeRate.burst} nodelay;
    error_page 405 @wrong_method;
    error_page 429 @busy;
    error_page 502 504 =503 @fault;
    error_log /dev/null emerg;
    # Asking a second process would send a second message.
    proxy_next_upstream off;
${strict === '' ? '' : `${headers()}\n`}    proxy_pass http://site_processes;
  }

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

/** What a visitor reads while no process answers. One line without quotes or dollar signs, as nginx wants it. */
const downPage = [
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
  `<title>${site.brand}</title><body style="font:16px/1.75 sans-serif;max-width:32em;margin:15vh auto;padding:0 1em">`,
  '<h1 style="font-size:1.5em">网站暂时无法访问</h1>',
  `<p>我们正在恢复，请过几分钟再打开本页。急需咨询请拨打 <a href="tel:${site.hotline}">${site.hotline}</a>。</p>`,
].join('')
