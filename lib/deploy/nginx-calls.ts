import { only } from './nginx-answers'
import type { Deploy } from './settings'

/** Places of the calls. @param strictly headers of every place, where there are any */
export function calls({ apiRate, codeRate }: Deploy, strictly: string): string {
  // Bodies pass as they come: the process ends one that takes too long as a whole, nginx only sees pauses.
  const call = `    error_page 405 @wrong_method;
    error_page 413 = $site_too_long;
    error_page 429 = $site_busy;
    error_page 502 504 = $site_fault;
    proxy_request_buffering off;
${strictly}    proxy_pass http://site_processes;`
  // How often somebody may send a lead is the site's to say: it marks what looks like spam and drops nothing.
  const leadPosts = ['/apipc/v1/general_form_pc', '/apipc/v1/general_form_pc_sms']
    .map(
      (path) => `
  location = ${path} {
${only('GET|HEAD|POST')}
${call}
  }`,
    )
    .join('\n')
  return `${leadPosts}

  # Never cached here: nginx would turn HEAD into GET, and one of these GETs sends a text message.
  location /apipc/ {
${only('GET|HEAD|POST')}
    limit_req zone=site_api burst=${apiRate.burst} nodelay;
${call}
  }

  location = /apipc/v1/sms_logs {
${only('GET|HEAD')}
    limit_req zone=site_codes burst=${codeRate.burst} nodelay;
    error_log /dev/null emerg;
    # Asking a second process would send a second message.
    proxy_next_upstream off;
${call}
  }
`
}
