/**
 * The agreement that a visitor accepts by ticking the privacy box (specification §2). Its version and a hash of its text are stored with
 * the lead; a new wording needs a new version.
 */
export const consent = {
  version: '2026-11-29.3',
  label: '我已阅读并同意《隐私保护协议》',
} as const
