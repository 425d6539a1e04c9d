import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大快速通道（EE）：分数从哪里来，还能补多少',
    description:
      '加拿大快速通道 EE 说明：先合乎三类之一才能入池，CRS 四块分怎么组成，雇主邀约为何不再加分，2026 年有哪些类别抽签，中国申请人补分的次序与常见漏洞。',
  },
  hue: 'ca',
  picture: 'exam',
  source: '专题:加拿大EE',
  form: { kind: 'immigration', title: '对一遍自己的分数' },
  sections: [
    {
      type: 'hero',
      name: '加拿大快速通道（EE）',
      title: '进得去、排得到，是两个问题',
      lead: '快速通道管的是排队：符合三类资格之一才能建档入池，入池后按综合排名分从高到低邀请。资格不够，分数再高也用不上；有了资格而分数排不到，就看还能补哪里。',
      points: [
        { label: '没有及格线', text: '每轮、每类分数线都不同，过去的线只供参考' },
        { label: '雇主邀约', text: '2025 年 3 月起不再加排名分' },
        { label: '官方打分器', text: '免费，自己就能算，不必付钱请人“评估”' },
      ],
      actions: [
        { label: '读书加工作的路线', href: '/special/ym_ca_man' },
        { label: '加拿大研究生', href: '/special/canyjs' },
      ],
    },
    {
      type: 'status',
      heading: '系统在运行，类别每年另定',
      programme: '加拿大快速通道（Express Entry）',
      status: 'open',
      summary:
        '按 2026 年 2 月的资料，移民部公布了当年的类别抽签安排，系统在运行。各轮分数线和邀请人数不在这批资料里，请看移民部的邀请轮次页面；2 月以后类别有没有增减，也看该页。',
      checked: '2026-02-26',
      source: {
        name: 'Gowling WLG / Mondaq（二手）',
        url: 'https://www.mondaq.com/canada/general-immigration/1750260/canadian-business-immigration-update-express-entry-category-changes-announced-for-2026',
      },
      official: {
        name: '加拿大移民部快速通道页',
        url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry.html',
      },
    },
    {
      type: 'compare',
      heading: '进得去吗：三类资格对照',
      intro: '任何一类都要先满足，排名分再高也替代不了。',
      caption: '联邦技术工人、加拿大经验类、联邦技工的差别',
      columns: ['联邦技术工人', '加拿大经验类', '联邦技工'],
      rows: [
        {
          label: '典型的人',
          cells: ['在国内工作的白领、工程师、教师', '在加拿大读完书并工作过的人', '持有或能取得技工资质的人'],
        },
        {
          label: '工作经验',
          cells: ['境外经验可用，要连续且对口', '必须是加拿大境内的合法工作', '技工类职业的经验'],
        },
        {
          label: '学历',
          cells: ['境外学历要先做学历认证', '资格上不强制，影响排名分', '资格上不强制'],
        },
        {
          label: '安家资金',
          cells: ['一般要证明', '一般免', '一般要证明'],
        },
        {
          label: '中国申请人常卡在',
          cells: ['工作证明写不出职责与工时', '工签期限内攒不够经验', '资质互认'],
        },
      ],
      footnote: '安家资金的数目每年调整，暂无可以注明来源的公开数，请看移民部的资金证明页。',
    },
    {
      type: 'rules',
      heading: '排得到吗：分数的规定',
      items: [
        { statement: 'imm-ca-ee-programs' },
        { statement: 'imm-ca-crs-total' },
        {
          statement: 'imm-ca-crs-blocks',
          note: '核心块里年龄与语言占比重，年龄分从三十岁起逐年下降，语言可以补。',
        },
        {
          statement: 'imm-ca-crs-pnp',
          note: '只有与快速通道挂钩的省提名才这样加。提名要求有在该省生活的真实意愿，各省另有名额。',
        },
        { statement: 'imm-ca-crs-joboffer', note: '仍以“配雇主加分”收费的，请对方解释这一条的日期。' },
        { statement: 'imm-ca-ee-2026cats' },
        {
          statement: 'imm-ca-ee-2026renewed',
          note: '类别轮次的分数线与不分类别的轮次不同，逐轮看；职业代码要真的对上。',
        },
        { statement: 'imm-ca-ee-2026-oneyear' },
      ],
    },
    {
      type: 'features',
      heading: '补分，按成本从低到高',
      look: 'numbered',
      items: [
        {
          title: '英语四项拉平',
          text: '排名分按单项等级给，一项短板会连带拖低技能可迁移那一块。把弱项抬一级，往往比总分提高更划算。成绩一般两年内有效，递交当天仍要在有效期。',
        },
        {
          title: '学历认证做全',
          text: '本科加硕士、双学位要把每一份都送认证。只认证高的那份，可能漏掉两份学历组合的分。高校成绩单寄送慢，先启动这一项。',
        },
        {
          title: '配偶重新算一遍',
          text: '谁做主申请人分更高，要用官方打分器各算一次。配偶的语言和学历也有分，配偶不随行时分数结构又不同，但不能为分数隐瞒婚姻。',
        },
        {
          title: '学法语',
          text: '法语能力是续用的类别之一，从零学起要一两年业余时间。愿意学的人，它不靠雇主，也不限职业，门槛只在语言本身。',
        },
        {
          title: '到加拿大读书再工作',
          text: '花费和时间都多，换来当地学历与经验。先确定书读得值，再把移民当作附带的结果。',
        },
      ],
    },
    {
      type: 'steps',
      heading: '从打分到登陆',
      look: 'track',
      items: [
        { title: '打分、定主申请人', text: '按真实成绩填，不填“预计”。', duration: '一天' },
        {
          title: '考试与认证',
          text: '语言用移民用途的考试类型，留学用的学术类不通用。',
          duration: '2–5 个月',
        },
        { title: '入池', text: '资料有变动就更新，生日会改变分数。', duration: '有效期看账户所示' },
        {
          title: '获邀后交件',
          text: '工作证明写明职责、工时、薪酬与起止，配工资流水与社保；无犯罪、体检按要求办。',
          duration: '以邀请信所写期限为准',
        },
        { title: '审理、登陆', text: '登陆后有居住义务，长期不住会影响换卡。', duration: '以移民部公布为准' },
      ],
    },
    {
      type: 'figures',
      heading: '如果打算先去读书',
      intro: '走“读书、毕业工签、加拿大经验类”这条线的，先看工签能给多长时间、语言要到哪里。',
      caption: '加拿大毕业工签与资金的公布数',
      items: [
        { fact: 'ca-pgwp-master', note: '硕士项目即使不长，工签也可能较长，经验有时间攒。' },
        { fact: 'ca-pgwp-short', note: '读短期文凭的，工签与课程等长，几乎没有余量。' },
        { fact: 'ca-eng-pgwp-uni', note: '申请工签时就要的语言等级，移民打分通常还要更高。' },
        { fact: 'ca-tuition-grad-2526', note: '全国均值，专业硕士和商科往往高于它。' },
        { fact: 'ca-pof-2025', note: '学习许可用的生活费证明，和移民的安家资金是两套数。' },
      ],
    },
    {
      type: 'faq',
      heading: '容易弄错的地方',
      items: [
        {
          question: '哪些人不必在这里花太多时间？',
          answer:
            '年龄分已低、英语短期上不到高分段、职业又不在类别里，也不打算去某个省长住的家庭，排到的可能性小，时间用在省提名或孩子自己的学业上更实在。三十岁上下、四项语言均衡、有三年左右可证明的对口经验的人，正好相反，越早入池越好，因为年龄分只减不增。',
        },
        {
          question: '工作证明由人事写一句“在职”行不行？',
          answer:
            '不行。要能对上您申报的职业代码：主要职责、每周工时、起止日期、薪酬、签字人职务与联系方式。原公司不在了的，用合同、社保、完税和同事证明一起说明，并写清为什么拿不到。',
        },
        {
          question: '孩子能随同吗，读书怎么收费？',
          answer:
            '未满 22 周岁、未婚也没有同居伴侣的子女一般可以随同，年龄按锁定日算，以移民部对受抚养子女的定义页为准。永居家庭的孩子读公立中小学通常按居民对待，大学学费一般按本国学生计，以学区和学校的规定为准。',
        },
        {
          question: '拿了永居，国内的税和户口受影响吗？',
          answer:
            '加拿大税务局按居住联系判断税务居民，成为税务居民后一般要申报全球收入，境外资产达到条件的另有申报表，登陆前请税务师看一遍。永居不等于入籍，中国国籍不因此改变；若日后入籍，中国《国籍法》不承认中国公民的双重国籍。户籍与社保问户籍地主管部门。',
        },
        {
          question: '填错了会怎样？',
          answer:
            '不实陈述可能导致多年不得申请，哪怕是代理填的，签字的也是您。递交前把表格逐页导出，自己读一遍。',
        },
      ],
    },
    {
      type: 'related',
      heading: '同一个国家的其他路',
      items: [
        { label: '曼省国际教育类', href: '/special/ym_ca_man', text: '用一个省的读书与工作换提名。' },
        { label: '创业移民现状', href: '/special/ym_ca_suv', text: '已停收新申请，签约前先看。' },
        { label: '雅思备考', href: '/special/yasi', text: '移民用的是培训类，先分清再报名。' },
      ],
    },
  ],
})
