import { parseEnv } from './env'

/** Variables whose values are printed into static pages: another value makes a build stale, and a container needs them when it is built. */
export const printedVariables = [
  'SITE_ORIGIN',
  'MOBILE_ORIGIN',
  'SINGAPORE_HONGKONG_ORIGIN',
  'IMMIGRATION_ORIGIN',
  'SHOW_SAMPLES',
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'ICP_NUMBER',
  'POLICE_NUMBER',
  'WECHAT_ID',
  'WECHAT_QR_URL',
  'WEIBO_QR_URL',
  'CHAT_SCRIPT_URL',
  'BAIDU_TONGJI_ID',
  'SMS_CHECK_STRING',
  'PHONE_SECOND_DIGITS',
  'APIPC_ORIGIN',
  'WEB_VITALS_SAMPLE',
  'LEAD_RETENTION_DAYS',
] as const

/**
 * What pages print for these variables, empty for nothing. A default counts like the same value written out; the port on which a process
 * listens does not, because one build serves on any port.
 * @throws Explained when a variable cannot be used
 */
export function printedValues(
  variables: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const values = parseEnv({ ...variables, PORT: undefined })
  return Object.fromEntries(printedVariables.map((name) => [name, String(values[name] ?? '')]))
}
