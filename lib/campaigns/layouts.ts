/** The layouts of campaigns: the route group of each, and what it draws around the page. */
export const campaignLayouts = {
  special: '页头带社交二维码，页尾有预约表单、页脚和浮窗；一般专题用它',
  none: '没有页头和浮窗，只有页脚的法律声明；报名页、英文页',
  'special-ym': '移民页头，页尾有移民表单；移民项目',
  'special-tuofu': '专题页头，页尾有托福表单，短页脚；考试冲分班',
  tuofu: '全站页头，页尾有托福表单；托福类课程',
  yuyan: '全站页头，页尾有“免费留学方案”表单；语言课程',
  'yy-linshi': '全站页头，页尾有语言表单，短页脚；临时的语言活动',
  ruishi: '专题页头，瑞士专用的颜色，短页脚；瑞士',
} as const

export type CampaignLayout = keyof typeof campaignLayouts

export const isCampaignLayout = (name: string): name is CampaignLayout => Object.hasOwn(campaignLayouts, name)
