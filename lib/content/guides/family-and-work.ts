import type { Guide } from '@/lib/guides/guide'

/** Guides for the family of a student, and for the years after the degree. */
export const familyGuides: readonly Guide[] = [
  {
    slug: 'dependants',
    name: '陪读与监护签证',
    words: '陪读 监护人 陪读签证 陪读妈妈 陪读准证 LTVP 590 Guardian 父母 祖父母',
    phrases: [
      '陪读',
      '陪读签证',
      '监护签证',
      '监护人签证',
      '陪读准证',
      '妈妈陪读',
      '爸爸陪读',
      '外婆陪读',
      '新西兰监护',
      '590签证',
      '590',
      'LTVP',
    ],
    title: '陪读与监护签证：新加坡、新西兰、澳大利亚、英国',
    description:
      '孩子在国外读书，父母或祖父母能不能陪读：新加坡陪读准证给谁，新西兰监护签能不能打工，澳大利亚 590 要证明多少钱，英国儿童学生陪读签的年龄；每条写明出处和年份。',
    answer:
      '新加坡：父母或祖父母中一人可申请陪读准证；新西兰只批一位法定监护人，须同住；英国只给 4–11 岁孩子的一位父母，不能工作；澳大利亚 590 要证明一年的生活费和孩子的学费。',
    sections: [
      {
        id: 'singapore',
        heading: '新加坡陪读准证：谁能申请、要什么',
        label: '新加坡',
        facts: ['sg-ltvp-guardian', 'sg-ltvp-docs'],
      },
      {
        id: 'new-zealand',
        heading: '新西兰陪读签：谁能申请、能不能打工',
        label: '新西兰',
        facts: ['nz-guardian-visa', 'nz-guardian-work'],
      },
      {
        id: 'australia',
        heading: '澳大利亚陪读签 590：要证明多少钱',
        label: '澳大利亚',
        facts: ['au-590-funds'],
      },
      { id: 'uk', heading: '英国陪读签：孩子几岁、能不能工作', label: '英国', facts: ['uk-parent-child'] },
    ],
    missing: [
      '澳大利亚 590 今年的申请费：没有收录，请用移民局的 Visa Pricing Estimator 查。',
      '英国陪读签今年的资金额，韩国陪读签的资金和期限：没有收录，请看签证官网。',
      '加拿大、美国的陪读签证：本站没有收录，请看签证官网，或请顾问查。',
    ],
    links: [
      { label: '新加坡的学费和生活费', href: '/special/fy_zh/fy_sg' },
      { label: '澳大利亚签证', href: '/special/qz_au' },
      { label: '海外高中一年多少钱', href: '/guide/school-costs' },
    ],
  },
  {
    slug: 'school-costs',
    name: '海外高中一年多少钱',
    words: '高中费用 寄宿 公立中学 国际生收费 寄宿家庭 英国高中 美国高中 新西兰高中 学费',
    phrases: [
      '高中费用',
      '英国高中费用',
      '美国高中费用',
      '新西兰高中费用',
      '海外高中费用',
      '寄宿高中费用',
      '寄宿学校费用',
      '公立高中费用',
      '英国寄宿费用',
      '美国寄宿费用',
    ],
    title: '海外高中一年多少钱：英国、美国、新西兰',
    description:
      '英国私立寄宿中学的平均学费和增值税，美国寄宿高中的学费中位，新西兰公立中学国际生的学费、寄宿家庭和杂费；每个数写明年份、出处和它管到哪里，没有收录的国家也写明。',
    answer:
      '英国收有私立寄宿的平均学费，不含和含增值税各一个数（2024–25 学年）；美国收有七天寄宿学费的中位（2025 年，转述）；新西兰收有两所公立中学的学费，寄宿家庭另付。数和出处在下面各节。',
    sections: [
      { id: 'uk', heading: '英国私立寄宿中学一年多少钱', label: '英国', facts: ['uk-boarding-isc2025'] },
      { id: 'us', heading: '美国寄宿高中学费多少', label: '美国', facts: ['us-boarding-nais'] },
      {
        id: 'new-zealand',
        heading: '新西兰公立中学国际生收费：两所的例子',
        label: '新西兰',
        intro: '这是两所学校自己的收费页，别的学校不同。',
        facts: ['nz-mbas-2027', 'nz-thames-2026'],
      },
    ],
    missing: [
      '澳大利亚各州公立中学近年的国际生收费：没有收录，请看各州教育部的国际生收费页。',
      '加拿大各公立教育局近年的收费：没有收录，请看教育局的国际生页面。',
      '英国 2026 年的寄宿学费普查：没有收录，请看 ISC 的普查。',
    ],
    links: [
      { label: '中学库', href: '/yxk/hischool' },
      { label: '英国高中', href: '/special/gz_zh/gz_uk' },
      { label: '美国高中', href: '/special/gz_zh/gz_us' },
      { label: '陪读与监护签证', href: '/guide/dependants' },
    ],
  },
  {
    slug: 'uk-work',
    name: '英国工签与永居',
    words: '英国工签 工作签证 技术工签 Skilled Worker 年薪 薪资 新入职 B2 永居 ILR 留在英国',
    phrases: [
      '英国工签',
      '英国工作签证',
      '英国技术工签',
      '英国永居',
      '英国工签薪资',
      '英国毕业工签',
      'Skilled Worker',
      'ILR',
    ],
    title: '英国工签与永居：年薪线、新入职、英语要求',
    description:
      '毕业后转英国技术工签（Skilled Worker）：年薪至少多少，刚毕业的新入职可以低多少，职位要到什么程度，首次申请要什么英语；永居年限哪些没有收录、去哪里看。',
    answer:
      '英国技术工签有一条年薪线，和该职业的通行工资比，取高的；刚毕业的按新入职，两样都低一些。两条线的数和出处在下一节（2026-09-29 读到，转述）。永居年限有没有改，本站没有收录。',
    sections: [
      {
        id: 'salary',
        heading: '英国技术工签的年薪要多少，刚毕业低多少',
        label: '年薪',
        facts: ['uk-sw-salary', 'uk-sw-newentrant'],
      },
      {
        id: 'requirements',
        heading: '职位和英语要到什么程度',
        label: '职位与英语',
        facts: ['uk-sw-rqf6', 'uk-sw-b2'],
      },
    ],
    missing: [
      '英国永居要住几年、改没改成十年：没有收录 2026 年 4 月以后的规则，请看 gov.uk 的 indefinite leave to remain。',
      '各职业的通行工资：请看 gov.uk 技术工签的职业代码表。',
    ],
    links: [
      { label: '毕业生签证', href: '/headlines/uk-graduate-route-2027' },
      { label: '英国签证', href: '/special/qz_uk' },
      { label: '海外身份规划', href: '/product/ym_product' },
    ],
  },
]
