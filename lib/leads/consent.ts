/**
 * What a visitor agrees to by ticking the privacy box (specification §2). The version and a hash of the text are stored with
 * the lead; a new wording of the agreement needs a new version.
 */
export const consent = {
  version: '2026-11-24.2',
  label: '我已阅读并同意《隐私保护协议》',
} as const

/** The first version whose text says what advertising platforms are told. */
const namesConversionsFrom = '2026-11-24.2'

/** Whether who ticked the box under this version had read what advertising platforms are told; null: it was not ticked. */
export const allowsConversions = (version: string | null): boolean =>
  version !== null && version.localeCompare(namesConversionsFrom, 'en', { numeric: true }) >= 0
