import type { SchoolLevel } from '@/lib/contract/schools'

export type OfficialCheck = {
  name: string
  url: string
  /** What can be read there, and why it matters. */
  text: string
}

/** Where a Chinese family can check whether a foreign school and its degree are recognised in China. */
export const recognitionChecks: readonly OfficialCheck[] = [
  {
    name: '教育部留学服务中心 · 国（境）外学历学位认证',
    url: 'https://zwfw.cscse.edu.cn/',
    text: '回国后就业、升学、落户常要这份认证。入学前先看申请条件和所需材料，尤其是授课方式、学习地点和合作办学的要求。',
  },
  {
    name: '教育部教育涉外监管信息网',
    url: 'https://jsj.moe.gov.cn/',
    text: '看留学预警、各国学校名单说明和中外合作办学名单；合作项目要用项目名再查一遍。',
  },
]

const sevp: OfficialCheck = {
  name: 'SEVP 认证学校查询（美国国土安全部）',
  url: 'https://studyinthestates.dhs.gov/school-search',
  text: '只有获 SEVP 认证的学校才能签发 I-20；看校区是否在列，签发的是 F-1 还是 M-1。',
}

const sponsors: OfficialCheck = {
  name: '英国学生签证担保机构名册（gov.uk）',
  url: 'https://www.gov.uk/government/publications/register-of-licensed-sponsors-students',
  text: '名册上的学校才能发 CAS；看担保类别与状态，名册由内政部持续更新。',
}

const dli: OfficialCheck = {
  name: '加拿大指定学校名单 DLI（移民部）',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html',
  text: '高等院校须在名单上才能申请学习许可；同时看课程能否申请毕业后工签。中小学不在这份名单里逐校列出。',
}

const cricos: OfficialCheck = {
  name: 'CRICOS 澳大利亚招收海外学生课程登记',
  url: 'https://cricos.education.gov.au/',
  text: '学校和课程都须登记，用课程代码查学制与登记学费。',
}

