/**
 * What a visitor agrees to by ticking the privacy box (specification §2). The version and a hash of the text are stored with
 * the lead; a new wording of the agreement needs a new version.
 */
export const consent = {
  version: '2026-11-24.1',
  label: '我已阅读并同意《隐私保护协议》',
} as const
