import type { Guide } from '@/lib/guides/guide'

/** Guides about what an application must contain. */
export const materialGuides: readonly Guide[] = [
  {
    slug: 'hk-english',
    name: '香港硕士要多少雅思',
    words: '港硕 雅思 六级 托福 香港研究生 语言要求 科大 中大 理大 城大 教大',
    phrases: [
      '港硕雅思',
      '香港硕士雅思',
      '港硕语言',
      '香港硕士语言',
      '港硕六级',
      '香港硕士六级',
      '香港硕士托福',
      '港硕托福',
    ],
    title: '香港硕士要多少雅思，六级能不能用',
    description:
      '香港科技大学研究生通则的雅思和托福，中大、理大、城大、教大单个授课硕士课程写明的雅思、托福和六级；哪些认六级，哪些不收别的证明；没有收录的学校也写明。',
    answer:
      '没有一条各校通用的线：科大研究生通则雅思 6.5、各项 5.5（2023 年手册）；读到的中大、理大、城大、教大单个硕士在 6.0 到 7.0 之间，城大一门、教大一门写明收六级。以要读的课程页为准。',
    sections: [
      {
        id: 'rules',
        heading: '全校研究生通则：科大、中大、教大怎么写',
        label: '学校通则',
        facts: ['hk-hkust-ielts', 'hk-cuhk-grad-tests', 'hk-eduhk-cet6'],
      },
      {
        id: 'courses',
        heading: '单个授课硕士：要多少雅思、认不认六级',
        label: '单个课程',
        intro: '每条只管一个课程，不能当全校的线。',
        facts: [
          'hk-cuhk-ielts-mgpe',
          'hk-polyu-ielts-dm',
          'hk-cityu-ielts-bda',
          'hk-cityu-ielts-ma',
          'hk-eduhk-ielts',
        ],
      },
    ],
    missing: ['港大各学院授课硕士、理大和浸大、岭南的全校通则：没有收录，请看课程页的英语要求。'],
    links: [
      { label: '香港硕士', href: '/special/hk_yjs' },
      { label: '多邻国、内测能不能用', href: '/guide/english-tests' },
      { label: '香港授课硕士的轮次', href: '/countrylines/hk-taught-masters-rounds' },
    ],
  },
  {
    slug: 'art-portfolio',
    name: '艺术院校要交什么',
    words: '艺术 作品集 皇家艺术学院 RCA 伦敦艺术大学 UAL 几件 视频 雅思',
    phrases: [
      '艺术作品集要求',
      '作品集几件',
      '皇艺作品集',
      '伦艺作品集',
      'UAL作品集',
      'RCA作品集',
      'RISD作品集',
      '帕森斯作品集',
    ],
    title: '艺术硕士要交什么：皇家艺术学院、伦敦艺术大学',
    description:
      '皇家艺术学院硕士要交的陈述、视频和作品集文件，雅思要求；伦敦艺术大学一年最多申几个硕士，作品集什么时候交；罗德岛、帕森斯哪些没有收录、去哪里看。',
    answer:
      '皇家艺术学院硕士：300 字陈述、2 分钟以内的视频、3–5 个作品集文件，雅思 6.5（2025 年）。伦敦艺术大学：一年最多申 3 个授课硕士，先交网申，作品集等学校来信再交。',
    sections: [
      {
        id: 'rca',
        heading: '皇家艺术学院硕士：作品集、视频、雅思',
        label: '皇家艺术学院',
        facts: ['uk-rca-materials', 'uk-rca-ielts'],
      },
      {
        id: 'ual',
        heading: '伦敦艺术大学硕士：申几个、作品集何时交',
        label: '伦敦艺术大学',
        facts: ['uk-ual-pg-three', 'uk-ual-portfolio-order'],
      },
    ],
    missing: [
      '罗德岛设计学院、帕森斯本科作品集的件数和下一个入学季的日期：只有旧页，没有收录，请看学校招生页。',
      '皇家艺术学院下一个入学季的轮次：没有收录，请看 rca.ac.uk。',
    ],
    links: [
      { label: '国际艺术', href: '/chanel/yishu' },
      { label: '英国艺术院校', href: '/special/ys_zh/ys_uk' },
      { label: '作品集辅导', href: '/bjts_list/portfolio-design' },
    ],
  },
]
