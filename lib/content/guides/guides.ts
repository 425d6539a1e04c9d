import type { Guide } from '@/lib/guides/guide'
import { familyGuides } from './family-and-work'
import { materialGuides } from './materials'

/** The caution that every guide prints for its statements. */
export const guideCaution =
  '每条写明年份和可核对的官方页面；没有一条是今天联网核对的，办理、递交前以官方页当天为准。标“转述”的不是官方原文。'

export const guides: readonly Guide[] = [
  {
    slug: 'transfer',
    name: '大学转学',
    words: '转学 UC TAG 社区学院 学分 大二转学 插班 加州大学',
    phrases: ['转学', '大二转学', '转学美国', '转学加州大学', 'UC转学', 'TAG', '社区学院', '社区学院转学'],
    title: '大学转学：加州大学截止日、加拿大学分、英国插班',
    description:
      '国内大学或社区学院转美国、加拿大、英国：加州大学转学网申哪天截止、TAG 书面协议给谁，UBC 和约克认多少学分，英国哪些学校写明不收二年级插班。',
    answer:
      '国内大学转加州大学：网申 {{uc.transfer}}截止；TAG 是书面协议，只给加州社区学院的学生。加拿大要查学院与大学的学分协议；英国插读二年级，读到的四页里三页不收，各系自己定。',
    sections: [
      {
        id: 'uc',
        heading: '转加州大学（UC）：网申哪天截止，TAG 给谁',
        label: '加州大学',
        facts: [
          'us-uc-transfer-2027',
          'us-uc-tau',
          'us-uc-tag',
          'us-tag-one-campus',
          'us-tag-basic',
          'us-ucla-cc-93',
        ],
      },
      {
        id: 'college',
        heading: '美国社区学院要多少雅思',
        label: '社区学院',
        facts: ['us-cc-english'],
      },
      {
        id: 'us',
        heading: '转学美国大学要不要 SAT',
        label: '转学与 SAT',
        facts: ['us-mit-transfer-test'],
      },
      {
        id: 'canada',
        heading: '加拿大转学：学分认多少',
        label: '加拿大',
        facts: ['ca-bc-transfer', 'ca-ubc-24credits', 'ca-seneca-york'],
      },
      {
        id: 'uk',
        heading: '英国大学能不能插读二年级',
        label: '英国',
        intro: '只读到下面四页，三页不收；各系自己定，以课程页为准。',
        facts: [
          'uk-leeds-business-no-y2',
          'uk-sheffield-politics-no-transfer',
          'uk-transfer-qmul-eecs',
          'uk-shu-credit',
        ],
      },
      { id: 'france', heading: '国内在读申请法国要交什么', label: '法国', facts: ['fr-cf-transfer'] },
    ],
    missing: [
      '加州大学哪些校区、专业会延长转学申请：12 月初看 UC 官网的开放专业名单；别照往年等延期。',
      '国内大学的学分能转多少：没有统一规则，请目标大学的招生办公室先看成绩单和课程大纲。',
    ],
    links: [
      { label: '登记的转学截止日', href: '/deadlines?country=us&level=transfer' },
      { label: '转学申请怎么准备', href: '/special/zhuanxue' },
      { label: '查中国院校名单', href: '/yxk/china' },
    ],
  },
  {
    slug: 'zhuanke',
    name: '专科读硕士',
    words: '专科 大专 高职 专升硕 top-up 直接读硕士',
    phrases: ['专科', '大专', '专科留学', '大专留学', '专升硕', '专科读硕士', '大专读研', 'top-up', 'topup'],
    title: '专科读国外硕士：大专能不能直接申请',
    description:
      '三年大专申请国外硕士的官方写法：英国先插读本科最后一年（top-up）拿学士再申硕，澳大利亚的硕士资格课程，德国高职在读暂不能申请，逐条写明出处。',
    answer:
      '大专可以申请插读英国本科最后一年（top-up），拿到学士再申硕士；凭大专直接申硕士，没有查到学校写明收；伦敦都会大学（London Metropolitan）的中国页写了三年制文凭 80 分，没写是读本科还是硕士，要问学校。',
    sections: [
      {
        id: 'uk',
        heading: '英国 top-up：大专插读本科最后一年',
        label: '英国 top-up',
        facts: ['uk-dazhuan-gm', 'uk-dazhuan-topup', 'uk-glasgow-topup31'],
      },
      {
        id: 'australia',
        heading: '澳大利亚：达不到硕士要求先读资格课程',
        label: '澳大利亚',
        facts: ['au-masters-qualifying'],
      },
      { id: 'germany', heading: '高职在读能不能去德国', label: '德国', facts: ['de-aps-gaozhi'] },
    ],
    missing: [
      '大专不读 top-up、直接申硕士的官方写法：这里没有；三年制文凭的分数（伦敦都会大学）没写用于哪一级。有人这样承诺，请他给出学校官网的页面。',
      'top-up 学士能不能做留服认证，要看在哪里读、怎么读：报名前先问留学服务中心。',
    ],
    links: [
      { label: '留服认证怎么办', href: '/guide/cscse' },
      { label: '按条件看能申哪里', href: '/special/condition_pc' },
    ],
  },
  {
    slug: 'foundation',
    name: '预科与国际大一',
    words: '预科 国际大一 IYO 硕士预科 pathway foundation 语言不够',
    phrases: [
      '预科',
      '国际大一',
      '硕士预科',
      '本科预科',
      '英国预科',
      '澳洲预科',
      'foundation',
      'IFP',
      'pathway',
    ],
    title: '预科、国际大一、硕士预科：要多少雅思，名校认不认',
    description:
      '英国、澳大利亚、加拿大、美国的预科、国际大一和硕士预科：要多少雅思、读多久、能升大一还是大二，帝国理工、牛剑、LSE、国王学院认哪些预科，附出处。',
    answer:
      '核对的 12 所英国学校：国际大一都要雅思 5.5，其中 8 所的预科只要 5.0（2026 年）。帝国理工只认两种预科，牛津、剑桥很难用预科申请。',
    sections: [
      {
        id: 'ielts',
        heading: '英国预科和国际大一要多少雅思',
        label: '英国：雅思',
        facts: ['uk-iyo-english', 'uk-upc-english', 'uk-kcl-ifp-ext'],
      },
      {
        id: 'accepted',
        heading: '帝国理工、牛剑、LSE、国王学院认不认预科',
        label: '名校认不认',
        facts: [
          'uk-fnd-imperial',
          'uk-fnd-oxbridge',
          'uk-fnd-lse',
          'uk-fnd-kcl',
          'uk-fnd-exeter',
          'uk-fnd-stand',
          'uk-fnd-standrews-uni',
          'uk-manchester-highschool',
        ],
      },
      {
        id: 'second-year',
        heading: '国际大一读完能不能直接升大二',
        label: '升大二',
        facts: ['uk-iyo-second', 'au-go8-diploma', 'au-diploma-cond', 'ca-fic-icm'],
      },
      {
        id: 'pre-master',
        heading: '英国硕士预科读几个学期',
        label: '硕士预科',
        facts: ['uk-premaster-ladder', 'uk-premaster-durham', 'uk-premaster-leeds'],
      },
      {
        id: 'australia',
        heading: '澳大利亚和新西兰预科',
        label: '澳大利亚、新西兰',
        facts: ['au-fnd-ielts', 'nz-foundation'],
      },
      {
        id: 'america',
        heading: '美国国际大一、加拿大绿色通道',
        label: '美国、加拿大',
        facts: ['us-pathway-credits', 'us-pathway-operators', 'ca-utsc-greenpath'],
      },
      { id: 'ireland', heading: '爱尔兰三一学院预科', label: '爱尔兰', facts: ['ie-tcd-foundation'] },
    ],
    missing: ['各家预科 2027 年的学费：读到的列在英国学校页“公布的学费”里，没有列的请看运营方官网。'],
    links: [
      { label: '英国大学', href: '/yxk?country=uk' },
      { label: '多邻国、内测能不能用', href: '/guide/english-tests' },
    ],
  },
  {
    slug: 'english-tests',
    name: '多邻国与学校内测',
    words: '多邻国 内测 免雅思 语言考试 SELT PTE 托福新分制 六级',
    phrases: ['多邻国', '内测', '多邻国英国', '免雅思', '英国内测', 'duolingo', 'SELT', '没有雅思'],
    title: '多邻国、学校内测，能不能代替雅思',
    description:
      '英国、加拿大、澳大利亚、香港哪些大学写明认多邻国、要多少分，哪些不认；学校自己的英语内测、在家考的 PTE、签证要的 SELT、托福新旧分，逐条写明出处和年份。',
    answer:
      '看学校，也看读什么：查到的帝国理工、埃克塞特等认多邻国，UCL、爱丁堡等不认；英国预科和语言班的签证要 SELT。',
    sections: [
      {
        id: 'yes',
        heading: '英国哪些大学认多邻国，要多少分',
        label: '英国：认',
        facts: [
          'duo-uk-imperial',
          'duo-uk-exeter',
          'duo-uk-liverpool',
          'duo-uk-newcastle',
          'duo-uk-warwick',
          'duo-uk-york',
          'duo-uk-cardiff',
        ],
      },
      {
        id: 'no',
        heading: '英国哪些大学不认多邻国',
        label: '英国：不认',
        facts: ['duo-uk-no', 'duo-uk-presess', 'duo-uk-ljmu'],
      },
      {
        id: 'visa',
        heading: '英国签证：预科、语言班要 SELT',
        label: '签证 SELT',
        facts: ['uk-selt-degree', 'uk-duolingo-not-selt', 'uk-isc-duolingo'],
      },
      {
        id: 'own-tests',
        heading: '学校自己的英语内测、在家考的 PTE',
        label: '学校内测',
        facts: ['own-uk-aru', 'own-uk-brunel', 'pte-online-uk'],
      },
      {
        id: 'canada-australia',
        heading: '加拿大和澳大利亚认不认多邻国',
        label: '加拿大、澳大利亚',
        facts: ['duo-ca-yes', 'duo-au-none', 'ca-conestoga-levels', 'ca-english-ielts-general'],
      },
      {
        id: 'hong-kong',
        heading: '香港硕士认不认六级、多邻国',
        label: '香港',
        facts: ['hk-cuhk-grad-tests', 'hk-eduhk-cet6'],
      },
      {
        id: 'toefl',
        heading: '托福 1–6 分制怎么对旧分',
        label: '托福新分',
        facts: ['toefl-new-scale', 'toefl-dual-scale'],
      },
    ],
    missing: ['没有列出的学校：不等于不认，请看学校的英语要求页，按要读的课程查。'],
    links: [
      { label: '语言与考试课程', href: '/yylist' },
      { label: '预科与国际大一', href: '/guide/foundation' },
      { label: '英国签证', href: '/special/qz_uk' },
    ],
  },
  {
    slug: 'cscse',
    name: '留服认证与落户',
    words: '留服 认证 学历认证 cscse 落户 上海落户 北京落户 海归 网课 多久',
    phrases: [
      '留服认证',
      '学历认证',
      '留服',
      '落户',
      '上海落户',
      '北京落户',
      '留学生落户',
      '海归落户',
      '网课认证',
      '网课硕士',
      '网课',
      'cscse',
    ],
    title: '留服认证与落户：怎么申请、网课认不认',
    description:
      '留服学历认证的费用、退费、复核期限，跨境远程和中外合作办学的文凭怎么认证，北京海淀 2025 年留学人才引进的条件；每条写明年份，办理前到留学服务中心核对。',
    answer:
      '本人在留学服务中心网站申请，一份申请认证一个学历；网上远程读的国外文凭，2023 年公告写明不在认证范围。',
    sections: [
      {
        id: 'fee',
        heading: '留服认证多少钱、能不能退',
        label: '费用与退费',
        facts: ['cscse-fee', 'cscse-refund'],
      },
      {
        id: 'how',
        heading: '留服认证怎么申请',
        label: '怎么申请',
        facts: ['cscse-entry-record', 'cscse-no-major-review'],
      },
      { id: 'remote', heading: '网课、跨境远程能不能认证', label: '网课', facts: ['cscse-remote-2023'] },
      { id: 'joint', heading: '中外合作办学的文凭怎么认证', label: '合作办学', facts: ['cscse-joint'] },
      { id: 'review', heading: '对认证结果有异议怎么复核', label: '复核', facts: ['cscse-review-12m'] },
      {
        id: 'beijing',
        heading: '北京留学生落户：海淀区 2025 年要什么条件',
        label: '北京落户',
        intro: '只读到海淀区一份；其他区看当年通知。',
        facts: ['hukou-bj-haidian-2025', 'hukou-bj-unit', 'hukou-bj-docs'],
      },
      { id: 'shanghai', heading: '上海留学生落户看什么', label: '上海落户', facts: ['hukou-sh-outline'] },
    ],
    missing: [
      '认证要几个工作日：没有查到官方写法，递交前问留学服务中心。',
      '留学服务中心官网的原文：上面几条是转述，费用以 cscse.edu.cn 当天为准。',
      '上海各档的社保月数和基数，深圳、广州、杭州的办法：请看当地人社局的当年规定。',
    ],
    links: [
      { label: '中外合作大学的文凭', href: '/joint' },
      { label: '文章：国外学历认证', href: '/industry/cscse-credential' },
    ],
  },
  {
    slug: 'scholarship',
    name: '留学奖学金',
    words: '奖学金 全奖 公派 CSC 助学金 免费留学',
    phrases: ['奖学金', '留学奖学金', '全奖', '公派', '国家公派', 'CSC', '免费留学', '助学金'],
    title: '留学奖学金：给谁、到哪里申请',
    description:
      '中国学生能申请的政府和大学奖学金：法国埃菲尔、伊拉斯谟、香港博士奖学金、新加坡 SINGA、国家公派等，给谁、每月多少、官方页面；也列出中国学生不能用的。',
    answer:
      '硕士：法国埃菲尔由法国院校提名，伊拉斯谟直接向联合课程申请。博士：香港先在研资局系统登记，{{hkpfs.registration}}截止，再向大学申请。国家公派要回国服务。',
    sections: [
      {
        id: 'master',
        heading: '硕士奖学金：中国学生可以申请',
        label: '硕士',
        facts: [
          { id: 'sch-eiffel-2026', label: '法国埃菲尔卓越奖学金 · 硕士、博士' },
          { id: 'sch-eiffel-age', label: '埃菲尔：年龄与国籍' },
          { id: 'sch-em-1400', label: '伊拉斯谟世界联合硕士（EMJM）· 硕士' },
          { id: 'sch-chevening', label: '英国志奋领 · 有工作经验的硕士申请人' },
          { id: 'sch-daad-china-thesis', label: '德国 DAAD 硕士论文短期研究 · 在读硕士' },
          { id: 'sch-sh-china', label: '匈牙利政府互换奖学金 · 匈牙利政府出钱 · 要过国内公派选派' },
        ],
      },
      {
        id: 'doctor',
        heading: '博士奖学金：香港、新加坡',
        label: '博士',
        facts: [
          { id: 'sch-hkpfs-2028', label: '香港博士研究生奖学金计划（香港研资局）· 博士' },
          { id: 'sch-singa', label: '新加坡 SINGA · 博士' },
        ],
      },
      {
        id: 'csc',
        heading: '国家公派：要不要回国、违约赔多少',
        label: '国家公派',
        intro: '以下出自 2007 年的规定，可能有新版；申请以当年选派简章为准。',
        facts: ['csc-agreement', 'csc-service-2y', 'csc-late-3m'],
      },
      {
        id: 'grant',
        heading: '新加坡助学金（Tuition Grant）要担保',
        label: '新加坡助学金',
        facts: ['sg-tg-sureties', 'sg-tg-withdraw'],
      },
      {
        id: 'unclear',
        heading: '给不给中国名额，要先问的',
        label: '名额不明',
        facts: [
          { id: 'sch-mext-univ', label: '日本文部科学省奖学金（大学推荐）· 日本政府出钱 · 研究生' },
          { id: 'sch-gks-2026', label: 'GKS 研究生 · 韩国政府出钱' },
          { id: 'sch-gks-u-2026', label: 'GKS 本科 · 韩国政府出钱' },
          { id: 'sch-swiss', label: '瑞士政府卓越奖学金 · 瑞士政府出钱 · 硕士毕业以上' },
        ],
      },
      {
        id: 'no',
        heading: '中国学生不能用的',
        label: '不能用的',
        facts: [
          { id: 'sch-fulbright-china', label: '富布赖特（中国项目）' },
          { id: 'sch-aus-awards', label: '澳大利亚奖学金（Australia Awards）' },
        ],
      },
    ],
    missing: [
      '各大学自己的入学奖学金：没有逐校登记，请看录取通知和学校的奖学金页。',
      '国家公派当年的选派简章：请看国家留学基金委官网。',
    ],
    links: [
      { label: '一年多少钱能去哪里', href: '/guide/budget' },
      { label: '算一年费用', href: '/special/study_cost' },
    ],
  },
  {
    slug: 'safety',
    name: '留学安全与 12308',
    words: '安全 12308 领事保护 报警 999 111 治安 出事 保险 OSHC',
    phrases: [
      '安全',
      '12308',
      '领事保护',
      '留学安全',
      '出国安全',
      '孩子在国外安全吗',
      '国外报警',
      'OSHC',
      '留学保险',
    ],
    title: '在国外遇到急事：12308 怎么打，当地报警打多少',
    description:
      '中国公民领事保护热线 12308 从境外怎么拨、怎么转人工、打不通拨哪个号码；外交部三级安全提醒；各国报警、急救号码和中国使领馆的电话；澳大利亚学生必须有的医疗保险 OSHC。',
    answer:
      '境外拨 +86-10-12308，全天有人接；打不通拨 +86-10-65612308。当地报警：美国、加拿大 911，英国、新加坡 999，澳大利亚 000，新西兰 111，日本 110，韩国、欧盟 112。',
    sections: [
      {
        id: 'call',
        heading: '12308 怎么打、怎么转人工',
        label: '12308',
        facts: ['safety-12308', 'safety-12308-key'],
      },
      { id: 'alerts', heading: '外交部的三级安全提醒', label: '安全提醒', facts: ['safety-levels'] },
      {
        id: 'police',
        heading: '各国报警、急救打多少',
        label: '报警、急救',
        intro: '先打当地的号码，再打 12308。号码抄自使馆的提醒，年份写在每条下面。',
        facts: [
          'em-us-911',
          'em-ca-911',
          'em-uk-999',
          'em-au-000',
          'em-nz-111',
          'em-jp-110',
          'em-sg-999',
          'em-kr-112',
          'em-eu-112',
        ],
      },
      {
        id: 'embassies',
        heading: '中国使领馆的领保电话',
        label: '使领馆',
        intro: '号码会换：出发前到中国领事服务网再核对一次。',
        facts: ['cn-us', 'cn-ca', 'cn-jp', 'cn-sg', 'cn-kr', 'cn-nz'],
      },
      { id: 'japan', heading: '去日本之前：使馆的提醒', label: '日本', facts: ['cn-jp-warning'] },
      {
        id: 'insurance',
        heading: '澳大利亚学生保险 OSHC：要不要一直有',
        label: '保险',
        facts: ['ins-au-oshc', 'ins-au-oshc-anu', 'ins-au-485'],
      },
    ],
    missing: [
      '哪座城市、哪个区更安全：没有可以比较的官方数据，本站不排名。',
      '香港、澳门、马来西亚、泰国的报警号码：本站没有收录，请看当地警方的官网，到达后先记下，连同学校保安处的电话。',
      '驻英国、澳大利亚使领馆，驻旧金山、芝加哥总领馆的号码：读到的太旧，或几份说法不一，请看中国领事服务网。',
    ],
    links: [
      { label: '联系我们', href: '/touchus' },
      { label: '政策变动', href: '/headlines/changes' },
    ],
  },
  ...familyGuides,
  ...materialGuides,
]

export const findGuide = (slug: string): Guide | null => guides.find((guide) => guide.slug === slug) ?? null
