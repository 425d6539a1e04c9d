import companyFile from '@/lib/content/company/company.json' with { type: 'json' }

/**
 * Business constants of the product (specification §9 and §1). Facts that a company fills in itself (name, address, filing numbers) come
 * from the environment, see `lib/core/env.ts`.
 */
export const site = {
  /** The name that visitors know; the registered company name is configuration. */
  brand: '美世留学',
  language: 'zh-CN',
  hotline: '400-683-6883',
  /** The company's own claims, printed as claims of the company, never as facts about the world. */
  claims: {
    domesticCities: 13,
    countries: 15,
    mentors: 20000,
  },
  ageNotice: '本站所有课程、服务及资料仅面向18周岁及以上成年人',
  /** Stands beside the notice: plans for younger pupils are agreed with their guardians. */
  ageRemark: '面向成年人签约；未成年学生由监护人联系',
  callbackPromiseMinutes: 10,
} as const

/** When consultants telephone, Beijing time, every day; forms and receipts print these hours. */
export const workingHours = { from: '9:00', to: '18:00', fromHour: 9, toHour: 18 } as const

const confirmedOn: string | null = companyFile.call_hours_confirmed_on

/** Stands beside every promise to telephone until the company has confirmed that somebody answers in these hours; then empty. */
export const callHoursRemark = confirmedOn === null ? '以顾问排班为准' : ''

/**
 * The promise to telephone, as every page prints it: the minutes of specification §9 apply during opening hours. The answer to a form
 * makes the same promise for the time of sending, see `callPromise`.
 */
export const callbackPromise = `每天 ${workingHours.from}–${workingHours.to}（北京时间）留电话，${site.callbackPromiseMinutes} 分钟内回电；其余时间，下一个 ${workingHours.from} 起回电${callHoursRemark === '' ? '' : `；${callHoursRemark}`}`

/** Back-to-top moves by this share of the remaining distance at each step. */
export const scrollToTopShare = 1 / 5

/** Scroll position for the immigration header's news item, in CSS pixels. */
export const immigrationNewsScroll = 3850

/** Anchor of the band of immigration news, which is on every page with the immigration header. */
export const immigrationNewsId = 'immigration-news'

/** Categories of background enhancement, in the order of the header link. */
export const backgroundCategoryIds = [1, 2, 3, 4, 6, 8, 9, 10] as const

/** From this date on (month, day; Asia/Shanghai) the floating window shows the test popup. */
export const testPopupFrom = { month: 6, day: 22 } as const

/** `tel:` address of the hotline. */
export const hotlineHref = `tel:${site.hotline}`
