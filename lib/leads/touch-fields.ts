/** Parameters of advertising addresses that say where a visit came from: texts that people choose, and ids of one click. */
export const campaignTexts = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
export const clickIds = ['bd_vid', 'gclid', 'gdt_vid', 'qhclickid', 'msclkid'] as const

/** Longest touch as JSON, in UTF-16 units. */
export const touchLimit = 400

/** Days for which a touch is kept. */
export const touchDays = 90
