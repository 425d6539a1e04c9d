/**
 * The agreement that a visitor accepts by ticking the privacy box (specification §2). Its version and a hash of its text are stored with
 * the lead; a new wording needs a new version.
 */
export const consent = {
  version: '2026-11-29.1',
  label: '我已阅读并同意《隐私保护协议》',
} as const

/** The first version whose text names what advertising platforms are told. */
const namesConversionsFrom = '2026-11-24.2'

/**
 * Whether the visitor accepted a version whose text names what advertising platforms are told.
 * @param version the accepted version; null when the box was not ticked
 */
export const allowsConversions = (version: string | null): boolean =>
  version !== null && version.localeCompare(namesConversionsFrom, 'en', { numeric: true }) >= 0