const universityChecks: Record<string, readonly OfficialCheck[]> = {
  us: [
    sevp,
    {
      name: '美国教育部认证数据库 DAPIP',
      url: 'https://ope.ed.gov/dapip/',
      text: '看由哪家机构认证、有效期、有无警告或留察；专业认证另行列出。',
    },
  ],
  uk: [
    sponsors,
    {
      name: '英格兰学生事务办公室 OfS 名册',
      url: 'https://www.officeforstudents.org.uk/for-providers/regulatory-resources/the-ofs-register/',
      text: '看学校有无学位授予权、能否用“大学”名称。苏格兰、威尔士和北爱尔兰由各自机构监管。',
    },
  ],
  ca: [dli],
  au: [
    cricos,
    {
      name: 'TEQSA 国家名册',
      url: 'https://www.teqsa.gov.au/national-register',
      text: '看高等教育机构的注册类别、有效期和附加条件。',
    },
  ],
  nz: [
    {
      name: 'NZQA 新西兰学历评审局',
      url: 'https://www.nzqa.govt.nz/',
      text: '查院校的质量评级和课程等级；招收留学生的学校须签署学生关护守则。',
    },
  ],
  jp: [
    {
      name: '文部科学省',
      url: 'https://www.mext.go.jp/',
      text: '看学校属于大学、短期大学还是专门学校，设置者是国立、公立还是私立。',
    },
  ],
  sg: [
    {
      name: '新加坡教育部 · 高等教育机构',
      url: 'https://www.moe.gov.sg/post-secondary',
      text: '公立大学、理工学院在教育部页面列出；私立院校要另查 ERF 注册与 EduTrust 级别。',
    },
  ],
  hk: [
    {
      name: '大学教育资助委员会',
      url: 'https://www.ugc.edu.hk/',
      text: '看哪些大学受公帑资助；自资学位在“自资专上教育资讯平台”另查。',
    },
  ],
  fr: [
    {
      name: '法国高等教育署 Campus France',
      url: 'https://www.campusfrance.org/',
      text: '申请与签证前的程序都从这里走；看文凭是国家文凭，还是学校自颁文凭。',
    },
  ],
  de: [
    {
      name: 'anabin 数据库',
      url: 'https://anabin.kmk.org/',
      text: '看学校与学位的认可等级；德国高校的课程可在 hochschulkompass.de 逐条查。',
    },
  ],
  nl: [
    {
      name: 'NVAO 荷兰与弗拉芒认证机构',
      url: 'https://www.nvao.net/',
      text: '按课程查认证结论与有效期；研究型大学与应用科学大学的学位分开看。',
    },
  ],
  ie: [
    {
      name: 'QQI 爱尔兰质量与资格署',
      url: 'https://www.qqi.ie/',
      text: '看课程在国家资历框架的等级；能否凭这门课程办学生签证，另查移民局的 ILEP 名单。',
    },
  ],
  es: [
    {
      name: 'RUCT 大学、中心与学位登记',
      url: 'https://www.educacion.gob.es/ruct/',
      text: '看学位是官方学位，还是学校自有学位；两者在认证和继续升学时差别很大。',
    },
  ],
  kr: [
    {
      name: 'Study in Korea',
      url: 'https://www.studyinkorea.go.kr/',
      text: '看学校是否通过教育国际化能力认证，这影响签证审理。',
    },
  ],
  mo: [
    {
      name: '澳门高等教育资讯网',
      url: 'https://www.dsedj.gov.mo/',
      text: '看学校是否为澳门政府认可的高等院校、课程编号与批准开办的日期。',
    },
  ],
  ch: [
    {
      name: 'swissuniversities',
      url: 'https://www.swissuniversities.ch/',
      text: '看学校是不是瑞士认可的大学或应用科学大学；私立酒店学院要另查由谁授予学位。',
    },
  ],
  it: [
    {
      name: 'Universitaly（意大利大学部）',
      url: 'https://www.universitaly.it/',
      text: '非欧盟学生的预注册从这里走；在这里能查到的大学与课程才授予国家承认的学位。',
    },
  ],
  se: [
    {
      name: 'Universityadmissions.se',
      url: 'https://www.universityadmissions.se/',
      text: '瑞典各校的课程统一在这里申请，看课程语言、先修要求与截止日期。',
    },
  ],
  dk: [
    {
      name: 'Study in Denmark',
      url: 'https://studyindenmark.dk/',
      text: '丹麦政府网站，列出认可的高等院校与英语课程。',
    },
  ],
  fi: [
    {
      name: 'Studyinfo.fi',
      url: 'https://opintopolku.fi/konfo/en/',
      text: '芬兰官方申请入口，看课程语言、考试与非欧盟学费。',
    },
  ],
  no: [
    {
      name: 'NOKUT / HK-dir',
      url: 'https://www.nokut.no/en/',
      text: '挪威高等教育的质量机构，查学校是否获认可；自 2023 年起对非欧盟学生收学费，以各校公布为准。',
    },
  ],
  be: [
    {
      name: 'NVAO 荷兰与弗拉芒认证机构',
      url: 'https://www.nvao.net/',
      text: '荷语区的课程在这里查认证；法语区另看 ARES 的院校名录。',
    },
  ],
  at: [
    {
      name: 'AQ Austria',
      url: 'https://www.aq.ac.at/en/',
      text: '奥地利高等教育的质量保障与认证机构，查学校是否获认可。',
    },
  ],
  pt: [
    {
      name: 'A3ES',
      url: 'https://www.a3es.pt/en/',
      text: '葡萄牙高等教育评估与认证机构，按学校与课程查认证结论。',
    },
  ],
  pl: [
    {
      name: 'RAD-on（波兰高等教育登记）',
      url: 'https://radon.nauka.gov.pl/',
      text: '查学校与课程是否在波兰高等教育登记里。',
    },
  ],
  hu: [
    {
      name: 'Oktatási Hivatal（匈牙利教育局）',
      url: 'https://www.oktatas.hu/',
      text: '查学校与课程是否登记；医学英语授课项目还要看毕业后的执业条件。',
    },
  ],
  th: [
    {
      name: '泰国高等教育科研部',
      url: 'https://www.mhesi.go.th/',
      text: '查学校是否获认可；国际课程的授课语言与学分另向学校要书面说明。',
    },
  ],
  my: [
    {
      name: 'MQR 马来西亚资历登记',
      url: 'https://www2.mqa.gov.my/mqr/',
      text: '按课程查是否获完全认证及有效期，暂准认证的课程要问清后续。',
    },
  ],
}

const highSchoolChecks: Record<string, readonly OfficialCheck[]> = {
  us: [sevp],
  au: [cricos],
  nz: [
    {
      name: '新西兰 Education Counts 学校名录',
      url: 'https://www.educationcounts.govt.nz/find-school',
      text: '看学校今年是否仍在办学、公立还是私立、有没有寄宿。',
    },
    {
      name: 'NZQA 国际学生关护守则',
      url: 'https://www2.nzqa.govt.nz/tertiary/the-code/',
      text: '招收国际生的学校须签署守则；看签署名单，并问清监护与住宿由谁负责。',
    },
  ],
  uk: [
    sponsors,
    {
      name: 'ISI 独立学校督导局',
      url: 'https://www.isi.net/',
      text: '查英格兰独立学校的检查报告，寄宿与学生保护单列一节；苏格兰、威尔士另有督导机构。',
    },
  ],
  ca: [
    {
      name: '安大略省私立学校名录（省教育厅开放数据）',
      url: 'https://data.ontario.ca/dataset/private-school-contact-information',
      text: '看学校今年是否仍在名录上、能否授予 OSSD 学分；名录只登记信息，不等于教育厅为办学质量背书。',
    },
  ],
}

/** Official registers in which a school of this kind and country can be found; empty when we know none. */
export function officialChecks(level: SchoolLevel, country: string): readonly OfficialCheck[] {
  return (level === 'university' ? universityChecks : highSchoolChecks)[country] ?? []
}
