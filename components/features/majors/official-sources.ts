type OfficialSource = { name: string; url: string; text: string }

/** Official pages about courses and careers. */
export const officialSources: readonly OfficialSource[] = [
  { name: 'UCAS', url: 'https://www.ucas.com/', text: '英国本科课程：先修科目、截止日、各校课程页入口。' },
  {
    name: 'Discover Uni',
    url: 'https://discoveruni.gov.uk/',
    text: '英国各课程的学生调查与毕业去向，写明样本人数。',
  },
  {
    name: 'College Scorecard',
    url: 'https://collegescorecard.ed.gov/',
    text: '美国教育部的学校与专业数据，包括毕业后的收入与负债。',
  },
  {
    name: 'Course Seeker',
    url: 'https://www.courseseeker.edu.au/',
    text: '澳大利亚本科课程与入学要求。',
  },
  {
    name: 'O*NET OnLine',
    url: 'https://www.onetonline.org/',
    text: '美国劳工部的职业资料：一个岗位每天做什么、要什么技能。',
  },
  {
    name: '学职平台',
    url: 'https://xz.chsi.com.cn/',
    text: '学信网的国内专业与职业介绍，用来对照国内的叫法。',
  },
]
