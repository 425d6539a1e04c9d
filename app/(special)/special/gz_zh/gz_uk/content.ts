import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国高中留学规划：几岁插班、考什么、谁来监护',
    description:
      '英国寄宿中学按入学年龄分三个入口：十一岁、十三岁、十六岁各考什么，读到哪里，监护人与短假怎么安排，增值税对学费的影响去哪里查，一年三学期怎样过。',
  },
  family: 'high-school',
  hue: 'uk',
  picture: 'highschool',
  source: '专题:英国高中',
  form: { kind: 'general', title: '说说孩子的年龄与课程' },
  sections: [
    {
      type: 'hero',
      name: '英国高中留学规划',
      title: '英国高中留学：几岁插哪个年级，考什么',
      lead: '英国按年龄分年级，每个年级都有明确的学习任务。错过十三岁的入口，孩子要么跟不上 GCSE 的两年进度，要么只能等到十六岁读 A-Level。入口定了，名单自然就短。',
      arrangement: 'letter',
      actions: [
        { label: '查英国中学', href: '/hischool' },
        { label: 'A-Level 课程说明', href: '/special/alevel' },
      ],
    },
    {
      type: 'features',
      heading: '十一岁、十四岁、十六岁的入口',
      intro: '年级按九月一日的年龄算，国内孩子插班时多半降半级到一级。',
      look: 'rows',
      items: [
        {
          title: '十一岁到十三岁（7–9 年级）',
          text: '提前两三年登记，热门学校要预考和面试。好处是有完整的 GCSE 前期；代价是孩子年纪小，离家的时间长。',
        },
        {
          title: '十四岁（10 年级）',
          text: 'GCSE 从这时起是两年一套课，中途很难插进来。有的学校开一年制 GCSE 给国际生，课程紧，要英语底子好。',
        },
        {
          title: '十六岁（12 年级）',
          text: '国内初三或高一毕业生的主要入口。前一年秋天考试面试，按 GCSE 或校内成绩与英语录取，读两年 A-Level 或 IB 直接申请大学。初三毕业直接读的孩子，头一学期术语和写作量都是新的；先读一年 GCSE 再上，稳一些，也多一年。',
        },
      ],
    },
    {
      type: 'prose',
      heading: '英国中学怎么选',
      look: 'columns',
      paragraphs: [
        '先看类型：寄宿制、走读制、男校女校、以及收国际生较多的私立学院。学院教学紧、管得少，适合自律的十六岁；传统寄宿学校活动多、规矩多，适合年纪小的孩子。',
        '再看课程：A-Level 有没有开孩子要的组合；是否开进阶数学、物理实验；IB 学校的高级科目限制；有没有英语支持课，是单独上还是融入课堂。',
        '最后看生活：宿舍是几人间、男女分开的楼、周末几个同伴留校、国际生比例，还有学校处理欺凌与用药的规则。这些在开放日上问宿舍长，比问招生官真实。',
      ],
    },
    {
      type: 'rules',
      heading: 'A-Level 的科目数与等级',
      items: [
        { statement: 'study-alevel-length', note: '常见的是四门起步，过一段时间减到三门，看学校规定。' },
        { statement: 'study-alevel-grade' },
      ],
    },
    {
      type: 'checklist',
      heading: '未成年人出国，家里要办的几件事',
      groups: [
        {
          title: '监护',
          items: [
            '找到英国境内的监护人，学校和签证都会问',
            '监护公司看是否经 AEGIS 等认证，写清短假费用',
            '给学校一份父母授权书与紧急联系人',
          ],
        },
        {
          title: '签证',
          items: [
            '未满十八岁通常走 Child Student，要父母同意信与关系证明',
            '学校发的 CAS、住宿安排、资金材料',
            '结核检测去指定机构做，预留时间',
          ],
        },
        {
          title: '生活',
          items: [
            '疫苗与用药的英文说明',
            '一张能付校服和交通的卡，定好每周额度',
            '短假、期中假、圣诞假各住哪里，先排好第一年',
          ],
        },
      ],
    },
    {
      type: 'steps',
      heading: '十六岁入学的十六个月',
      items: [
        {
          title: '定方向与科目',
          text: '列出两个大学专业，看它们的课程页要哪几门。数学几乎都有用，理工再加物理。',
          duration: '入学前 16–14 个月',
        },
        {
          title: '英语与学术摸底',
          text: '英文数学、科学各做一套真题，写一篇三百字短文，看离目标学校差几分。',
          duration: '14–12 个月',
        },
        {
          title: '考试、面试',
          text: '十月前后报名，十一月到次年一月考。笔试常是英语、数学、推理，加一段面试。',
          duration: '11–8 个月',
        },
        {
          title: '收录取，交押金',
          text: '押金能不能退、几时退，看清入学前撤回的条款。',
          duration: '8–6 个月',
        },
        { title: '签证、住宿、监护', text: '学校发 CAS 后再办签证，别先买机票。', duration: '6–2 个月' },
        {
          title: '第一学期',
          text: '九月入学，十月底有半期假，十二月回家。第一封老师评语到手后，和监护人通一次电话。',
          duration: '入学后 4 个月',
        },
      ],
    },
    {
      type: 'schools',
      heading: '学校库里的英国中学',
      intro: '列表只给名称、所在地与寄宿或走读类型；收费、名额和考试以学校招生页为准。',
      country: 'uk',
      level: 'high',
      limit: 8,
    },
    {
      type: 'requirements',
      heading: '适合哪类孩子',
      fits: [
        '喜欢一门课胜过五门课，愿意在两三个科目上下硬功夫',
        '能听别人纠正自己的英语写作，不觉得难堪',
        '家里能在第一年飞过去两次，或请监护人到场',
      ],
      misfits: [
        '偏科还没显现、方向全无：英国的两三门课直接决定能报什么专业，先在国内多试几门',
        '需要父母每天陪着写作业：寄宿生晚自习是自己的事',
      ],
    },
    {
      type: 'mistakes',
      heading: '升学榜、增值税与转学',
      items: [
        {
          mistake: '只按升牛剑人数挑学校',
          instead:
            '看同一门课去年几人选、各档成绩几人，老师是否会辅导面试。强校垫底和中等学校前列，对孩子的信心是两回事。',
        },
        {
          mistake: '没算增值税与短假费',
          instead:
            '2025 年 1 月起英国私立学校学费加收增值税，税率和适用范围看 GOV.UK。学费表要问“含不含税、含不含监护与短假寄宿”。全国均价看英国独立学校委员会（ISC）每年的普查。',
        },
        {
          mistake: '十二年级下才想转学',
          instead: 'A-Level 考试局和模块可能不同，转学等于重学。入学前多问一句考试局是哪家。',
        },
      ],
    },
    {
      type: 'related',
      heading: '本科、美高与费用',
      items: [
        { label: '英国本科申请', href: '/special/bk_zh/bk_uk', text: '读完 A-Level 以后，五个志愿怎样填。' },
        { label: '美国高中', href: '/special/gz_zh/gz_us', text: '课程更宽，活动更多。' },
        { label: '英国费用', href: '/special/feiyong/fyen', text: '阶段之间怎样接账。' },
      ],
    },
  ],
})
