import { mobileAgentPattern } from '@/lib/routing/mobile'

export const devices = `
# The site sends phones elsewhere, so a page is cached for one kind of device. The cookie is the phone's own wish.
map $http_user_agent $site_agent_device {
  default desktop;
  "~${mobileAgentPattern}" phone;
}
map $cookie_pc $site_device {
  default $site_agent_device;
  "1" desktop;
}
`

export const encodings = `
# In what a visitor gets a page. A process makes it once in each, and it is kept as it came: compressing it here would be done
# for each visitor again.
map $http_accept_encoding $site_encoding {
  default "";
  "~*\\bbr\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" br;
  "~*\\bgzip\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" gzip;
}
# What the framework's own parts ask for at a page's address: data of the page, or of what is about to be opened.
map "$http_rsc$http_next_router_state_tree$http_next_router_prefetch$http_next_router_segment_prefetch" $site_part {
  default "$http_rsc $http_next_router_state_tree $http_next_router_prefetch $http_next_router_segment_prefetch";
  "" "";
}
`

export const readers = `
# A form sent without scripts is answered with a page, a script with JSON.
map "$request_method $http_sec_fetch_mode $http_accept" $site_form {
  default "";
  "~^POST (?:navigate |.*text/html)" _form;
}
map $site_form $site_too_long {
  default @too_long;
  _form @too_long_form;
}
map $site_form $site_busy {
  default @busy;
  _form @busy_form;
}
map $site_form $site_fault {
  default @fault;
  _form @fault_form;
}
`

/** A value that is written down as it came: words, Chinese characters, paths, and too few digits for anybody's number. */
const value = (() => {
  const word = '(?:[a-zA-Z_.,/-]|%2[cCfF]|%[eE][4-9](?:%[89aAbB][\\da-fA-F]){2})*+'
  return `${word}(?:\\d${word}){0,6}`
})()

export const logs = `
# No phone number and no code of a receipt reaches a log. Only what cannot hold one is written down: the rest is masked,
# in whatever way it was spelt.
map $request_uri $site_logged_start {
  default /;
  "~^(?<site_start>/(?:v1/|[a-zA-Z_./])*)" $site_start;
}
map $request_uri $site_logged_uri {
  default "$site_logged_start?masked";
  # Whoever has the code of a receipt can open it.
  "~*^[^?]*receipt" "/receipt/masked";
  "~*receipt" "$site_logged_start?masked";
  "~^//" "/?masked";
  "~^/apipc/v1/lead_cards\\?" "/apipc/v1/lead_cards?masked";
  "~^(?<site_before>/(?:v1/|[a-zA-Z_./])*\\?(?:[a-z_]+=[a-zA-Z_-]*&)*phone=)(?<site_head>1[3-9]\\d)\\d{4}(?<site_tail>\\d{4})(?<site_after>(?:&[a-z_]+=[a-zA-Z_-]*)*)$" "$site_before$site_head****$site_tail$site_after";
  "~^(?<site_uri>/(?=(?:[^\\d?]*\\d){0,10}[^\\d?]*(?:\\?|$))[\\w./-]*(?:\\?[a-zA-Z]\\w{0,30}=${value}(?:&[a-zA-Z]\\w{0,30}=${value})*)?)$" $site_uri;
}
# What is not written down is not kept on the disk either, where its address would stand.
map $site_logged_uri $site_unkept {
  default "";
  "~masked$|\\*{4}" 1;
}
map $http_referer $site_referrer {
  default "-";
  "~*receipt" "-";
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
