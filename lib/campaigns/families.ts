/** Families of campaign pages in the order of the site map; each page states its own. */
export const families = [
  { id: 'undergraduate', title: '本科申请' },
  { id: 'graduate', title: '研究生申请' },
  { id: 'high-school', title: '高中留学' },
  { id: 'elite', title: '精英规划' },
  { id: 'japan', title: '日本留学' },
  { id: 'art', title: '艺术留学' },
  { id: 'switzerland', title: '瑞士留学' },
  { id: 'background', title: '背景提升与游学' },
  { id: 'exams', title: '语言与考试' },
  { id: 'costs', title: '留学费用' },
  { id: 'visas', title: '签证' },
  { id: 'identity', title: '海外身份规划' },
  { id: 'company', title: '关于我们' },
  { id: 'more', title: '更多专题' },
] as const

export const familyIds = families.map(({ id }) => id)
