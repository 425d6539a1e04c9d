/** Parameters of advertising addresses that record where a visit came from: texts that marketers choose, and ids of a single click. */
export const campaignTexts = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
/**
 * Names of the click ids in the platforms' public documents: 百度 bd_vid, 腾讯广告 gdt_vid in WeChat and qz_gdt elsewhere, 巨量引擎 clickid, 小红书
 * click_id, 快手 callback, 360 qhclickid.
 */
export const clickIds = [
  'bd_vid',
  'gdt_vid',
  'qz_gdt',
  'clickid',
  'click_id',
  'callback',
  'qhclickid',
  'gclid',
  'msclkid',
] as const

/** Characters allowed in a click id: base64 and similar encodings. */
export const clickIdPattern = /^[\w.~+/=:-]+$/
/** Longest click id. */
export const clickIdLimit = 250

/** Longest touch as JSON, in UTF-16 units. */
export const touchLimit = 400

/** Days for which a touch is kept. */
export const touchDays = 90
