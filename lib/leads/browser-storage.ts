import { chatRetentionDays } from './chat'
import { touchDays } from './touch-fields'

/**
 * Everything that this site stores in a browser, by key, with its purpose and how long it stays. The privacy agreement prints this table;
 * code that stores something takes its key from the types below, so that nothing is stored without a line here.
 */
export const browserStorage = {
  cookie: {
    pc: '手机访客选择“电脑版”，保存 30 天，不含个人信息',
    chat: `您在在线咨询窗口里发出第一句后写入的随机码，用来认出是同一次会话，保存 ${chatRetentionDays} 天`,
    caller: '只在顾问的工作页面写入：顾问已经署名的凭证，保存 48 小时',
    'caller-name': '只在顾问的工作页面写入：顾问自己的姓名，保存 30 天',
  },
  local: {
    chat: '在线咨询读到第几句、是否还在进行',
    'visit-choice': '您对访问统计的回答（同意或不同意）；本站没有启用百度统计时不写入',
    touches: `您首次和最近一次来访的来源，见上文，${touchDays} 天后失效`,
    'school-shortlist': '您加入备选的学校的编号，用来列出和对比',
  },
  session: {
    'floating-window': '浮窗是否收起',
    'open-banner': '推荐卡片是否展开',
    'promo-line': '手机上的推荐条是否已经出现过',
    'visit-notices': '在线咨询和提示窗是否已经出现过',
    'vendor-chat': '第三方咨询窗口是否开着',
    opened: '页面刷新前打开着的窗口',
    'chunk-reload': '页面为更新刚刷新过的时间',
  },
} as const

export type CookieName = keyof (typeof browserStorage)['cookie']
export type LocalKey = keyof (typeof browserStorage)['local']
export type SessionKey = keyof (typeof browserStorage)['session']
