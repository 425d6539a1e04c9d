import type { CountryArticleInput } from './country-news'

const author = '美世留学 欧亚升学组'
const updated = '2026-11-20'

export const ieArticles: CountryArticleInput[] = [
  {
    id: 'ie-apply-and-funds',
    country: 'ie',
    title: '爱尔兰硕士申请：滚动录取、资金要求和到校后的登记',
    summary: '九月起滚动审理，满了就停。签证资金自 2025 年 6 月 30 日起为一年一万欧元，学费另算。',
    date: '2026-03-19',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '爱尔兰的大学不多，英语授课，硕士一年为主，与英国的节奏相近，却少了医疗附加费。常被选择的有圣三一、都柏林大学、科克、高威、利莫瑞克、都柏林城市和梅努斯，数据、金融、食品、药学与科技公司的实习机会比较集中。',
        ],
      },
      {
        heading: '怎么申',
        paragraphs: [],
        list: [
          '每所大学自己的网上系统，九月至十月开放，滚动审理；商科与数据常在春节前就满。',
          '学术：相关本科与均分，看院校；跨专业看有没有转换课程（Higher Diploma）。',
          '语言：雅思多为 6.5，单项 6.0，护理、法律、教育更高，以项目页为准。',
          '押金：接受录取时交，抵学费；签证被拒的退还条件写在录取信里。',
        ],
      },
      {
        heading: '签证资金',
        paragraphs: [
          '按 ICEF Monitor 2025 年 4 月的报道，自 2025 年 6 月 30 日起，八个月以上课程的学生须证明首年有 {{ie-pof-long}}生活费，另加学费；不足八个月的按每月 {{ie-pof-short}}。学费还未付清的，余额也要证明。材料是父母银行流水（通常六个月）、收入证明、关系证明；大额存入要说明来源。递交前请在爱尔兰移民局网站核对。',
        ],
      },
      {
        heading: '办理顺序',
        paragraphs: [
          '五六月交清要求的学费拿收据，买保险，网上填 AVATS 表，交签证中心。审理一到两个月，旺季更久，九月开学的七月上旬前递交。拒签信会列理由，可在两个月内免费上诉，逐条回应并补证据。',
        ],
      },
      {
        heading: '到校之后',
        paragraphs: [
          '九十天内办居留登记（IRP），费用 {{ie-irp-fee}}（Education in Ireland 页面，未标日期，请核对），带护照、在读证明、保险和资金证明。登记的印章（Stamp 2）决定打工时数：学期中每周 20 小时以内，规定的假期里可全时。住房紧张是真的，拿到录取就登记学校宿舍，先订前两周短住，警惕“先付押金后看房”。',
        ],
      },
      {
        heading: '选校时多问一句',
        paragraphs: [
          '同名的数据或商业分析课程，有的在商学院，有的在计算机学院，先修课和去向差很多；有没有带薪实习学期、由谁找岗位、找不到怎么办，写邮件问项目主管，一般一周内会回。',
        ],
      },
    ],
    sources: [
      {
        name: 'ICEF Monitor（2025-04）',
        url: 'https://monitor.icef.com/2025/04/ireland-non-eu-international-students-will-be-most-affected-by-a-new-increased-threshold-for-available-funds',
      },
      { name: '爱尔兰移民局：来爱学习', url: 'https://www.irishimmigration.ie/coming-to-study-in-ireland' },
      { name: 'Education in Ireland', url: 'https://www.educationinireland.com' },
    ],
  },
  {
    id: 'ie-graduate-programme',
    country: 'ie',
    title: '爱尔兰毕业后留下找工作：Stamp 1G 怎么续、什么时候换工签',
    summary: '本科一年、硕士及以上最长两年，分两次登记。第一年就要按“换成工作许可”来找岗位。',
    date: '2026-09-30',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '在爱尔兰认可的院校拿到学位后，可以通过“第三级毕业生计划”换成 Stamp 1G，合法全职工作和找工作，不需要雇主先办许可。它不是自动的，要自己登记，也不能用来创业或自雇。',
        ],
      },
      {
        heading: '多长',
        paragraphs: [
          '爱尔兰移民服务局页面（未标日期，请核对）写明：八级荣誉本科毕业生 12 个月；九级硕士及以上 24 个月，分两次，每次 12 个月，续第二次时要说明已经采取了合理步骤找毕业生岗位。在爱学习的总年限也有上限，多次读书的先算一算。',
        ],
      },
      {
        heading: '申请前的条件',
        paragraphs: [],
        list: [
          '学位由爱尔兰颁证机构授予，层级在国家资格框架八级以上。',
          '在读期间有有效的居留登记，没有超时打工记录。',
          '收到学校书面的最终成绩通知后六个月内登记，同时手里的 Stamp 2 还没过期。',
          '有医疗保险，缴登记费。',
        ],
      },
      {
        heading: '换成工作许可',
        paragraphs: [
          '长远留下要靠就业许可：一类是关键技能许可（CSEP），看职业清单和年薪；一类是普通许可（GEP），看年薪并要求雇主先在当地招人。薪金门槛按官方路线图逐年调整，以企业贸易与就业部公布的为准。技术、工程、医护、部分金融岗位在关键技能清单上，市场、人事、传媒多不在。选专业的时候就打开清单看一眼。',
        ],
      },
      {
        heading: '一年怎么用',
        paragraphs: [
          '大公司的毕业生项目在前一年九月到十一月招，也就是开学后两个月内；错过了就走社招和合同工。简历改成两页的当地格式，写明签证状态与到期日，别让对方猜。先做合同工再转正是常见路径，但合同工换不了多数许可。第一次登记满八九个月还没有合适岗位，就要同时准备回国或去别处的方案，不要等到最后两周。',
        ],
      },
    ],
    sources: [
      {
        name: '爱尔兰移民服务局：Third Level Graduate Programme',
        url: 'https://irishimmigration.ie/my-situation-has-changed-since-i-arrived-in-ireland/third-level-graduate-programme',
      },
      {
        name: '企业贸易与就业部：就业许可',
        url: 'https://enterprise.gov.ie/en/what-we-do/workplace-and-skills/employment-permits/',
      },
    ],
  },
]
