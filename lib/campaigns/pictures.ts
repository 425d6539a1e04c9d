import { keysOf } from '@/lib/core/keys-of'

/** Pictures that a page can have, each with its description; without one the scene of the hue is drawn. */
export const pictureNames = {
  us: '美国',
  uk: '英国',
  ca: '加拿大',
  au: '澳大利亚',
  nz: '新西兰',
  jp: '日本',
  sg: '新加坡',
  hk: '中国香港',
  eu: '欧洲',
  ch: '瑞士',
  planning: '规划',
  elite: '精英规划',
  exam: '考试',
  language: '语言',
  portfolio: '作品集',
  research: '科研',
  internship: '实习',
  contest: '竞赛',
  service: '社区服务',
  camp: '营地、夏校',
  highschool: '高中',
  transfer: '转学',
  visa: '签证',
  passport: '护照',
  city: '城市',
  documents: '材料、报名',
  hotel: '酒店管理',
  campus: '校园',
  family: '一家人商量',
  meeting: '面谈',
  signing: '签约',
  letter: '录取信',
  departure: '出发',
  dormitory: '宿舍',
  comparison: '学校对照',
  stages: '分段清单',
  contract: '合同',
} as const

export type PictureName = keyof typeof pictureNames

export const pictures = keysOf(pictureNames)
