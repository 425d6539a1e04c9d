/** A source of values and programmes: its name next to a figure, its address, and the notice that its licence requires. */
type ValueSource = { name: string; url: string; licence: string }

export const valueSources = {
  scorecard: {
    name: '美国教育部 College Scorecard',
    url: 'https://collegescorecard.ed.gov/',
    licence: '美国联邦政府资料，公有领域',
  },
  ipeds: {
    name: '美国教育统计中心 IPEDS',
    url: 'https://nces.ed.gov/ipeds/',
    licence: '美国联邦政府资料，公有领域',
  },
  carnegie: {
    name: '卡内基分类 2025',
    url: 'https://carnegieclassifications.acenet.edu/',
    licence: 'Carnegie Classifications 2025，ACE 与卡内基基金会公开数据文件',
  },
  commonapp: {
    name: 'Common App 要求表',
    url: 'https://www.commonapp.org/',
    licence: '© The Common Application，只取单项事实',
  },
  discoveruni: {
    name: 'Discover Uni',
    url: 'https://discoveruni.gov.uk/',
    licence: 'Discover Uni, HESA and OfS，CC BY 4.0',
  },
  hesa: {
    name: '英国高等教育统计局 HESA',
    url: 'https://www.hesa.ac.uk/',
    licence: 'HESA student data，CC BY 4.0',
  },
  tef: {
    name: '英格兰学生事务办公室 TEF 2023',
    url: 'https://www.officeforstudents.org.uk/',
    licence: 'Discover Uni, HESA and OfS，CC BY 4.0',
  },
  'tuition-ranges': {
    name: '各校公布的国际生学费和雅思要求，2026 年 7–8 月核对的汇编',
    url: '/yxk/sources',
    licence: '数额是各校公布的事实，链接官网',
  },
  'graduate-offices': {
    name: '各校研究生院公布的费用预算',
    url: '/yxk/sources',
    licence: '数额是各校公布的事实，链接学校官网',
  },
  'tuition-more': {
    name: '各校与各国政府公布的学费，逐条抄录',
    url: '/yxk/sources',
    licence: '数额是各校和政府公布的事实，链接学校官网',
  },
  cricos: {
    name: '澳大利亚 CRICOS 登记册',
    url: 'https://cricos.education.gov.au/',
    licence: 'Australian Government, Department of Education, CRICOS，CC BY',
  },
  'au-education': {
    name: '澳大利亚教育部高等教育统计',
    url: 'https://www.education.gov.au/higher-education-statistics',
    licence: 'Australian Government, Department of Education，CC BY',
  },
  ircc: {
    name: '加拿大移民部指定学校名单',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html',
    licence: 'Contains information licensed under the Open Government Licence – Canada',
  },
  mext: {
    name: '日本文部科学省大学一览（2022）',
    url: 'https://www.mext.go.jp/',
    licence: '文部科学省，注明出处可用',
  },
  ges: {
    name: '新加坡毕业生就业调查',
    url: 'https://data.gov.sg/',
    licence: 'data.gov.sg，Singapore Open Data Licence',
  },
  'hk-tpg': {
    name: '各校 2026 年入学课程页',
    url: '/yxk/sources',
    licence: '数额是各校公布的事实，链接官网',
  },
  eter: {
    name: '欧洲高等教育名录 ETER',
    url: 'https://www.eter-project.com/',
    licence: 'ETER project，注明出处可用',
  },
  hrk: { name: '德国大学校长会议名录', url: 'https://www.hochschulkompass.de/', licence: '只取单项事实' },
  ror: { name: '研究机构登记 ROR', url: 'https://ror.org/', licence: 'CC0 1.0；城市坐标 GeoNames CC BY 4.0' },
  dfe: {
    name: '英格兰教育部学校成绩表',
    url: 'https://www.compare-school-performance.service.gov.uk/',
    licence:
      'Contains public sector information licensed under the Open Government Licence v3.0 (Department for Education, school performance tables 2023/24)',
  },
  sevp: {
    name: '美国国土安全部 SEVP 认证学校名单',
    url: 'https://studyinthestates.dhs.gov/school-search',
    licence: 'SEVP certified school list, US Department of Homeland Security, 8 July 2026',
  },
  'nz-moe': {
    name: '新西兰教育部学校名录',
    url: 'https://www.educationcounts.govt.nz/',
    licence: 'New Zealand Ministry of Education, Education Counts schools directory, September 2021 (CC BY)',
  },
  'china-lists': {
    name: '各校官网公布的中国院校要求',
    url: '/yxk/china',
    licence: '名单是各校公布的事实，以学校官网为准',
  },
  'programme-fees': {
    name: '学校课程页公布的学费',
    url: '/yxk/sources',
    licence: '数额是各校公布的事实，链接官网',
  },
  pathways: { name: '预科运营方公布的 2026–27 学费', url: '/yxk/sources', licence: '数额是各校公布的事实' },
} as const satisfies Readonly<Record<string, ValueSource>>

export type ValueSourceId = keyof typeof valueSources

export const sourceOf = (id: string): ValueSource | null =>
  Object.hasOwn(valueSources, id) ? { ...valueSources }[id as ValueSourceId] : null
